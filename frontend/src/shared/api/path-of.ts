/** A last segment that begins with `?` is the query of the path before it. */
export const pathOf = (key: readonly unknown[]): string =>
  key.map(String).join('/').replace('/?', '?');
