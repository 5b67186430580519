import { type RaisedCounter, raisedCounters, teamSides } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { Choice, PlayerChoice } from '@/features/console/context/PlayerChoice';
import { lineupOf } from '@/features/console/context/player-book';
import { useTranslation } from '@/shared/i18n/use-translation';

export interface CounterDetails {
  kind: RaisedCounter;
  scorer: number;
}

interface Props {
  counter: CounterDetails;
  onChange: (counter: CounterDetails) => void;
}

/** Which card, exclusion or assist, and whose, of both teams. */
export function CounterFields({ counter, onChange }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view, state, players } = useConsole();
  const name = useId();
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <>
      <fieldset>
        <legend className="eyebrow mb-1 text-ink-muted">{t('correction.what')}</legend>
        <div className="grid grid-cols-2 gap-1 sm:grid-cols-4">
          {raisedCounters.map((kind) => (
            <Choice
              key={kind}
              name={name}
              checked={counter.kind === kind}
              onChoose={() => onChange({ ...counter, kind })}
            >
              {t(`counter.${kind}`)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        {teamSides.map((team) => (
          <PlayerChoice
            key={team}
            dense
            legend={names[team]}
            players={lineupOf(players, state.lineup, team)}
            value={counter.scorer}
            onChange={(scorer) => scorer !== null && onChange({ ...counter, scorer })}
          />
        ))}
      </div>
    </>
  );
}
