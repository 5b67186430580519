#!/bin/sh
# Alertmanager does not read the environment, so its configuration is written at the start. Alerts go to
# ALERT_MAIL_TO and to ALERT_WEBHOOK_URL, whichever is set; without either they are shown on port 9093 only.
set -eu
umask 077
file=${ALERT_CONFIG:-/tmp/alertmanager.yml}

# Values are quoted, so that a password may have any character.
quoted() {
  printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"
}

if [ -n "${ALERT_MAIL_TO:-}" ]; then
  : "${ALERT_MAIL_FROM:?set ALERT_MAIL_FROM beside ALERT_MAIL_TO}"
  : "${ALERT_SMTP_HOST:?set ALERT_SMTP_HOST to host:port beside ALERT_MAIL_TO}"
fi

{
  echo 'route:'
  echo '  receiver: operator'
  echo '  group_by: [alertname]'
  echo '  group_wait: 30s'
  echo '  repeat_interval: 12h'
  echo 'receivers:'
  echo '  - name: operator'
  if [ -n "${ALERT_WEBHOOK_URL:-}" ]; then
    echo '    webhook_configs:'
    echo "      - url: $(quoted "$ALERT_WEBHOOK_URL")"
  fi
  if [ -n "${ALERT_MAIL_TO:-}" ]; then
    echo '    email_configs:'
    echo "      - to: $(quoted "$ALERT_MAIL_TO")"
    echo "        from: $(quoted "$ALERT_MAIL_FROM")"
    echo "        smarthost: $(quoted "$ALERT_SMTP_HOST")"
    echo '        send_resolved: true'
    if [ -n "${ALERT_SMTP_USER:-}" ]; then
      echo "        auth_username: $(quoted "$ALERT_SMTP_USER")"
      echo "        auth_password: $(quoted "${ALERT_SMTP_PASSWORD:-}")"
    fi
  fi
} > "$file"

# Alone, without a cluster of others.
exec "${ALERTMANAGER:-/bin/alertmanager}" --config.file="$file" --storage.path=/alertmanager --cluster.listen-address=
