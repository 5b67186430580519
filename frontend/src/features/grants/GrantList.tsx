import type { GrantView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useWrite } from '@/shared/api';
import { request } from '@/shared/api/request';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button } from '@/shared/ui';
import { type GrantedMatch, grantsPath } from './granted-match';

interface Props {
  match: GrantedMatch;
  grants: readonly GrantView[];
}

export function GrantList({ match, grants }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const path = grantsPath(match.id);
  const revoke = useWrite<number, void>({
    send: (id) => request(`${path}/${id}`, { method: 'DELETE' }),
    done: () => ({ title: t('grants.revoked') }),
    changes: [path],
  });
  if (grants.length === 0) return <p className="text-sm text-ink-muted">{t('grants.none')}</p>;
  return (
    <ul className="divide-y rounded-lg border">
      {grants.map((grant) => (
        <li key={grant.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
          <GrantWords grant={grant} />
          {stateOf(grant) === 'open' && (
            <Button
              size="sm"
              variant="danger"
              aria-label={`${t('grants.revoke')}: ${grant.label}`}
              pending={revoke.isPending && revoke.variables === grant.id}
              onClick={() => revoke.mutate(grant.id)}
            >
              {t('grants.revoke')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function GrantWords({ grant }: { grant: GrantView }): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const format = useFormat();
  const { label, wholeDay, validFrom, validTo, createdBy, devices } = grant;
  const state = stateOf(grant);
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-base wrap-anywhere">{label}</strong>
        {wholeDay && <Badge>{t('grants.day')}</Badge>}
        {state !== 'open' && <Badge tone="danger">{t(`grants.${state}`)}</Badge>}
      </p>
      <p className="dotted wrap-anywhere text-ink-muted">
        <span>
          {t('validFromTo', { from: format.dateTime(validFrom), to: format.dateTime(validTo) })}
        </span>
        {createdBy !== '' && <span>{createdBy}</span>}
      </p>
      <ul>
        {devices.map(({ id, lastSeenAt }) => (
          <li key={id}>{t('grants.device', { number: id, time: format.dateTime(lastSeenAt) })}</li>
        ))}
      </ul>
    </div>
  );
}

function stateOf({ revokedAt, validTo }: GrantView): 'open' | 'isRevoked' | 'isExpired' {
  if (revokedAt !== null) return 'isRevoked';
  return Date.parse(validTo) <= Date.now() ? 'isExpired' : 'open';
}
