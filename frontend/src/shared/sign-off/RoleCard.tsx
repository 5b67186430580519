import type { SigningRole } from '@kolo/domain';
import { Pen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { DrawnSignature } from './DrawnSignature';
import { StandingMark } from './StandingMark';
import type { Standing } from './standing';

interface Props {
  role: SigningRole;
  /** The team; null for the referee and the table. */
  team: string | null;
  standing: Standing;
  /** Undefined where the caller may not sign for this role, or nobody may any more. */
  onSign: (() => void) | undefined;
  onRefuse: (() => void) | undefined;
}

/** One of those who sign the report, and what they did so far. */
export function RoleCard({ role, team, standing, onSign, onRefuse }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const { kind } = standing;
  const who = team ?? t(`role.${role}`);
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border bg-surface p-4">
      <div className="min-w-0">
        <h4 className="text-lg leading-tight font-extrabold wrap-anywhere">{who}</h4>
        {team !== null && <p className="text-sm text-ink-muted">{t(`role.${role}`)}</p>}
      </div>
      <StandingMark kind={kind} />
      <Details standing={standing} who={who} />
      <div className="mt-auto flex flex-wrap gap-2 empty:hidden">
        {onSign !== undefined && kind !== 'signed' && (
          <Button
            size="touch"
            className="flex-1 basis-36 px-3! text-base!"
            aria-label={`${t(kind === 'stale' ? 'signAgain' : 'sign')}: ${who}`}
            onClick={onSign}
          >
            <Pen aria-hidden="true" className="size-5" />
            <span>{t(kind === 'stale' ? 'signAgain' : 'sign')}</span>
          </Button>
        )}
        {onRefuse !== undefined && kind !== 'signed' && kind !== 'refused' && (
          <Button
            size="touch"
            variant="secondary"
            className="flex-1 basis-36 px-3! text-base!"
            aria-label={`${t('refuse.action')}: ${who}`}
            onClick={onRefuse}
          >
            {t('refuse.action')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Details({ standing, who }: { standing: Standing; who: string }): ReactElement | null {
  const { t } = useTranslation('signOff');
  const { time } = useFormat();
  if (standing.kind === 'open') return null;
  if (standing.kind === 'refused') {
    const { reason, text, at } = standing.refusal;
    return (
      <div className="text-base leading-snug">
        <p className="font-semibold">{`${t(`refuse.reasons.${reason}`)}, ${time(at)}`}</p>
        {text !== null && <p className="wrap-anywhere text-ink-muted">{text}</p>}
      </div>
    );
  }
  const { name, method, at, drawing } = standing.signature;
  return (
    <div className="text-base leading-snug">
      {name !== null && (
        <p translate="no" className="font-semibold wrap-anywhere">
          {name}
        </p>
      )}
      {drawing != null && (
        <DrawnSignature path={drawing} label={t('drawingOf', { who: name ?? who })} />
      )}
      <p className="text-sm text-ink-muted">
        {t('made', { method: t(`by.${method}`), time: time(at) })}
      </p>
      {standing.kind === 'stale' && <p className="mt-1 text-sm text-warn">{t('staleHint')}</p>}
    </div>
  );
}
