import type { Ban, LeagueDiscipline } from '@kolo/domain';
import { Ban as BanIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useBanText } from '@/shared/league/use-ban-text';
import { Badge, Card, CardHeader } from '@/shared/ui';
import { useTeamDiscipline } from './use-discipline';

type Person = Omit<LeagueDiscipline['people'][number], 'playerId'> & { key: string };

interface Props {
  teamId: number;
  leagueId: number | null;
}

/** The team's own people who are suspended, or soon may be; nothing where nobody has a card. */
export function TeamDiscipline({ teamId, leagueId }: Props): ReactElement | null {
  const { t } = useTranslation('discipline');
  const { data } = useTeamDiscipline(leagueId);
  if (data === undefined) return null;
  const people = peopleOf(data).filter(
    (person) => person.teamId === teamId && (person.yellows > 0 || person.bans.some(isOpen)),
  );
  if (people.length === 0) return null;
  return (
    <Card className="mt-6">
      <CardHeader title={t('own')} />
      <ul className="divide-y">
        {people.map((person) => (
          <PersonRow key={person.key} person={person} />
        ))}
      </ul>
    </Card>
  );
}

const isOpen = ({ remaining, until, forEver }: Ban): boolean =>
  remaining > 0 || until !== undefined || forEver === true;

/** Suspended people first, then those with most cards. */
const peopleOf = ({ people, officials }: LeagueDiscipline): Person[] =>
  [
    ...people.map(({ playerId, ...person }) => ({ ...person, key: `player ${playerId}` })),
    ...officials.map(({ officialId, ...person }) => ({ ...person, key: `official ${officialId}` })),
  ].sort(
    (a, b) =>
      Number(b.bans.some(isOpen)) - Number(a.bans.some(isOpen)) ||
      b.yellows - a.yellows ||
      a.name.localeCompare(b.name),
  );

function PersonRow({ person: { name, yellows, bans } }: { person: Person }): ReactElement {
  const { t } = useTranslation('discipline');
  const banText = useBanText();
  const open = bans.filter(isOpen);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-0 flex-1 basis-40">
        <bdi translate="no" className="block font-semibold wrap-anywhere">
          {name}
        </bdi>
        {[...open.entries()].map(([place, ban]) => (
          <span key={place} className="block text-sm text-ink-muted">
            {banText(ban)}
          </span>
        ))}
      </span>
      {yellows > 0 && (
        <span className="text-sm text-ink-muted">{t('yellows', { count: yellows })}</span>
      )}
      {open.length > 0 && (
        <Badge tone="danger">
          <BanIcon aria-hidden="true" className="size-3.5" />
          {t('suspended')}
        </Badge>
      )}
    </li>
  );
}
