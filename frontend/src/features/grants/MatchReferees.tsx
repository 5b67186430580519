import type { MatchReferee, NameRefereesRequest } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAccounts } from '@/shared/accounts/accounts';
import { Loaded, useWrite } from '@/shared/api';
import { request } from '@/shared/api/request';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, SkeletonRows } from '@/shared/ui';
import type { GrantedMatch } from './granted-match';

/** Until referees are assigned to matches, an administrator names who may run one. */
export function MatchReferees({ match }: { match: GrantedMatch }): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const path = `/api/matches/${match.id}/referees`;
  const accounts = useAccounts('referees');
  const named = useQuery<MatchReferee[]>({ queryKey: [path], refetchOnMount: 'always' });
  const name = useWrite<NameRefereesRequest, MatchReferee[]>({
    send: (body) => request(path, { method: 'PUT', body }),
    done: () => ({ title: t('grants.refereesSaved') }),
    changes: [path],
  });
  const ids = named.data?.map(({ id }) => id) ?? [];
  const change = (id: number, isNamed: boolean) =>
    name.mutate({ userIds: isNamed ? [...ids, id] : ids.filter((one) => one !== id) });
  return (
    <fieldset disabled={name.isPending || named.data === undefined}>
      <legend className="mb-1 font-bold">{t('grants.referees')}</legend>
      <p className="mb-2 text-sm text-ink-muted">{t('grants.refereesHint')}</p>
      <Loaded query={accounts} loading={<SkeletonRows rows={2} />}>
        {(referees) =>
          referees.length === 0 ? (
            <p className="text-sm text-ink-muted">{t('grants.noReferees')}</p>
          ) : (
            <ul className="flex flex-col">
              {referees.map(({ id, username }) => (
                <li key={id}>
                  <Checkbox
                    label={username}
                    checked={ids.includes(id)}
                    onChange={({ target }) => change(id, target.checked)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </fieldset>
  );
}
