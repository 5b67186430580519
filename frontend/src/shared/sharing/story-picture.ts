import { hasPlayedScore, type LiveSnapshot } from '@kolo/domain';

/** A picture that can be shared, by what it shows. */
export interface StoryPicture {
  /** With its query, but without shape and language. */
  path: string;
  kind: 'result' | 'scorer' | 'mvp' | 'award';
  /** Of the scorer or the MVP; the award's own. */
  name?: string;
}

/** The result, the MVP and the scorers in the order of their first goals. */
export function storiesOf({ match, names }: LiveSnapshot, version: number): StoryPicture[] {
  const of = `/api/share/stories/match/${match.matchId}`;
  // Another version is another address, so no cached score is shared.
  const at = `v=${version}`;
  const result: StoryPicture = { kind: 'result', path: `${of}/result.png?${at}` };
  if (!hasPlayedScore(match)) return [result];
  const named = (id: number): Pick<StoryPicture, 'name'> => {
    const player = names.find((one) => one.id === id);
    return player === undefined ? {} : { name: `${player.firstName} ${player.lastName}`.trim() };
  };
  const scorers = new Set(
    Object.values(match.timeline).flatMap((entry) =>
      entry.type === 'goal' && entry.scorer !== null && entry.kind !== 'own-goal'
        ? [entry.scorer]
        : [],
    ),
  );
  const mvp = match.mvpPlayerId;
  return [
    result,
    ...(mvp === null ? [] : [{ kind: 'mvp' as const, path: `${of}/mvp.png?${at}`, ...named(mvp) }]),
    ...[...scorers].map((id) => ({
      kind: 'scorer' as const,
      path: `${of}/scorer.png?playerId=${id}&${at}`,
      ...named(id),
    })),
  ];
}
