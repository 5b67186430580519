import type { SigningMethod, SignRequest } from '@kolo/domain';
import { useState } from 'react';
import { pathOf, type Stroke } from './drawn-path';
import { pinPattern } from './PinInput';

interface SignatureInputs {
  name: string;
  /** That the report was read. */
  seen: boolean;
  strokes: readonly Stroke[];
  pin: string;
}

export interface SignatureForm extends SignatureInputs {
  method: SigningMethod;
  isNamed: boolean;
  missing: Record<'name' | 'seen' | 'drawing' | 'pin', boolean>;
  setMethod: (method: SigningMethod) => void;
  change: (inputs: Partial<SignatureInputs>) => void;
}

const empty: SignatureInputs = { name: '', seen: false, strokes: [], pin: '' };

/** A signature that is being made; what was filled in for one method remains for the others. */
export function useSignature(proposed: SigningMethod): SignatureForm {
  const [method, setMethod] = useState(proposed);
  const [inputs, setInputs] = useState(empty);
  const { name, seen, strokes, pin } = inputs;
  const isNamed = method === 'tick' || method === 'drawn';
  return {
    ...inputs,
    method,
    isNamed,
    missing: {
      name: isNamed && name.trim() === '',
      seen: method === 'tick' && !seen,
      drawing: method === 'drawn' && strokes.length === 0,
      pin: method === 'pin' && !pinPattern.test(pin),
    },
    setMethod,
    change: (changed) => setInputs((before) => ({ ...before, ...changed })),
  };
}

/** What the server is sent of a signature with nothing missing. */
export const signatureBody = ({
  method,
  isNamed,
  name,
  strokes,
  pin,
}: SignatureForm): Omit<SignRequest, 'role' | 'reportHash'> => ({
  method,
  ...(isNamed ? { name: name.trim() } : {}),
  ...(method === 'drawn' ? { drawing: pathOf(strokes) } : {}),
  ...(method === 'pin' ? { pin } : {}),
});
