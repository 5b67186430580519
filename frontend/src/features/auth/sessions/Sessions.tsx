import { type ReactElement, useRef } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { SessionRow } from './SessionRow';
import { useEndSessions, useSessions } from './use-sessions';

/** The account's sessions; unknown ones can be ended. */
export function Sessions(): ReactElement {
  const { t } = useTranslation('account');
  const sessions = useSessions();
  const end = useEndSessions();
  const others = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent);
  // A row's button disappears with its row, so the list takes the focus.
  const list = useRef<HTMLUListElement>(null);
  const ask = (id: number | null) =>
    end.mutate(id, { onSuccess: () => list.current?.focus({ preventScroll: true }) });
  return (
    <Card>
      <CardHeader title={t('sessions.title')} />
      <Loaded query={sessions}>
        {(all) => (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('sessions.title')}
            className="divide-y outline-none"
          >
            {all.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={end.isPending && end.variables === session.id}
                onEnd={() => ask(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {others.length > 0 && (
        <CardBody className="border-t">
          <Button
            variant="secondary"
            pending={end.isPending && end.variables === null}
            onClick={() => ask(null)}
          >
            {t('sessions.endOthers')}
          </Button>
        </CardBody>
      )}
    </Card>
  );
}
