import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, Input } from '@/shared/ui';
import { DrawingPad } from './DrawingPad';
import { PinInput } from './PinInput';
import type { SignatureForm } from './use-signature';

interface Props {
  signature: SignatureForm;
  /** Whether to say what is missing. */
  tried: boolean;
  /** Why the server refused it. */
  problem: string | null;
  /** What somebody confirms who signs by a tick. */
  seenLabel: string;
}

/** What each method of signing asks for. */
export function SignatureFields({ signature, tried, problem, seenLabel }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const { method, missing, change } = signature;
  return (
    <>
      {method === 'account' && <p className="text-base">{t('asAccount')}</p>}
      {method === 'drawn' && (
        <div>
          <DrawingPad strokes={signature.strokes} onChange={(strokes) => change({ strokes })} />
          {tried && missing.drawing && <Problem text={t('pad.needed')} />}
        </div>
      )}
      {signature.isNamed && (
        <FormField label={t('name')} error={tried && missing.name ? t('nameNeeded') : undefined}>
          <Input
            value={signature.name}
            maxLength={limits.signerName}
            autoComplete="off"
            className="min-h-touch!"
            onChange={({ target }) => change({ name: target.value })}
          />
        </FormField>
      )}
      {method === 'pin' && (
        <FormField
          label={t('method.pin')}
          hint={t('pin.hint')}
          error={tried && missing.pin ? t('pin.needed') : undefined}
        >
          <PinInput pin={signature.pin} onChange={(pin) => change({ pin })} />
        </FormField>
      )}
      {problem !== null && <Problem text={problem} />}
      {method === 'tick' && (
        <div>
          <Checkbox
            size="touch"
            label={seenLabel}
            checked={signature.seen}
            onChange={({ target }) => change({ seen: target.checked })}
          />
          {tried && missing.seen && <Problem text={t('seenNeeded')} />}
        </div>
      )}
    </>
  );
}

function Problem({ text }: { text: string }): ReactElement {
  return (
    <p role="alert" className="mt-1 text-sm font-semibold text-danger">
      {text}
    </p>
  );
}
