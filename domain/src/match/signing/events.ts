export const signingRoles = ['home', 'away', 'referee', 'scorer'] as const;
export type SigningRole = (typeof signingRoles)[number];

export const signingRefusals = ['disagrees', 'absent', 'other'] as const;
export type SigningRefusal = (typeof signingRefusals)[number];

export const protestOutcomes = ['upheld', 'rejected', 'inadmissible'] as const;
export type ProtestOutcome = (typeof protestOutcomes)[number];

export const reopenReasons = ['scorer', 'card', 'result', 'identity', 'other'] as const;
export type ReopenReason = (typeof reopenReasons)[number];
