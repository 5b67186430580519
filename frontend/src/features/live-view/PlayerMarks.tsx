import type { LivePlayerLine } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BallIcon, CardMark, TwoMinutesMark } from '@/shared/live/EventIcon';

type Counter = Exclude<keyof LivePlayerLine, 'team' | 'roles'>;

/** A player's goals, assists and cards, as icons with counts. */
export function PlayerMarks({ line }: { line: LivePlayerLine | undefined }): ReactElement | null {
  const { t } = useTranslation('live');
  if (line === undefined) return null;
  const assist = (
    <span aria-hidden="true" className="text-xs font-extrabold text-ink-muted">
      {t('mark.assist')}
    </span>
  );
  const marks: [Counter, ReactNode][] = [
    ['goals', <BallIcon key="goals" />],
    ['assists', assist],
    ['yellowCards', <CardMark key="yellow" kind="yellow" />],
    ['redCards', <CardMark key="red" kind="red" />],
    ['twoMinPenalties', <TwoMinutesMark key="two" />],
  ];
  const done = marks.filter(([counter]) => line[counter] > 0);
  if (done.length === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-2">
      {done.map(([counter, sign]) => (
        <span key={counter} className="inline-flex items-center gap-0.5">
          {sign}
          {line[counter] > 1 && (
            <span aria-hidden="true" className="numerals text-xs font-bold">
              {line[counter]}
            </span>
          )}
          <span className="sr-only">{t(`did.${counter}`, { count: line[counter] })}</span>
        </span>
      ))}
    </span>
  );
}
