import type { Fine } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Card by card. */
export function FineList({ fines }: { fines: readonly Fine[] }): ReactElement {
  return (
    <ul className="divide-y">
      {[...fines.entries()].map(([place, fine]) => (
        <FineLine key={place} fine={fine} />
      ))}
    </ul>
  );
}

function FineLine({ fine }: { fine: Fine }): ReactElement {
  const { t } = useTranslation('discipline');
  const { date, cents } = useFormat();
  const { name, official, card, matchDate, opponentName } = fine;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 px-4 py-2.5">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-semibold wrap-anywhere">
          {name === '' ? (
            <span>{t(official === null ? 'fines.player' : 'official')}</span>
          ) : (
            <bdi translate="no">{name}</bdi>
          )}
        </p>
        <p className="dotted text-sm wrap-anywhere text-ink-muted">
          <span>{t(`fines.card.${card}`)}</span>
          <span className="numerals whitespace-nowrap">{date(matchDate)}</span>
          <bdi translate="no">{opponentName}</bdi>
        </p>
      </div>
      <span className="numerals ml-auto font-bold whitespace-nowrap">{cents(fine.cents)}</span>
    </li>
  );
}
