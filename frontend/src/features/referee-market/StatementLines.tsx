import type { RefereeStatement, StatementLine } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

export function StatementLines({ lines }: Pick<RefereeStatement, 'lines'>): ReactElement {
  return (
    <ul className="divide-y">
      {lines.map((line) => (
        <Line key={keyOf(line)} line={line} />
      ))}
    </ul>
  );
}

const keyOf = ({ date, matchId, role, feeCents, note }: StatementLine): string =>
  [date, matchId, role, feeCents, note].join(' ');

function Line({ line }: { line: StatementLine }): ReactElement {
  const { t } = useTranslation(['referee', 'officials']);
  const { date, cents } = useFormat();
  const { match, role, feeCents, km, kmCents, note } = line;
  return (
    <li className="flex items-baseline gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {match === null ? t('statements.correction') : <bdi translate="no">{match}</bdi>}
        </p>
        <p className="numerals dotted text-sm wrap-anywhere text-ink-muted">
          <span>{date(`${line.date}T12:00:00Z`)}</span>
          {role !== null && <span>{t(`officials:role.${role}`)}</span>}
          {km > 0 && <span>{`${km} km`}</span>}
          {note !== null && <span translate="no">{note}</span>}
        </p>
      </div>
      <span className="numerals font-bold">{cents(feeCents + kmCents)}</span>
    </li>
  );
}
