import {
  type GenerateScheduleRequest,
  isWallTime,
  type LeagueTableRow,
  type LeagueView,
  parseZagrebDay,
  refusalMessage,
  type TeamView,
} from '@kolo/domain';
import { useLanguage } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches, useLeagueTable, useLeagueTeams } from '@/shared/league/queries';
import {
  readFields,
  type ScheduleFields,
  type ScheduleReading,
  type ShownFields,
  shownFields,
} from './schedule-fields';

export interface ScheduleForm extends ScheduleReading {
  teams: readonly TeamView[];
  fields: ShownFields;
  /** A sentence for each invalid field. */
  errors: {
    league: string | undefined;
    rounds: string | undefined;
    times: (string | undefined)[];
    dates: (string | undefined)[];
  };
  /** The request; null while something is missing or wrong. */
  request: GenerateScheduleRequest | null;
}

/** The form, checked against the league's teams and matches. */
export function useSchedule(typed: ScheduleFields, leagues: readonly LeagueView[]): ScheduleForm {
  const teams = useLeagueTeams(typed.leagueId);
  const matches = useLeagueMatches(typed.leagueId);
  const table = useLeagueTable(typed.leagueId);
  const known = playing(teams.data, table.data);
  const league = leagues.find(({ id }) => id === typed.leagueId);
  const fields = shownFields(typed, league, known.length);
  const reading = readFields(fields, known.length);
  const loaded = [teams, matches, table].every(({ data }) => data !== undefined);
  const errors = useErrors(reading, {
    tooFewTeams: teams.data !== undefined && table.data !== undefined && reading.maxRounds === 0,
    hasMatches: (matches.data?.length ?? 0) > 0,
    failed: [teams, matches, table].some(({ isError }) => isError),
  });
  const sound =
    loaded &&
    errors.league === undefined &&
    reading.roundsSound &&
    fields.times.length > 0 &&
    [...errors.times, ...errors.dates].every((error) => error === undefined);
  return {
    ...reading,
    teams: known,
    fields,
    errors,
    request: sound && fields.leagueId !== null ? requestOf(fields, fields.leagueId, reading) : null,
  };
}

/** The draw leaves out who has withdrawn, as the server does. */
function playing(teams: TeamView[] = [], table?: LeagueTableRow[]): TeamView[] {
  if (table === undefined) return [];
  const gone = new Set(table.flatMap(({ unranked, teamId }) => (unranked ? [teamId] : [])));
  return teams.filter(({ id }) => !gone.has(id));
}

interface LeagueState {
  tooFewTeams: boolean;
  hasMatches: boolean;
  failed: boolean;
}

function useErrors(
  { maxRounds, rounds, roundsSound, times, dates }: ScheduleReading,
  { tooFewTeams, hasMatches, failed }: LeagueState,
): ScheduleForm['errors'] {
  const { t } = useTranslation(['schedule', 'common']);
  const { language } = useLanguage();
  const leagueError = (): string | undefined => {
    if (failed) return t('common:error.load');
    if (hasMatches) return refusalMessage({ code: 'league.has-matches' }, language);
    if (tooFewTeams) return refusalMessage({ code: 'schedule.too-few-teams' }, language);
    return undefined;
  };
  const dateError = (day: string): string | undefined => {
    if (day === '') return t('missingDate');
    return parseZagrebDay(day) === null ? t('badDate', { value: day }) : undefined;
  };
  return {
    league: leagueError(),
    rounds:
      rounds === '' && maxRounds === 0
        ? undefined
        : roundsSound
          ? undefined
          : t('badRounds', { max: maxRounds }),
    times: times.map((time) => (isWallTime(time) ? undefined : t('badTime'))),
    dates: dates.map(dateError),
  };
}

function requestOf(
  { homeAway, venue }: ShownFields,
  leagueId: number,
  { times, dates }: ScheduleReading,
): GenerateScheduleRequest {
  return {
    leagueId,
    roundsCount: dates.length,
    homeAway,
    roundDates: dates,
    matchTimes: times,
    ...(venue.trim() === '' ? {} : { venue: venue.trim() }),
  };
}
