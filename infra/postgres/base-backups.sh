#!/bin/sh
# A base backup every day: a whole one on Sundays, on other days what has changed since. The first is whole,
# and one that failed is repeated after a minute. Kolo's metrics tell the age of the last one, so it is noted
# in the database again after every look: a restore may have taken the note with it.
set -u
last=${LAST_GOOD:-/tmp/last-good}

# Before the first migration there is no table, and the next look notes it.
note() {
  psql --quiet --host=/sockets --username=postgres --dbname=kolo --set=ON_ERROR_STOP=1 --command="
    INSERT INTO maintenance_runs (task, ok, last_good_at) VALUES ('base-backup', $1, $2)
    ON CONFLICT (task) DO UPDATE SET ok = excluded.ok,
      last_good_at = coalesce(excluded.last_good_at, maintenance_runs.last_good_at)"
}

while :; do
  pause=300
  if [ -z "$(find "$last" -mmin -1430 2>/dev/null)" ]; then
    if [ "$(date +%u)" = 7 ]; then type=full; else type=incr; fi
    if pgbackrest --stanza=kolo stanza-create && pgbackrest --stanza=kolo --type=$type backup; then
      touch "$last"
    else
      note false NULL
      sleep 60
      continue
    fi
  fi
  note true "to_timestamp($(stat -c %Y "$last"))" || pause=10
  sleep $pause
done
