import { type SuspensionChange, type SuspensionKind, suspensionKinds } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input, Select } from '@/shared/ui';

export interface Length {
  kind: SuspensionKind;
  amount: string;
  until: string;
}

/** Null where a number or a day is missing. */
export function lengthOf({
  kind,
  amount,
  until,
}: Length): (Required<Pick<SuspensionChange, 'kind'>> & SuspensionChange) | null {
  if (kind === 'for-ever') return { kind };
  if (kind === 'until') return until === '' ? null : { kind, until };
  return /^[1-9]\d?$/.test(amount) ? { kind, amount: Number(amount) } : null;
}

interface Props {
  length: Length;
  onChange: (length: Length) => void;
  /** Whether to say what is missing. */
  tried: boolean;
}

/** Some matches, until a day, or for ever. */
export function LengthInputs({ length, onChange, tried }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const missing = tried && lengthOf(length) === null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField label={t('office.kind')}>
        <Select
          value={length.kind}
          onChange={({ target }) =>
            onChange({
              ...length,
              kind: suspensionKinds.find((kind) => kind === target.value) ?? length.kind,
            })
          }
        >
          {suspensionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`office.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </FormField>
      {length.kind === 'matches' && (
        <FormField
          label={t('office.amount')}
          error={missing ? t('office.amountNeeded') : undefined}
        >
          <Input
            inputMode="numeric"
            value={length.amount}
            onChange={({ target }) => onChange({ ...length, amount: target.value })}
          />
        </FormField>
      )}
      {length.kind === 'until' && (
        <FormField label={t('office.until')} error={missing ? t('office.dayNeeded') : undefined}>
          <Input
            type="date"
            value={length.until}
            onChange={({ target }) => onChange({ ...length, until: target.value })}
          />
        </FormField>
      )}
    </div>
  );
}
