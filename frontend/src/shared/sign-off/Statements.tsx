import type { SignOffView } from '@kolo/domain';
import { Megaphone, MessageSquareText } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, type BadgeTone } from '@/shared/ui';
import type { ReportNames } from './report-names';

type Protest = SignOffView['protests'][number];

interface Props {
  said: Pick<SignOffView, 'remarks' | 'protests'>;
  names: ReportNames;
  /** Shown in place of words that this device does not know. */
  unknown: string;
  /** Below a protest, for those who decide about it. */
  decision?: (protest: Protest) => ReactNode;
}

const tones: Record<NonNullable<Protest['outcome']>, BadgeTone> = {
  upheld: 'ok',
  rejected: 'danger',
  inadmissible: 'neutral',
};

/** Remarks and protests, for the parties of the match alone. */
export function Statements({
  said: { remarks, protests },
  names,
  unknown,
  decision,
}: Props): ReactElement | null {
  const { t } = useTranslation('signOff');
  const { dateTime } = useFormat();
  if (remarks.length + protests.length === 0) return null;
  return (
    <section aria-label={t('said.title')}>
      <h3 className="py-2 text-lg font-extrabold">{t('said.title')}</h3>
      <ul className="divide-y border-y">
        {protests.map((protest) => (
          <li key={protest.id} className="flex gap-3 py-3">
            <Megaphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold wrap-anywhere">
                <span>{t('said.protest', { who: names.teams[protest.team] })}</span>
                <Badge tone={protest.outcome === null ? 'warn' : tones[protest.outcome]}>
                  {protest.outcome === null
                    ? t('said.waiting')
                    : t(`said.outcome.${protest.outcome}`)}
                </Badge>
              </p>
              <p className="wrap-anywhere">{protest.text ?? unknown}</p>
              {protest.decisionText !== null && (
                <p className="mt-1 border-l-3 border-line-strong pl-2 wrap-anywhere">
                  {protest.decisionText}
                </p>
              )}
              <p className="text-sm text-ink-muted">{dateTime(protest.at)}</p>
              {decision?.(protest)}
            </div>
          </li>
        ))}
        {remarks.map(({ id, author, text, at }) => (
          <li key={id} className="flex gap-3 py-3">
            <MessageSquareText aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-bold wrap-anywhere">
                {author === null ? t('said.remark') : t('said.remarkBy', { who: author })}
              </p>
              <p className="wrap-anywhere">{text ?? unknown}</p>
              <p className="text-sm text-ink-muted">{dateTime(at)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
