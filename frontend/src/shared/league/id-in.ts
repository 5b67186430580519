/** A positive number of an address; null where it has none. */
export function idIn(search: URLSearchParams, key: string): number | null {
  const text = search.get(key) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
