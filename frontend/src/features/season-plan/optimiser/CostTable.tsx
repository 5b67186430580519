import { formatWhole, type PlanAnswer, type SoftRule, softRules } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  VisuallyHidden,
} from '@/shared/ui';

interface Props {
  before: PlanAnswer['before'];
  after: PlanAnswer['cost'];
}

/** How often each rule is broken now and by the plan; rules that hold in both are left out. */
export function CostTable({ before, after }: Props): ReactElement | null {
  const { t } = useTranslation('seasonPlan');
  // How many matches move is said above the table.
  const broken = softRules.filter(
    (rule) => rule !== 'moved' && (before[rule] > 0 || after[rule] > 0),
  );
  if (broken.length === 0) return <p className="text-sm text-ok">{t('plan.flawless')}</p>;
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold">{t('plan.cost')}</h3>
      <p className="mb-2 text-xs text-ink-muted">{t('plan.costHint')}</p>
      <Table caption={t('plan.cost')}>
        <TableHead>
          <tr>
            <TableHeader>{t('plan.rule')}</TableHeader>
            <TableHeader numeric>{t('plan.before')}</TableHeader>
            <TableHeader numeric>{t('plan.after')}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {broken.map((rule) => (
            <CostRow key={rule} rule={rule} before={before[rule]} after={after[rule]} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

interface RowProps {
  rule: SoftRule;
  before: number;
  after: number;
}

function CostRow({ rule, before, after }: RowProps): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const change = after < before ? 'better' : after > before ? 'worse' : 'same';
  const look = { better: 'font-bold text-ok', worse: 'font-bold text-warn', same: '' };
  return (
    <TableRow>
      <TableCell>{t(`soft.${rule}`)}</TableCell>
      <TableCell numeric>{formatWhole(before)}</TableCell>
      <TableCell numeric className={clsx(look[change])}>
        <span>{formatWhole(after)}</span>
        <VisuallyHidden>{`, ${t(`plan.${change}`)}`}</VisuallyHidden>
      </TableCell>
    </TableRow>
  );
}
