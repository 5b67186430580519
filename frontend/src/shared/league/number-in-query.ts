/** A positive number in the query string, else null. */
export function numberInQuery(search: URLSearchParams, key: string): number | null {
  const text = search.get(key) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
