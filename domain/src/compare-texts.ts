/** Returns the order of two texts by their characters, for `sort`; the same in every language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
