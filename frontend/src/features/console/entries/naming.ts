import type { ManageView, MatchState, TeamSide, TimelineEntry } from '@kolo/domain';
import type { PlayerBook } from '@/features/console/context/player-book';
import type { TFunction } from '@/shared/i18n/text-keys';

export type ConsoleText = TFunction<['console', 'live']>;

export interface Naming {
  t: ConsoleText;
  view: Pick<ManageView, 'homeTeamName' | 'awayTeamName'>;
  players: PlayerBook;
  state: MatchState;
}

export const teamName = ({ view }: Naming, team: TeamSide): string =>
  team === 'home' ? view.homeTeamName : view.awayTeamName;

/** The player's label, or the team's name while nobody is named. */
export const whoLabel = (naming: Naming, team: TeamSide, playerId: number | null): string =>
  playerId === null ? teamName(naming, team) : naming.players.label(playerId);

/** `minuta odmora, Bura`: the words of spectators within a sentence. */
export function entryLabel({ t }: Naming, entry: TimelineEntry['type'], who: string): string {
  return t('action.by', { action: lowerFirst(t(`live:entry.${entry}`)), who });
}

/** `početak produžetka`: what belongs to both teams. */
export const milestoneLabel = ({ t }: Naming, entry: TimelineEntry['type']): string =>
  lowerFirst(t(`live:entry.${entry}`));

function lowerFirst(words: string): string {
  const [first = '', ...rest] = words;
  return first.toLocaleLowerCase() + rest.join('');
}
