/** Only ends what hangs: a slow machine starts three nodes in minutes. */
export const withinMs = 600_000;
