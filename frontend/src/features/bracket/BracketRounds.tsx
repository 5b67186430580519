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
  level: 2 | 3;
}

/** Rounds below one another on a phone, side by side with lines where there is room. */
export function BracketRounds({ bracket, level }: Props): ReactElement {
  const { t } = useTranslation('bracket');
  const rounds = bracket.rounds.filter(({ name }) => name !== 'TP');
  const third = bracket.rounds.find(({ name }) => name === 'TP');
  const columns = { '--rounds': rounds.length } as React.CSSProperties;
  return (
    <div className="scroll-x max-lg:overflow-visible">
      <div
        style={columns}
        className="grid gap-x-8 gap-y-6 lg:grid-cols-[repeat(var(--rounds),minmax(14rem,1fr))] print:grid-cols-[repeat(var(--rounds),minmax(0,1fr))]"
      >
        {rounds.map((round, at) => (
          <Round
            key={round.name}
            name={round.name}
            items={roundItems(rounds, at)}
            level={level}
            joinsLeft={at > 0}
            joinsRight={at < rounds.length - 1}
            className="lg:row-start-1 print:row-start-1"
          />
        ))}
        {third !== undefined && (
          <Round
            name={third.name}
            items={third.ties.map((tie) => ({ tie }))}
            level={level}
            className="lg:col-start-(--rounds) print:col-start-(--rounds)"
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
  level: 2 | 3;
  /** Lines lead to the round before and after, which has half as many ties. */
  joinsLeft?: boolean;
  joinsRight?: boolean;
  className: string;
}

const lineTo = clsx(
  'lg:after:absolute lg:after:left-full lg:after:h-1/2 lg:after:w-4 lg:after:border-r lg:after:border-line-strong',
  'lg:odd:after:top-1/2 lg:odd:after:border-t lg:even:after:bottom-1/2 lg:even:after:border-b',
  'print:after:absolute print:after:left-full print:after:h-1/2 print:after:w-4 print:after:border-r',
  'print:odd:after:top-1/2 print:odd:after:border-t print:even:after:bottom-1/2 print:even:after:border-b',
);
const lineFrom = clsx(
  'lg:before:absolute lg:before:top-1/2 lg:before:right-full lg:before:w-4 lg:before:border-t lg:before:border-line-strong',
  'print:before:absolute print:before:top-1/2 print:before:right-full print:before:w-4 print:before:border-t',
);

function Round({
  name,
  items,
  level,
  joinsLeft = false,
  joinsRight = false,
  className,
}: RoundProps): ReactElement {
  const { language } = useTranslation('bracket');
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={clsx('flex min-w-0 flex-col', className)}>
      <Heading id={id} className="mb-2 text-sm font-bold tracking-tight">
        {roundWords(name, language)}
      </Heading>
      <ol className="flex flex-1 flex-col gap-2 lg:gap-0 print:gap-0">
        {items.map((item, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a bye has no name but its place
            key={at}
            className={clsx(
              'relative flex flex-1 items-center lg:py-1.5 print:py-1',
              joinsRight && lineTo,
              joinsLeft && lineFrom,
            )}
          >
            {'tie' in item ? <TieCard tie={item.tie} /> : <ByeCard slot={item.bye} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
