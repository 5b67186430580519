#!/bin/sh
# A base backup every day: a whole one on Sundays, on other days what has changed since. The first is whole,
# and one that failed is repeated after a minute.
set -u
while :; do
  if [ "$(date +%u)" = 7 ]; then type=full; else type=incr; fi
  if pgbackrest --stanza=kolo stanza-create && pgbackrest --stanza=kolo --type=$type backup; then
    touch /tmp/last-good
    sleep 86400
  else
    sleep 60
  fi
done
