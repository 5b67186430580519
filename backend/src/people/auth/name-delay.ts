/** How long attempts at one name wait, whoever makes them. */
export interface NameDelay {
  /** Failures within the window that cost nobody anything. */
  free: number;
  firstMs: number;
  maxMs: number;
}

export const nameDelay: NameDelay = { free: 5, firstMs: 250, maxMs: 4_000 };

/** Twice as long with each failure, up to what the owner of the name can bear. */
export function nameDelayMs(failures: number, { free, firstMs, maxMs }: NameDelay): number {
  return failures < free ? 0 : Math.min(maxMs, firstMs * 2 ** (failures - free));
}
