import type { DisciplineFlag } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useWide } from '@/shared/ui';

const maxUnfolded = 5;

interface Props {
  flags: readonly DisciplineFlag[];
  nameOf: ReadonlyMap<number, string>;
}

/** Folded where a long list would push away what it stands above; one line always fits. */
export function DisciplineFlags({ flags, nameOf }: Props): ReactElement | null {
  const { t } = useTranslation('discipline');
  const wide = useWide('md');
  if (flags.length === 0) return null;
  const isFolded = flags.length > (wide ? maxUnfolded : 1);
  return (
    <details
      key={String(isFolded)}
      open={!isFolded}
      className="rounded-card bg-warn-soft px-4 py-2 text-sm text-warn"
    >
      <summary className="-my-2 cursor-pointer py-3 font-semibold">
        {t('office.flags', { count: flags.length })}
      </summary>
      <ul className="grid gap-1 pb-2 font-semibold">
        {flags.map(({ code, matchId, playerId }) => (
          <li key={`${code} ${matchId} ${playerId}`} className="flex items-start gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {t(`office.flag.${code}`, { who: nameOf.get(playerId) ?? `#${playerId}` })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
