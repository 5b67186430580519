import type { BoardPlace, RefereeDoubt } from '@kolo/domain';

export interface Candidate {
  userId: number;
  name: string;
  claims: boolean;
  doubts: readonly RefereeDoubt[];
}

/** Those who want the place come first. */
export function candidatesOf({ claims, suggestions }: BoardPlace): Candidate[] {
  const wanting = new Set(claims.map(({ userId }) => userId));
  const doubtsOf = (userId: number): readonly RefereeDoubt[] =>
    suggestions.find((one) => one.userId === userId)?.doubts ?? [];
  return [
    ...claims.map(({ userId, name }) => {
      return { userId, name, claims: true, doubts: doubtsOf(userId) };
    }),
    ...suggestions
      .filter(({ userId }) => !wanting.has(userId))
      .map((suggestion) => ({ ...suggestion, claims: false })),
  ];
}
