const digits = 11;

/** Whether it has the shape of an OIB: eleven digits. */
export const isOib = (text: string): boolean => text.length === digits && /^\d+$/.test(text);

/** Whether the last digit of an OIB is the one that ISO 7064, MOD 11,10 asks for. */
export function hasOibCheckDigit(text: string): boolean {
  if (!isOib(text)) return false;
  let rest = 10;
  for (const digit of text.slice(0, digits - 1)) {
    const sum = (rest + Number(digit)) % 10;
    rest = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - rest) % 10 === Number(text.at(-1));
}
