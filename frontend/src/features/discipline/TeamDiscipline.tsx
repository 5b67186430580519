import { type Ban, isOpenBan, type LeagueDiscipline, zagrebWallTime } from '@kolo/domain';
import { Ban as BanIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useBanText } from '@/shared/league/use-ban-text';
import { Badge, Card, CardHeader } from '@/shared/ui';
import { useTeamDiscipline } from './use-discipline';

interface Person {
  key: string;
  name: string;
  teamId: number;
  yellows: number;
  /** Without those that are over. */
  bans: readonly Ban[];
}

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
    ({ bans, yellows, ...person }) => person.teamId === teamId && yellows + bans.length > 0,
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

/** Suspended people first, then those with most cards. */
function peopleOf({ asOf, people, officials }: LeagueDiscipline): Person[] {
  const { day: today } = zagrebWallTime(asOf);
  return [
    ...people.map(({ playerId, ...person }) => ({ ...person, key: `player ${playerId}` })),
    ...officials.map(({ officialId, ...person }) => ({ ...person, key: `official ${officialId}` })),
  ]
    .map(({ key, name, teamId, yellows, bans }) => {
      const open = bans.filter((ban) => isOpenBan(ban, today));
      return { key, name, teamId, yellows, bans: open };
    })
    .sort(
      (a, b) =>
        Number(b.bans.length > 0) - Number(a.bans.length > 0) ||
        b.yellows - a.yellows ||
        a.name.localeCompare(b.name),
    );
}

function PersonRow({ person: { name, yellows, bans } }: { person: Person }): ReactElement {
  const { t } = useTranslation('discipline');
  const banText = useBanText();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-0 flex-1 basis-40">
        <bdi translate="no" className="block font-semibold wrap-anywhere">
          {name}
        </bdi>
        {[...bans.entries()].map(([place, ban]) => (
          <span key={place} className="block text-sm text-ink-muted">
            {banText(ban)}
          </span>
        ))}
      </span>
      {yellows > 0 && (
        <span className="text-sm text-ink-muted">{t('yellows', { count: yellows })}</span>
      )}
      {bans.some(({ heldByAppeal }) => heldByAppeal !== true) && (
        <Badge tone="danger">
          <BanIcon aria-hidden="true" className="size-3.5" />
          {t('suspended')}
        </Badge>
      )}
    </li>
  );
}
