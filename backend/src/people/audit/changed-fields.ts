export function changedFields<T extends object>(
  before: T,
  after: T,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)),
  );
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
}
