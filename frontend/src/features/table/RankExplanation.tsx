import type { LeagueTableRow } from '@kolo/domain';
import { clsx } from 'clsx';
import { CircleHelp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';
import { type Reason, reasonsFor } from './reasons';

interface ButtonProps {
  row: LeagueTableRow;
  open: boolean;
  /** The id of the element with the reasons. */
  controls: string;
  onToggle: () => void;
}

export function WhyButton({ row, open, controls, onToggle }: ButtonProps): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <IconButton
      label={t('why.ask', { team: row.teamName })}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className={clsx(open ? 'text-accent-ink' : 'text-ink-muted')}
    >
      <CircleHelp aria-hidden="true" className="size-4.5" />
    </IconButton>
  );
}

interface Props {
  rows: readonly LeagueTableRow[];
  index: number;
  /** Named by the button that opens them. */
  id?: string;
}

export function Reasons({ rows, index, id }: Props): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <ul id={id} className="grid gap-1.5 text-sm">
      {reasonsFor(rows, index).map((reason) => (
        <ReasonLine key={reason.side} reason={reason} />
      ))}
      {rows[index]?.unranked && <li className="text-ink-muted">{t('withdrawn.reason')}</li>}
    </ul>
  );
}

function ReasonLine({ reason }: { reason: Reason }): ReactElement {
  const { t } = useTranslation('leagueTable');
  const { side, team, rule, one, other, tiedAt } = reason;
  return (
    <li className="text-ink-muted">
      <strong className="font-bold text-ink">{t(`why.${side}`, { team })}</strong>{' '}
      {rule !== 'points' && tiedAt !== null && (
        <span>{`${t('why.tied', { count: tiedAt })} `}</span>
      )}
      <span>{t(`why.rule.${rule}`, { one, other })}</span>
    </li>
  );
}
