export const microseconds = (instantColumn: string): string =>
  `(extract(epoch FROM ${instantColumn}) * 1000000)::bigint`;

export const instant = (parameter: string): string =>
  `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`;

/** Made by people, and not after `$1`. */
export const isBefore = (event: string): string =>
  `${event}.metadata #>> '{actor,id}' IS NOT NULL
   AND ${event}.recorded_at <= coalesce(${instant('$1')}, 'infinity')`;

/** Command and place of the event that an undo names: the id of an event is `<commandId>.<n>`. */
export const undoneCommand = (event: string, field: 'actionId' | 'decisionId'): string => {
  const id = `${event}.data ->> '${field}'`;
  return `substring(${id} FROM '^(.*)[.]'), substring(${id} FROM '[.]([0-9]{1,9})$')::integer`;
};

/** Selects the older ones of a page, from a query `c` that gives `at`, `id` and `recorded_at`. */
export const pageOf = (query: string): string =>
  `SELECT * FROM (${query}) c
   WHERE $1::bigint IS NULL OR (c.at, c.id COLLATE "C") < ($1, $2)
   ORDER BY c.recorded_at DESC, c.id COLLATE "C" DESC LIMIT $3`;

export const inSql = (types: readonly string[]): string =>
  types.map((type) => `'${type}'`).join(', ');

export const actorJson = "json_build_object('id', u.id, 'username', u.username)";

/** The words that were added to an event `e`. */
export const joinText = (event: string): string =>
  `LEFT JOIN log_texts t ON (t.command_id, t.command_seq) = (${event}.command_id, ${event}.command_seq)
    AND t.kind = 'reason' AND t.stream = ${event}.stream`;
