import { type LoggedMatchEvent, type MissedHow, missedHows } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { lineupOf } from '@/features/console/context/player-book';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';
import { QuestionFrame } from './QuestionFrame';
import { WhoField } from './WhoField';

interface Props {
  action: LoggedMatchEvent<'ExclusionGiven' | 'KickMissed' | 'ShootoutKickTaken'>;
}

/** Only the number is missing. */
export function WhoQuestion({ action }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state, players, tap } = useConsole();
  const { ask } = useRuledMatch();
  const { team, playerId } = action.data;
  const present = lineupOf(players, state.lineup, team);
  // A player who was sent off takes no kick.
  const isKick = action.type !== 'ExclusionGiven';
  const isSentOff = (id: number) => (state.players[id]?.redCards ?? 0) > 0;
  return (
    <QuestionFrame team={team} ask={t(`question.${action.type}`)}>
      {action.type === 'KickMissed' && <HowChoice miss={action} />}
      <WhoField
        team={team}
        players={present.filter(({ id }) => !isKick || !isSentOff(id))}
        chosen={playerId}
        onChoose={(chosen) => {
          const correction = { playerId: chosen };
          if (tap({ type: 'CorrectAction', actionId: action.id, correction }) === null) ask(null);
        }}
      />
    </QuestionFrame>
  );
}

function HowChoice({ miss }: { miss: LoggedMatchEvent<'KickMissed'> }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { tap } = useConsole();
  const choose = (how: MissedHow) =>
    tap({ type: 'CorrectAction', actionId: miss.id, correction: { how } });
  return (
    <WordChoice
      inRow
      legend={t('missed.how')}
      options={missedHows}
      value={miss.data.how}
      label={(option) => t(`missed.hows.${option}`)}
      onChoose={choose}
    />
  );
}
