export interface NameDelay {
  free: number;
  firstMs: number;
  maxMs: number;
}

export const nameDelay: NameDelay = { free: 5, firstMs: 250, maxMs: 4_000 };

/** Between the mails to one address. */
export const resetMailDelay: NameDelay = { free: 3, firstMs: 15_000, maxMs: 120_000 };

export function nameDelayMs(failures: number, { free, firstMs, maxMs }: NameDelay): number {
  return failures < free ? 0 : Math.min(maxMs, firstMs * 2 ** (failures - free));
}
