"""A process that answers as the helping process does, and takes its time when it is asked so."""

import json
import sys
import time

print('{"ready": true}', flush=True)
for line in sys.stdin:
    said = json.loads(line)
    time.sleep(said.get("sleep", 0))
    print(json.dumps({"answer": said["ask"]}), flush=True)
