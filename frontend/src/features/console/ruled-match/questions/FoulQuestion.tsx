import { foulRestarts, type LoggedMatchEvent } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { lineupOf } from '@/features/console/context/player-book';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';
import { QuestionFrame } from './QuestionFrame';
import { WhoField } from './WhoField';

/** Who, and what the referees gave for it. */
export function FoulQuestion({ foul }: { foul: LoggedMatchEvent<'FoulCommitted'> }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state, players, tap } = useConsole();
  const { match, ask } = useRuledMatch();
  const { team, by, restart } = foul.data;
  const metres = match.rules.foulKickMetres;
  return (
    <QuestionFrame team={team} ask={t('question.foul')}>
      <WordChoice
        inRow
        legend={t('foul.restart')}
        options={foulRestarts}
        value={restart}
        label={(option) => t(`foul.restarts.${option}`, { metres })}
        onChoose={(option) =>
          tap({ type: 'CorrectAction', actionId: foul.id, correction: { restart: option } })
        }
      />
      <WhoField
        team={team}
        players={lineupOf(players, state.lineup, team)}
        chosen={by}
        onChoose={(playerId) => {
          const correction = { playerId };
          if (tap({ type: 'CorrectAction', actionId: foul.id, correction }) === null) ask(null);
        }}
      />
    </QuestionFrame>
  );
}
