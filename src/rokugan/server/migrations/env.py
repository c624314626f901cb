"""Alembic's way in: it runs the steps on the connection that the server hands it."""

from alembic import context

from rokugan.server.schema import metadata


def run() -> None:
    """Bring the database to the form that is asked for."""
    connection = context.config.attributes["connection"]
    as_batch = connection.dialect.name == "sqlite"
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=as_batch)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # so alembic calls it; anybody else may import it
    run()
