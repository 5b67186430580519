import { crestOf, type TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import { Hash, LayoutGrid } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { isTaken } from '@/features/console/ruled-match/keyboard/use-keys';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, IconButton, TeamCrest } from '@/shared/ui';

interface Props {
  team: TeamSide;
  /** With a goal the score that it made. */
  score?: string | undefined;
  /** The question about the team. */
  ask: string;
  children: ReactNode;
}

/** Not a dialog: the clock and all buttons stay within reach, and the next tap replaces the question. */
export function QuestionFrame({ team, score, ask: prompt, children }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view } = useConsole();
  const { ask, sides } = useRuledMatch();
  const name = team === 'home' ? view.homeTeamName : view.awayTeamName;
  const about = t('question.about', { team: name, ask: prompt });
  const title = score === undefined ? about : `${score} · ${about}`;
  const { numberPad, choose } = useConsoleSettings();
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // Escape in a dialog closes the dialog and leaves the question open.
      if (key === 'Escape' && !defaultPrevented && !isTaken(target)) ask(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ask]);
  return (
    <section
      aria-label={title}
      style={{ borderColor: crestOf(name).field }}
      className={clsx(
        '@container flex flex-col gap-1 rounded-card border-2 bg-surface p-1.5',
        sides[0] === team ? 'border-l-8' : 'border-r-8',
      )}
    >
      <header className="flex items-center gap-2 @max-[16rem]:flex-wrap">
        <TeamCrest name={name} className="size-9 @max-[20rem]:hidden" />
        <h2 className="min-w-0 flex-1 @max-[16rem]:basis-full break-words text-base leading-tight @[30rem]:text-lg font-extrabold">
          {title}
        </h2>
        <IconButton
          size="lg"
          variant="secondary"
          className="size-12!"
          label={t(numberPad ? 'pad.tiles' : 'pad.open')}
          onClick={() => choose({ numberPad: !numberPad })}
        >
          {numberPad ? (
            <LayoutGrid aria-hidden="true" className="size-6" />
          ) : (
            <Hash aria-hidden="true" className="size-6" />
          )}
        </IconButton>
        <Button size="lg" variant="secondary" className="min-h-12!" onClick={() => ask(null)}>
          {t('question.done')}
        </Button>
      </header>
      {children}
    </section>
  );
}
