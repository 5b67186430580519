import { Copy } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useCopy } from '@/shared/sharing/use-copy';
import { Button } from '@/shared/ui';

/** Shown only once: the server stores only their hashes. */
export function NewRecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[];
  onSaved: () => void;
}): ReactElement {
  const { t } = useTranslation('account');
  const copy = useCopy();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="flex flex-col gap-3">
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {t('secondFactor.codes')}
      </h3>
      <p>{t('secondFactor.codesText')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => void copy(codes.join('\n'), t('secondFactor.codesCopied'))}
        >
          <Copy aria-hidden="true" className="size-4" />
          {t('secondFactor.copyCodes')}
        </Button>
        <Button onClick={onSaved}>{t('secondFactor.codesSaved')}</Button>
      </div>
    </section>
  );
}
