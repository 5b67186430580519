import { compareNames, type TeamRef } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Select } from '@/shared/ui';
import type { ListedMatch } from './listed-match';
import type { MatchesSearch } from './use-matches-search';

interface Props {
  /** The tab's matches before filtering. */
  matches: readonly ListedMatch[];
  leagueOf: (match: ListedMatch) => string | null;
  search: MatchesSearch;
  onChange: (change: Partial<MatchesSearch>) => void;
}

const chosen = (value: string): number | null => (value === '' ? null : Number(value));

export function MatchFilters({ matches, leagueOf, search, onChange }: Props): ReactElement {
  const { t } = useTranslation(['matches', 'common']);
  const rounds = roundsToChoose(matches, search.round);
  return (
    <div className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1 sm:flex">
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
        {teamsOf(matches).map(({ id, name, match }) => (
          <option key={id} value={id}>
            {[name, leagueOf(match) ?? []].flat().join(' · ')}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Includes the round of the address, so that the field shows the filter in use. */
function roundsToChoose(matches: readonly ListedMatch[], shown: number | null): number[] {
  const rounds = new Set(matches.map(({ round }) => round ?? 0));
  if (shown !== null) rounds.add(shown);
  return [...rounds].sort((a, b) => a - b);
}

/** One match per team: a company's teams in two leagues have the same name. */
function teamsOf(matches: readonly ListedMatch[]): (TeamRef & { match: ListedMatch })[] {
  const teams = new Map<number, TeamRef & { match: ListedMatch }>();
  for (const match of matches)
    for (const team of [match.homeTeam, match.awayTeam]) teams.set(team.id, { ...team, match });
  return [...teams.values()].sort((a, b) => compareNames(a.name, b.name));
}
