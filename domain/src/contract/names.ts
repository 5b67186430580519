/** How public pages name players, from the most open to the strictest. */
export const namePolicies = ['full', 'initial', 'hidden'] as const;
export type NamePolicy = (typeof namePolicies)[number];

/** What a person may choose: only what can be stricter than the league's. */
export const ownNamePolicies = ['initial', 'hidden'] as const satisfies readonly NamePolicy[];
export type OwnNamePolicy = (typeof ownNamePolicies)[number];
