import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The season in four numbers (spec sections 1 and 9). */
const facts = [
  { value: '10', label: 'teams' },
  { value: '18', label: 'rounds' },
  { value: '16–20h', label: 'kickOff' },
  { value: String(limits.playersPerTeam), label: 'players' },
] as const;

export function SeasonFacts(): ReactElement {
  const { t } = useTranslation('home');
  return (
    <dl className="mt-10 grid max-w-2xl grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {facts.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-l-2 border-accent pl-3"
        >
          <dt className="text-xs font-medium text-ink-muted">{t(`facts.${label}`)}</dt>
          <dd className="numerals text-2xl font-extrabold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
