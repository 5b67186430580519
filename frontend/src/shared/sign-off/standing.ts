import type { RefusedSignature, Signature, SigningRole, SignOffView } from '@kolo/domain';

export type Standing =
  | { kind: 'open' }
  | { kind: 'signed' | 'stale'; signature: Signature }
  | { kind: 'refused'; refusal: RefusedSignature };

/** A signature that holds counts most; of a stale one and a refusal, the later. */
export function standingOf(
  { signatures, refusals }: Pick<SignOffView, 'signatures' | 'refusals'>,
  role: SigningRole,
): Standing {
  const own = signatures.filter((signature) => signature.role === role);
  const valid = own.findLast(({ stale }) => !stale);
  if (valid !== undefined) return { kind: 'signed', signature: valid };
  const signature = own.at(-1);
  const refusal = refusals.findLast((entry) => entry.role === role);
  if (refusal !== undefined && (signature === undefined || refusal.at >= signature.at))
    return { kind: 'refused', refusal };
  return signature === undefined ? { kind: 'open' } : { kind: 'stale', signature };
}
