import type { CreatedGrant } from '@kolo/domain';
import { Copy, Printer } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useCopy } from '@/shared/sharing/use-copy';
import { Button, Input } from '@/shared/ui';
import type { GrantedMatch } from './granted-match';
import { PrintedSheets } from './PrintedSheets';

interface Props {
  match: GrantedMatch;
  made: CreatedGrant;
  onDone: () => void;
}

/** Secrets that nobody can look up afterwards. */
export function MadeGrant({ match, made, onDone }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const { url, code, pin, qr, guessedAddress } = made;
  const [printing, setPrinting] = useState(false);
  const copy = useCopy();
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-ok-soft p-4">
      <p className="text-sm font-semibold">{t('grants.once')}</p>
      <div className="flex flex-wrap items-center gap-5">
        {qr !== null && (
          <img
            src={qr}
            alt={t('grants.qr')}
            width={200}
            height={200}
            className="rounded-md bg-white"
          />
        )}
        <div className="grid gap-3">
          {qr !== null && <p className="text-sm">{t('grants.sheetScan')}</p>}
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
            <dt className="text-sm text-ink-muted">{t('code')}</dt>
            <dd className="numerals text-2xl font-extrabold tracking-widest">{code}</dd>
            <dt className="text-sm text-ink-muted">{t('pin')}</dt>
            <dd className="numerals text-2xl font-extrabold tracking-widest">{pin}</dd>
          </dl>
        </div>
      </div>
      {qr === null && <Warning>{t('grants.localAddress')}</Warning>}
      {guessedAddress !== undefined && (
        <Warning>{t('grants.guessedAddress', { address: guessedAddress })}</Warning>
      )}
      <Input readOnly value={url} aria-label={t('grants.link')} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy(url, t('grants.copied'))}>
          <Copy aria-hidden="true" className="size-4" />
          {t('grants.copy')}
        </Button>
        {qr !== null && (
          <Button variant="secondary" onClick={() => setPrinting(true)}>
            <Printer aria-hidden="true" className="size-4" />
            {t('grants.print')}
          </Button>
        )}
        <Button onClick={onDone}>{t('grants.another')}</Button>
      </div>
      {printing && (
        <PrintedSheets sheets={[{ match, grant: made }]} onPrinted={() => setPrinting(false)} />
      )}
    </section>
  );
}

const Warning = ({ children }: { children: string }): ReactElement => (
  <p className="rounded-control bg-warn-soft px-3 py-2 text-sm font-semibold text-warn">
    {children}
  </p>
);
