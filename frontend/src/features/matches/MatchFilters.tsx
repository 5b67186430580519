import { compareNames, type TeamRef } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../shared/ui';
import type { ListedMatch } from './listed-match';
import type { MatchesSearch } from './use-matches-search';

interface Props {
  /** Of the tab, before the filters. */
  matches: readonly ListedMatch[];
  search: MatchesSearch;
  onChange: (change: Partial<MatchesSearch>) => void;
}

const chosen = (value: string): number | null => (value === '' ? null : Number(value));

/** One round, one team, or all. */
export function MatchFilters({ matches, search, onChange }: Props): ReactElement {
  const { t } = useTranslation(['matches', 'common']);
  const rounds = roundsToChoose(matches, search.round);
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex">
      <Select
        aria-label={t('filter.round')}
        value={search.round ?? ''}
        onChange={({ target }) => onChange({ round: chosen(target.value) })}
      >
        <option value="">{t('filter.allRounds')}</option>
        {rounds.map((round) => (
          <option key={round} value={round}>
            {round === 0 ? t('common:noRound') : t('common:round', { round })}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('filter.team')}
        value={search.team ?? ''}
        onChange={({ target }) => onChange({ team: chosen(target.value) })}
      >
        <option value="">{t('filter.allTeams')}</option>
        {teamsOf(matches).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Also the one of the address, so that the field says what is filtered. */
function roundsToChoose(matches: readonly ListedMatch[], shown: number | null): number[] {
  const rounds = new Set(matches.map(({ round }) => round ?? 0));
  if (shown !== null) rounds.add(shown);
  return [...rounds].sort((a, b) => a - b);
}

function teamsOf(matches: readonly ListedMatch[]): TeamRef[] {
  const teams = new Map<number, TeamRef>();
  for (const { homeTeam, awayTeam } of matches)
    for (const team of [homeTeam, awayTeam]) teams.set(team.id, team);
  return [...teams.values()].sort((a, b) => compareNames(a.name, b.name));
}
