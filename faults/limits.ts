/** Processes start and recover slowly while other suites keep the machine busy. */
export const withinMs = 90_000;
