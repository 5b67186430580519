import { setKicks, teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useConsoleTaps } from '@/features/console/ruled-match/use-console-taps';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

/** A penalty or a kick without a wall that was not scored; a question about the taker and the outcome follows. */
export function MissedKicks({ onTapped }: { onTapped: () => void }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view } = useConsole();
  const { match } = useRuledMatch();
  const { missed } = useConsoleTaps();
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  const kinds = setKicks.filter((kind) => kind === 'penalty' || match.rules.foulKickFrom !== null);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {teamSides.map((team) => (
        <section key={team} aria-label={names[team]} className="flex flex-col gap-2">
          <h3 className="text-lg font-extrabold">{names[team]}</h3>
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="touch"
              variant="secondary"
              onClick={() => {
                if (missed(team, kind, 'saved') === null) onTapped();
              }}
            >
              {t(`missed.${kind}`, { metres: match.rules.foulKickMetres })}
            </Button>
          ))}
        </section>
      ))}
    </div>
  );
}
