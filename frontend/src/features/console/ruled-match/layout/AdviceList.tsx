import type { Advice } from '@kolo/domain';
import { clsx } from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AdviceAction } from './AdviceAction';
import { isUrgent, shownElsewhere } from './advice';
import { useAdviceText } from './use-advice-text';

/** Advice derived from the log; it warns and never blocks. */
export function AdviceList(): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { match } = useRuledMatch();
  const shown = match.assistant.filter(({ code }) => !shownElsewhere.has(code));
  if (shown.length === 0) return null;
  return (
    <div role="status">
      <ul aria-label={t('advice.title')} className="flex flex-col gap-1.5">
        {shown.map((advice) => (
          <Row key={keyOf(advice)} advice={advice} />
        ))}
      </ul>
    </div>
  );
}

const keyOf = ({ code, team, playerId, actionId }: Advice): string =>
  `${code} ${team} ${playerId} ${actionId}`;

function Row({ advice }: { advice: Advice }): ReactElement {
  const text = useAdviceText();
  const urgent = isUrgent(advice.code);
  const Icon = urgent ? TriangleAlert : Info;
  return (
    <li
      className={clsx(
        'flex min-h-12 items-center gap-3 rounded-control border-2 px-3 py-1 font-bold',
        urgent ? 'border-danger bg-danger-soft text-danger' : 'border-warn bg-warn-soft text-warn',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 text-base leading-tight">{text(advice)}</span>
      <AdviceAction advice={advice} />
    </li>
  );
}
