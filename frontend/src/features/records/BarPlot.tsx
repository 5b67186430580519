import type { ReactElement } from 'react';
import { Card, CardHeader } from '@/shared/ui';

interface Bar {
  /** In the table. */
  name: string;
  /** Below the bar. */
  label: string;
  value: number;
  shown: string;
}

interface Props {
  title: string;
  headings: readonly [name: string, value: string];
  bars: readonly Bar[];
}

/** More labels would run into each other on a phone. */
const maxLabels = 10;

/** Bars for the eye, and the same as a table for screen readers. */
export function BarPlot({ title, headings, bars }: Props): ReactElement {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const step = Math.ceil(bars.length / maxLabels);
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` };
  const isLabelled = (index: number): boolean => index % step === 0;
  return (
    <Card>
      <CardHeader title={title} />
      <div aria-hidden="true" className="numerals p-4 text-center text-xs">
        <div className="grid pb-1 font-bold" style={columns}>
          {bars.map(({ name, shown }, index) => (
            <span key={name} className="overflow-visible whitespace-nowrap">
              {isLabelled(index) && shown}
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${bars.length} ${max}`}
          preserveAspectRatio="none"
          className="h-32 w-full border-b fill-accent-ink"
        >
          {bars.map(({ name, value }, index) => (
            <rect key={name} x={index + 0.15} y={max - value} width={0.7} height={value} />
          ))}
        </svg>
        <div className="grid pt-1 text-ink-muted" style={columns}>
          {bars.map(({ name, label }, index) => (
            <span key={name} className="overflow-visible whitespace-nowrap">
              {isLabelled(index) && label}
            </span>
          ))}
        </div>
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, shown }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
