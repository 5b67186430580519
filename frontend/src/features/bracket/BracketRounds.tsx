import { type Bracket, roundWords } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ByeCard } from './ByeCard';
import { type RoundItem, roundItems } from './round-items';
import { TieCard } from './TieCard';

interface Props {
  bracket: Bracket;
  /** Of the rounds' headings. */
  level: 3 | 4;
}

/** Rounds below one another on a phone and beside a form, side by side with lines where there is room. */
export function BracketRounds({ bracket, level }: Props): ReactElement {
  const { t } = useTranslation('bracket');
  const rounds = bracket.rounds.filter(({ name }) => name !== 'TP');
  const third = bracket.rounds.find(({ name }) => name === 'TP');
  // Beside a tall first round there is room below the final.
  const isHigh = roundItems(rounds, 0).length >= 4;
  const columns = { '--rounds': rounds.length } as React.CSSProperties;
  return (
    <div className="@container scroll-x">
      <div
        style={columns}
        className="grid gap-x-8 gap-y-6 @4xl:grid-cols-[repeat(var(--rounds),minmax(14rem,1fr))] print:grid-cols-[repeat(var(--rounds),minmax(0,1fr))]"
      >
        {rounds.map((round, at) => (
          <Round
            key={round.name}
            name={round.name}
            items={roundItems(rounds, at)}
            level={level}
            joinsLeft={at > 0}
            joinsRight={at < rounds.length - 1}
            column={at + 1}
            className="@4xl:row-start-1 print:row-start-1"
          />
        ))}
        {third !== undefined && (
          <Round
            name={third.name}
            items={third.ties.map((tie) => ({ tie }))}
            level={level}
            column={rounds.length}
            className={
              isHigh ? '@4xl:row-start-1 @4xl:self-end print:row-start-1 print:self-end' : ''
            }
          />
        )}
      </div>
      {bracket.stage.thirdPlace === 'shared' && (
        <p className="mt-4 text-sm text-ink-muted">{t('sharedThird')}</p>
      )}
    </div>
  );
}

interface RoundProps {
  name: string;
  items: readonly RoundItem[];
  level: 3 | 4;
  /** Lines lead to the round before and after, which has half as many ties. */
  joinsLeft?: boolean;
  joinsRight?: boolean;
  /** Placed by name, so that the match for third place does not push the final out of its row. */
  column: number;
  className: string;
}

const lineTo = clsx(
  '@4xl:after:absolute @4xl:after:left-full @4xl:after:h-1/2 @4xl:after:w-4 @4xl:after:border-r @4xl:after:border-line-strong',
  '@4xl:odd:after:top-1/2 @4xl:odd:after:border-t @4xl:even:after:bottom-1/2 @4xl:even:after:border-b',
  'print:after:absolute print:after:left-full print:after:h-1/2 print:after:w-4 print:after:border-r',
  'print:odd:after:top-1/2 print:odd:after:border-t print:even:after:bottom-1/2 print:even:after:border-b',
);
const lineFrom = clsx(
  '@4xl:before:absolute @4xl:before:top-1/2 @4xl:before:right-full @4xl:before:w-4 @4xl:before:border-t @4xl:before:border-line-strong',
  'print:before:absolute print:before:top-1/2 print:before:right-full print:before:w-4 print:before:border-t',
);

function Round({
  name,
  items,
  level,
  joinsLeft = false,
  joinsRight = false,
  column,
  className,
}: RoundProps): ReactElement {
  const { language } = useTranslation('bracket');
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      style={{ '--column': column } as React.CSSProperties}
      className={clsx(
        'flex min-w-0 flex-col @4xl:col-start-(--column) print:col-start-(--column)',
        className,
      )}
    >
      <Heading id={id} className="mb-2 text-sm font-bold tracking-tight">
        {roundWords(name, language)}
      </Heading>
      <ol className="flex flex-1 flex-col gap-2 @4xl:gap-0 print:gap-0">
        {items.map((item, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a bye has no name but its place
            key={at}
            className={clsx(
              'relative flex flex-1 items-center @4xl:py-1.5 print:py-1',
              joinsRight && lineTo,
              joinsLeft && lineFrom,
            )}
          >
            {'tie' in item ? (
              <TieCard tie={item.tie} named={items.length > 1} />
            ) : (
              <ByeCard slot={item.bye} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
