import type { SeasonRules } from './season-rules.js';

/** Rules by their paths, as `awards.minusPoints`. */
export type RulesByPath = Record<string, unknown>;

/** Returns every rule with its value, by its path. */
export function seasonRulesByPath(rules: SeasonRules): RulesByPath {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([field, one]) => [`${name}.${field}`, one])
        : [[name, value]],
    ),
  );
}

/** The rules that differ; one that is left out is null. */
export function changedSeasonRules(
  before: SeasonRules,
  after: SeasonRules,
): { before: RulesByPath; after: RulesByPath } {
  const old = seasonRulesByPath(before);
  const now = seasonRulesByPath(after);
  const changed = Object.keys({ ...old, ...now }).filter(
    (path) => JSON.stringify(old[path]) !== JSON.stringify(now[path]),
  );
  const valuesIn = (rules: RulesByPath): RulesByPath =>
    Object.fromEntries(changed.map((path) => [path, rules[path] ?? null]));
  return { before: valuesIn(old), after: valuesIn(now) };
}
