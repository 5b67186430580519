import {
  auditActions,
  auditedFields,
  everySeasonRule,
  leagueEventRows,
  matchEventTypes,
  refusalTexts,
  rowOf,
  ruleFields,
  ruleGroups,
  rulePresets,
  seasonRulesByPath,
} from '@kolo/domain';
import { en } from './en';
import { hr } from './hr';

type Texts = { [key: string]: string | Texts };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

function valuesOf(texts: Texts): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as [string, string]] : valuesOf(value),
  );
}

/** `{{name}}` placeholders by key; the word `nothing` for a text that is empty on purpose. */
function placeholdersOf(texts: Texts, key: string): string[] {
  const value = key.split('.').reduce<string | Texts>((at, part) => {
    const next = typeof at === 'string' ? undefined : at[part];
    if (next === undefined) throw new Error(`no text ${key}`);
    return next;
  }, texts);
  if (typeof value !== 'string') throw new Error(`${key} is a group`);
  if (value.trim() === '') return ['nothing'];
  return [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

const few = /_few$/;

describe('texts', () => {
  it('are the same keys in both languages, but for the Croatian plural of 2 to 4', () => {
    expect(keysOf(en).sort()).toEqual(
      keysOf(hr)
        .filter((key) => !few.test(key))
        .sort(),
    );
  });

  it('have every plural form of Croatian', () => {
    const keys = new Set(keysOf(hr));
    const plurals = [...keys].filter((key) => /_(one|few|other)$/.test(key));
    expect(plurals.length).toBeGreaterThan(0);
    for (const key of plurals) {
      const stem = key.replace(/_(one|few|other)$/, '');
      for (const form of new Intl.PluralRules('hr').resolvedOptions().pluralCategories)
        expect(keys).toContain(`${stem}_${form}`);
    }
  });

  it('have no plural form that neither language has', () => {
    expect(keysOf(hr).filter((key) => /_(zero|two|many)$/.test(key))).toEqual([]);
  });

  it('fill the same placeholders in both languages', () => {
    for (const key of keysOf(en))
      expect([key, placeholdersOf(en, key)]).toEqual([key, placeholdersOf(hr, key)]);
  });

  it.each([
    ['hr', /ponovno/i],
    ['hr', /e-adres|e-mail/i],
    ['hr', /\d{4}\/\d{2}/],
    ['hr', /stol(a|u)? utakmice|za stol\b/i],
    ['hr', /dnevnik(a|u|om)? utakmice/i],
    ['hr', /momčad/i],
    // The specification fixes the spelling “timeout”, so only others are refused.
    ['hr', /time-out|tajm/i],
    ['hr', /„[^”]*“/],
    ['hr', /završnic|odsluž|ekip[aeiu]|odusta(o|la)( je)? od lige/i],
    // People are addressed politely; only a button, which is no sentence, may do otherwise.
    ['hr', /\b(izvuci|odaberi|osvježi|pokušaj|pričekaj|provjeri|upiši)\b.*\.$/i],
    ['en', /exclusion/i],
    ['en', /time-out/i],
    ['en', /match table|access to the table/i],
    ['en', /kicks from the/i],
    ['en', /e-mail(?!;)|user name|shirt number/i],
  ] as const)('spell one thing in one way: in %s nothing matches %s', (language, other) => {
    const refusals = Object.entries(refusalTexts).map(([code, text]) => [code, text[language]]);
    const said = [...valuesOf({ hr, en }[language]), ...refusals];
    expect(said.filter(([, text]) => other.test(text ?? ''))).toEqual([]);
  });

  it('name every action and every field that the audit keeps', () => {
    const undone = (type: (typeof matchEventTypes)[number]) => rowOf(type).undo !== 'never';
    const ofMatches = matchEventTypes
      .filter((type) => rowOf(type).audit !== null)
      .flatMap((type) => (undone(type) ? ['', 'undo-'] : ['']).map((u) => u + rowOf(type).audit));
    const ofLeagues = Object.values(leagueEventRows).flatMap(({ audit, undo }) =>
      audit === null ? [] : (undo === 'never' ? [''] : ['', 'undo-']).map((u) => u + audit),
    );
    const actions = [
      ...auditActions.map((action) => action.replace('.', '_')),
      ...ofMatches.map((verb) => `match_${verb}`),
      ...ofLeagues.map((verb) => `league_${verb}`),
    ];
    expect(Object.keys(hr.audit.actions)).toEqual(expect.arrayContaining(actions));
    expect(Object.keys(hr.audit.fields).sort()).toEqual([...auditedFields].sort());
  });

  it('name every season rule', () => {
    const { withdrawal, noShowLimit, ...groups } = hr.seasonRules.fields;
    const paths = Object.entries(groups).flatMap(([group, rules]) =>
      Object.keys(rules).map((rule) => `${group}.${rule}`),
    );
    expect([withdrawal, noShowLimit]).not.toContain('');
    expect(['withdrawal', 'noShowLimit', ...paths].sort()).toEqual(
      Object.keys(seasonRulesByPath(everySeasonRule)).sort(),
    );
  });

  it('name every field, group and preset of a rule sheet', () => {
    const { fields, groups, presets } = hr.matchRules;
    expect(Object.keys(fields)).toEqual(ruleFields);
    expect(Object.keys(groups)).toEqual(Object.keys(ruleGroups));
    expect(Object.keys(presets)).toEqual(rulePresets);
  });
});
