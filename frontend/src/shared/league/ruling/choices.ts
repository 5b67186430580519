import type { MatchView, TableRuling } from '@kolo/domain';

export type RulingChoice =
  | TableRuling
  | 'postpone'
  | 'revoke-postponement'
  | 'revoke-replay'
  | 'abandon'
  | 'resume'
  | 'replay'
  | 'play-on';

/** The possible decisions about a match as it stands. */
export function choicesFor({ status, outcome }: MatchView): readonly RulingChoice[] {
  switch (outcome) {
    case 'postponed':
      return ['revoke-postponement', 'award', 'annul'];
    case 'abandoned':
      return ['replay', 'play-on', 'award', 'annul', 'resume'];
    case 'suspended':
      return ['resume', 'award', 'annul', 'revoke-replay'];
    case 'awarded':
      return ['revoke-award', 'annul'];
    case 'annulled':
      return ['revoke-annulment'];
    case 'replayed':
      return ['revoke-replay'];
    case undefined:
      break;
  }
  switch (status) {
    case 'scheduled':
      return ['postpone', 'award', 'annul'];
    case 'in_progress':
      return ['abandon'];
    case 'completed':
    case 'cancelled':
      return ['award', 'annul'];
  }
}

const table: readonly RulingChoice[] = ['award', 'annul', 'revoke-award', 'revoke-annulment'];

/** Any other one concerns a match that counts for nothing before and after it. */
export const changesTable = (choice: RulingChoice): choice is TableRuling => table.includes(choice);
