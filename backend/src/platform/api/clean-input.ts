import { cleanLine } from '@kolo/domain';

/** Blanks and marks are part of a password. */
export const fieldsAsTyped: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'newPassword',
]);

/** Texts of several lines, and names of files, addresses and drawings, which must stay what they are. */
export const longFields: ReadonlySet<string> = new Set([
  'text',
  'insteadOf',
  'description',
  'imageURL',
  'originalFilename',
  'drawing',
  'endpoint',
]);

/** A body or a query with every short text as people mean it, whatever they copied it from. */
export function cleanInput(value: unknown, field = ''): unknown {
  if (typeof value === 'string')
    return fieldsAsTyped.has(field) || longFields.has(field) ? value : cleanLine(value);
  if (Array.isArray(value)) return value.map((one) => cleanInput(one, field));
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanInput(inner, name)]),
  );
}

/** Uploaded files and other instances are left alone. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
