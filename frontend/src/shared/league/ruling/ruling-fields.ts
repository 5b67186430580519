import {
  type AbandonReason,
  type AbandonRequest,
  type AnnulReason,
  type AnnulRequest,
  type AwardCause,
  type AwardRequest,
  type AwardWinner,
  cleanLine,
  type Fault,
  isWallTime,
  type MatchView,
  type PostponeReason,
  type PostponeRequest,
  parseZagrebDay,
  type ReplayOrderRequest,
  type RulingPreviewRequest,
  zagrebToUtc,
} from '@kolo/domain';
import { changesTable, type RulingChoice } from './choices';

export interface RulingFields {
  choice: RulingChoice;
  postponeReason: PostponeReason;
  abandonReason: AbandonReason;
  atFault: Fault;
  annulReason: AnnulReason;
  winner: AwardWinner;
  cause: AwardCause;
  /** Both empty for the forfeit score. */
  homeScore: string;
  awayScore: string;
  /** `yyyy-mm-dd` and `HH:MM`, wall time in Zagreb; both empty without a new date. */
  day: string;
  time: string;
  venue: string;
  text: string;
}

export const rulingFields = (
  choice: RulingChoice,
  { status, venue }: MatchView,
  winner: AwardWinner,
): RulingFields => ({
  choice,
  postponeReason: 'hall',
  abandonReason: 'injury',
  atFault: 'none',
  annulReason: 'decision',
  winner,
  cause: status === 'scheduled' ? 'no-show' : 'ineligible',
  homeScore: '',
  awayScore: '',
  day: '',
  time: '',
  venue: venue ?? '',
  text: '',
});

export interface RulingCall {
  method: 'POST' | 'DELETE';
  /** Below the match. */
  route: string;
  body: object;
}

/** The call that a filled form stands for. */
export function rulingCall(fields: RulingFields): RulingCall {
  const text = fields.text.trim();
  const said = text === '' ? {} : { text };
  const post = (route: string, body: object): RulingCall => ({ method: 'POST', route, body });
  const revoke = (route: string): RulingCall => ({ method: 'DELETE', route, body: said });
  switch (fields.choice) {
    case 'postpone': {
      const newDate = dateOf(fields) ?? null;
      const body: PostponeRequest = { reason: fields.postponeReason, newDate, ...said };
      return post('postpone', body);
    }
    case 'abandon': {
      const { abandonReason: reason, atFault } = fields;
      return post('abandon', { reason, atFault, ...said } satisfies AbandonRequest);
    }
    case 'resume':
      return post('resume', said);
    case 'replay':
      return post('replay-order', replayOf('from-start', fields, said));
    case 'play-on':
      return post('replay-order', replayOf('from-minute', fields, said));
    case 'award': {
      const { winner, cause } = fields;
      const body: AwardRequest = { winner, cause, ...scoresOf(fields), ...said };
      return post('award', body);
    }
    case 'annul':
      return post('annul', { reason: fields.annulReason, ...said } satisfies AnnulRequest);
    case 'revoke-award':
      return revoke('award');
    case 'revoke-annulment':
      return revoke('annulment');
    case 'revoke-postponement':
      return revoke('postponement');
    case 'revoke-replay':
      return revoke('replay-order');
  }
}

/** Null where the table stays as it is, or the score is only half typed. */
export function previewOf(fields: RulingFields): RulingPreviewRequest | null {
  const { choice: ruling, winner, cause } = fields;
  if (!changesTable(ruling)) return null;
  if (ruling !== 'award') return { ruling };
  return isScore(fields) ? { ruling, winner, cause, ...scoresOf(fields) } : null;
}

/** Both teams have one, or none has. */
export const isScore = ({ homeScore, awayScore }: RulingFields): boolean =>
  (homeScore === '') === (awayScore === '') &&
  [homeScore, awayScore].every((score) => /^\d{0,2}$/.test(score));

/** A date is whole, or there is none. */
export const isDate = ({ day, time }: RulingFields): boolean =>
  day === '' && time === '' ? true : parseZagrebDay(day) !== null && isWallTime(time);

function replayOf(
  mode: ReplayOrderRequest['mode'],
  fields: RulingFields,
  said: { text?: string },
): ReplayOrderRequest {
  const matchDate = dateOf(fields);
  const venue = cleanLine(fields.venue);
  return {
    mode,
    ...(matchDate === undefined ? {} : { matchDate }),
    ...(venue === '' ? {} : { venue }),
    ...said,
  };
}

const dateOf = ({ day, time }: RulingFields): string | undefined =>
  day === '' ? undefined : zagrebToUtc(day, time);

function scoresOf({
  winner,
  homeScore,
  awayScore,
}: RulingFields): Pick<AwardRequest, 'homeScore' | 'awayScore'> {
  const isForfeit = winner === 'none' || homeScore === '';
  return isForfeit ? {} : { homeScore: Number(homeScore), awayScore: Number(awayScore) };
}
