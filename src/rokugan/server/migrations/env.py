"""Alembic's way in: it runs the steps on the connection that the server hands it."""

from alembic import context

from rokugan.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
