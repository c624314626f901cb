"""The rules that editions share, a chapter each. Every chapter extends the one before; `Rules` is the whole book."""
