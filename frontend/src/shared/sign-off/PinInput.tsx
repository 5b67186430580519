import type { ComponentProps, ReactElement } from 'react';
import { Input } from '@/shared/ui';

export const pinPattern = /^\d{4,8}$/;
/** Not the field's own limit, which would cut what was pasted with blanks in it. */
const longest = 8;

interface Props extends Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> {
  pin: string;
  onChange: (pin: string) => void;
}

/** Digits that no browser offers to remember for the next team. */
export function PinInput({ pin, onChange, ...input }: Props): ReactElement {
  return (
    <Input
      {...input}
      value={pin}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="numerals min-h-touch! tracking-widest"
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, longest))}
    />
  );
}
