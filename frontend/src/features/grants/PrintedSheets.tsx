import type { CreatedGrant } from '@kolo/domain';
import { type ReactElement, type ReactPortal, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type GrantedMatch, nameOf } from './granted-match';

export interface PrintedSheet {
  match: GrantedMatch;
  grant: CreatedGrant;
}

interface Props {
  sheets: readonly PrintedSheet[];
  onPrinted: () => void;
}

/** Prints two sheets a page; on the screen they are not seen (print.css). */
export function PrintedSheets({ sheets, onPrinted }: Props): ReactPortal {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    // A list that is read again meanwhile must not print a second time.
    const done = (): void => printed();
    window.addEventListener('afterprint', done);
    // The pictures are part of their addresses, but the browser decodes them later.
    const timer = setTimeout(() => window.print(), 100);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
    };
  }, []);
  return createPortal(
    <div data-sheets>
      {sheets.map((sheet) => (
        <GrantSheet key={sheet.grant.id} {...sheet} />
      ))}
    </div>,
    document.body,
  );
}

function GrantSheet({ match, grant: { url, code, pin, qr } }: PrintedSheet): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const format = useFormat();
  return (
    <article>
      <h1 className="text-3xl font-extrabold">{nameOf(match)}</h1>
      <p className="dotted text-lg">
        <span>{format.dateTime(match.matchDate)}</span>
        {match.venue !== null && <span>{match.venue}</span>}
      </p>
      <div className="mt-6 flex items-center gap-10">
        {qr !== null && <img src={qr} alt="" style={{ width: '65mm', height: '65mm' }} />}
        <div className="flex flex-col gap-3 text-lg">
          <p>{t('grants.sheetScan')}</p>
          <p>
            {t('grants.sheetType')} <strong>{addressOf(url)}</strong>
          </p>
          <p>
            {t('code')}: <strong className="text-2xl tracking-widest">{code}</strong>
          </p>
          <p>
            {t('pin')}: <strong className="text-2xl tracking-widest">{pin}</strong>
          </p>
        </div>
      </div>
      <p className="mt-6 text-sm">{t('grants.sheetSecret')}</p>
    </article>
  );
}

function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
