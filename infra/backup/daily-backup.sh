#!/bin/sh
# Makes a backup whenever the newest complete one is a day old, and looks again every few minutes, so a
# failed one is repeated. Old ones are removed only after a good one. manifest.json is the last file of a backup.
set -u
folder=${BACKUP_FOLDER:-/backups}
while :; do
  if [ -z "$(find "$folder" -mindepth 2 -maxdepth 2 -name manifest.json -mmin -1430)" ]; then
    name=$(date -u +%Y-%m-%dT%H%M%SZ)
    if node backend/dist/operations/maintenance/backup-cli.js "$folder/$name"; then
      find "$folder" -mindepth 1 -maxdepth 1 -type d -mtime "+${BACKUP_DAYS:-14}" -exec rm -rf {} +
    else
      # Half a backup only takes room.
      rm -rf "${folder:?}/$name"
    fi
  fi
  sleep "${BACKUP_CHECK_SECONDS:-300}"
done
