import { CircleCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ProveForm } from './ProveForm';
import { useNewCodes, useTurnOff } from './use-second-factor';

interface Props {
  username: string;
  /** ISO 8601 */
  since: string;
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

export function TurnedOn({ username, since, codesLeft, onCodes }: Props): ReactElement {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [asks, setAsks] = useState<'codes' | 'off' | null>(null);
  const newCodes = useNewCodes();
  const turnOff = useTurnOff();
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-ok">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        <span>{t('secondFactor.on', { date: format.date(since) })}</span>
      </p>
      <p>{t('secondFactor.codesLeft', { count: codesLeft })}</p>
      {asks === null && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAsks('codes')}>
            {t('secondFactor.newCodes')}
          </Button>
          <Button variant="ghost" onClick={() => setAsks('off')}>
            {t('secondFactor.turnOff')}
          </Button>
        </div>
      )}
      {asks === 'codes' && (
        <ProveForm
          label={t('secondFactor.newCodes')}
          send={({ code }) => newCodes.mutateAsync({ code })}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
          onCancel={() => setAsks(null)}
        />
      )}
      {asks === 'off' && (
        <ProveForm
          username={username}
          label={t('secondFactor.turnOff')}
          send={(proof) => turnOff.mutateAsync(proof)}
          onDone={() => setAsks(null)}
          onCancel={() => setAsks(null)}
        />
      )}
    </>
  );
}
