export type Encoding = 'br' | 'gzip';

const known: readonly Encoding[] = ['br', 'gzip'];

export const isCompressible = (type: string): boolean =>
  /^text\/|json|javascript|svg|xml/.test(type);

export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    named.add(name);
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) refused.add(name);
  }
  const takesAll = named.has('*') && !refused.has('*');
  return known.filter((encoding) => !refused.has(encoding) && (named.has(encoding) || takesAll));
}
