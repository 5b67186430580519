/** How public pages name players, from the most open to the strictest. */
export const namePolicies = ['full', 'initial', 'hidden'] as const;
export type NamePolicy = (typeof namePolicies)[number];
