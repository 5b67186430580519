import type { LiveSnapshot, TeamRef, TeamSide } from '@kolo/domain';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { listedName, playerNames } from '@/shared/live/news/player-names';
import { Select } from '@/shared/ui';

interface Props {
  live: LiveSnapshot;
  /** 0 for no player. */
  value: number;
  onChange: (playerId: number) => void;
}

/** All players who were present, by team and jersey number. */
export function PlayerSelect({ live, value, onChange }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const { match, homeTeam, awayTeam } = live;
  const names = useMemo(() => playerNames(live), [live]);
  const number = (id: number) => names.get(id)?.jerseyNumber ?? 100;
  const of = (side: TeamSide, team: TeamRef) => (
    <optgroup label={team.name}>
      {[...(match.lineup?.[side] ?? [])]
        .sort((a, b) => number(a) - number(b))
        .map((id) => (
          <option key={id} value={id}>
            {t('numbered', {
              number: names.get(id)?.jerseyNumber ?? '',
              name: listedName(names, id),
            })}
          </option>
        ))}
    </optgroup>
  );
  return (
    <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
      <option value={0} disabled>
        {t('choose')}
      </option>
      {of('home', homeTeam)}
      {of('away', awayTeam)}
    </Select>
  );
}
