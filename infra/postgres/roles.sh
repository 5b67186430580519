#!/bin/sh
# Runs once when the database is created. The owner of the tables is not a superuser; the product's role
# owns nothing, and migrations revoke its rights to change append-only tables.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set=owner="$KOLO_OWNER_PASSWORD" --set=application="$KOLO_APP_PASSWORD" --set=database="$POSTGRES_DB" <<'SQL'
CREATE ROLE kolo_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'owner';
CREATE ROLE kolo_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'application';
ALTER DATABASE :"database" OWNER TO kolo_owner;
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE :"database" TO kolo_app;
SET ROLE kolo_owner;
ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO kolo_app;
ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO kolo_app;
ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO kolo_app;
ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON ROUTINES TO kolo_app;
SQL
