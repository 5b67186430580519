import {
  type Card,
  type Correction,
  cardPlaces,
  type LoggedMatchEvent,
  type MatchState,
  officialName,
  standingActions,
  type TeamOfficial,
  teamOfficials,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { lineupOf } from '@/features/console/context/player-book';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';
import { QuestionFrame } from './QuestionFrame';
import { WhoField } from './WhoField';

/** Number, colour, and for a sending-off whether the player was on the pitch, on which the numbers depend. */
export function CardQuestion({ card }: { card: LoggedMatchEvent<'CardShown'> }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view, state, players, tap } = useConsole();
  const { ask } = useRuledMatch();
  const { team, playerId, official, card: colour, place } = card.data;
  const correct = (correction: Correction) =>
    tap({ type: 'CorrectAction', actionId: card.id, correction }) === null;
  const choosePlayer = (chosen: number) => {
    const again = colour === 'yellow' && hasYellow(state, chosen, card.id);
    const made = correct({ playerId: chosen, ...(again ? { card: 'second-yellow' } : {}) });
    if (made && colour === 'yellow' && !again) ask(null);
  };
  const chooseOfficial = (chosen: TeamOfficial) => {
    const first = colour === 'second-yellow';
    if (correct({ official: chosen, ...(first ? { card: 'yellow' } : {}) })) ask(null);
  };
  const officialLabel = (role: TeamOfficial) => {
    const name = officialName(view.officials, team, role);
    const what = t(`card.officials.${role}`);
    return name === null ? what : `${what}: ${name}`;
  };
  const colours: Card[] =
    playerId !== null && hasYellow(state, playerId, card.id)
      ? ['yellow', 'second-yellow', 'red']
      : ['yellow', 'red'];
  return (
    <QuestionFrame team={team} ask={t('question.card')}>
      <div className="flex flex-col gap-1.5 *:flex-1 @[30rem]:flex-row @[30rem]:gap-4">
        <WordChoice
          inRow
          legend={t('card.colour')}
          options={colours}
          value={colour}
          label={(option) => t(`card.${option}`)}
          onChoose={(option) => correct({ card: option })}
        />
        {colour !== 'yellow' && official === null && (
          <WordChoice
            inRow
            legend={t('card.place')}
            options={cardPlaces}
            value={place}
            label={(option) => t(`card.places.${option}`)}
            onChoose={(option) => correct({ place: option })}
          />
        )}
      </div>
      <WhoField
        team={team}
        players={lineupOf(players, state.lineup, team)}
        chosen={playerId}
        onChoose={choosePlayer}
      />
      <WordChoice
        inRow
        legend={t('card.official')}
        options={teamOfficials}
        value={official}
        label={(option) => officialLabel(option)}
        onChoose={chooseOfficial}
      />
    </QuestionFrame>
  );
}

/** Another yellow card of the player, also one from the rows of players. */
const hasYellow = (state: MatchState, playerId: number, but: string): boolean =>
  standingActions(state).some(
    ({ id, type, data }) =>
      id !== but &&
      ((type === 'CardShown' && data.card === 'yellow' && data.playerId === playerId) ||
        (type === 'PlayerCounterRaised' &&
          data.counter === 'yellowCards' &&
          data.playerId === playerId)),
  );
