import { type BracketTie, legScore, placeholderWords, type TeamSide, teamOf } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Numeral } from '@/shared/ui/Score';
import { TeamCrest } from '@/shared/ui/TeamCrest';
import { isRunning, prizeOf, winningSide } from './shown-tie';

interface Props {
  tie: BracketTie;
  side: TeamSide;
}

/** One line of a tie: the winner is bold and has a word, the loser is grey. */
export function TieTeam({ tie, side }: Props): ReactElement {
  const { t } = useTranslation('bracket');
  const winner = winningSide(tie);
  const won = winner === side;
  return (
    <span className="flex min-h-7 items-center gap-2.5">
      <Name tie={tie} side={side} lost={winner !== null && !won} won={won} />
      {won && (
        <span className="rounded-md bg-accent px-1.5 py-0.5 text-[0.6875rem] leading-none font-bold text-on-accent print:border">
          {t(prizeOf(tie))}
        </span>
      )}
      <Goals tie={tie} side={side} lost={winner !== null && !won} />
    </span>
  );
}

interface NameProps extends Props {
  won: boolean;
  lost: boolean;
}

function Name({ tie, side, won, lost }: NameProps): ReactElement {
  const { language } = useTranslation('bracket');
  const slot = tie[side];
  const team = teamOf(slot);
  const from = slot.placeholder === undefined ? null : placeholderWords(slot.placeholder, language);
  if (team === null)
    return (
      <>
        <span className="size-6 shrink-0 rounded-md border border-dashed border-line-strong" />
        <span className="min-w-0 flex-1 text-sm leading-tight text-ink-muted italic">{from}</span>
      </>
    );
  return (
    <>
      <TeamCrest name={team.name} className="size-6" />
      <span className="min-w-0 flex-1 leading-tight">
        <span
          dir="auto"
          className={clsx(
            'line-clamp-2 text-sm wrap-anywhere',
            won && 'font-extrabold',
            lost ? 'text-ink-muted' : 'font-semibold',
          )}
        >
          {team.name}
        </span>
        {'fixed' in slot && !slot.fixed && from !== null && (
          <span className="block text-xs text-ink-muted">{from}</span>
        )}
      </span>
    </>
  );
}

/** The goals of each leg, and together where there are two. */
function Goals({ tie, side, lost }: Props & { lost: boolean }): ReactElement {
  const running = isRunning(tie);
  const legs = tie.legs.map((leg) => ({ leg: leg.leg, score: legScore(tie, leg) }));
  const look = clsx('numerals text-lg leading-6', running ? 'text-live' : lost && 'text-ink-muted');
  if (tie.aggregate === null)
    return (
      <>
        {legs.map(
          ({ leg, score }) =>
            score !== null && (
              <span key={leg} className={clsx(look, 'font-extrabold')}>
                <Numeral value={score[side]} />
              </span>
            ),
        )}
      </>
    );
  return (
    <span className="flex items-baseline gap-2.5">
      {legs.map(({ leg, score }) => (
        <span key={leg} className="numerals w-4 text-right text-sm text-ink-muted">
          {score === null ? '–' : score[side]}
        </span>
      ))}
      <span className={clsx(look, 'w-5 text-right font-extrabold')}>
        <Numeral value={tie.aggregate[side]} />
      </span>
    </span>
  );
}
