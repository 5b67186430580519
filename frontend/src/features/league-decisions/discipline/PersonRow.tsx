import type { Ban } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BanLine } from './BanLine';
import type { ImposeFields } from './ImposeDialog';

/** A player or an official. */
interface Booked {
  name: string;
  teamId: number;
  playerId: number | undefined;
  officialId: number | undefined;
  yellows: number;
  bans: readonly Ban[];
}

interface Props {
  leagueId: number;
  person: Booked;
  team: string;
  /** The appeal of each suspension that has one: its id, or null once it is decided. */
  appeals: ReadonlyMap<string, string | null>;
  onChange: (ban: Ban, decisionId: string) => void;
  onDecide: (ban: Ban) => void;
}

/** Somebody with a card or a ban. */
export function PersonRow(props: Props): ReactElement {
  const { leagueId, person, team, appeals, onChange, onDecide } = props;
  const { t } = useTranslation('discipline');
  const { name, yellows, bans } = person;
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <bdi translate="no" className="font-bold">
            {name}
          </bdi>{' '}
          <span className="text-sm text-ink-muted">{team}</span>
        </span>
        {yellows > 0 && (
          <span className="ml-auto text-sm text-ink-muted">{t('yellows', { count: yellows })}</span>
        )}
      </p>
      {[...bans.entries()].map(([place, ban]) => (
        <BanLine
          key={place}
          leagueId={leagueId}
          ban={ban}
          name={name}
          appealId={appeals.get(ban.decisionId ?? '')}
          onChange={(id) => onChange(ban, id)}
          onDecide={() => onDecide(ban)}
        />
      ))}
    </li>
  );
}

/** A decision that takes the place of the ban of somebody's red card. */
export const decisionAbout = (
  { name, teamId, playerId, officialId }: Booked,
  ban: Ban,
  today: string,
): ImposeFields => ({
  teamId,
  playerId,
  officialId,
  matchId: ban.matchId ?? undefined,
  reason: 'red',
  length: { kind: 'matches', amount: String(ban.amount), until: '' },
  from: today,
  redCardOf: name,
});
