import type { hr } from './hr';

/** One file of texts, as `hr/live.ts`. */
export type Namespace = keyof typeof hr;

/** The first one needs no prefix in keys, the others do: `common:round`. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** A text with plural forms is looked up without its form. */
type WithoutForm<Key extends string> = Key extends `${infer Stem}_one`
  ? Stem
  : Key extends `${infer Stem}_few`
    ? Stem
    : Key extends `${infer Stem}_other`
      ? Stem
      : Key;

type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysIn<Texts[Key]>}`;
}[keyof Texts & string];

type Keys = { [Name in Namespace]: KeysIn<(typeof hr)[Name]> };
type PrefixedKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` };

export type TextKey<Names extends Namespaces> = Names extends readonly [
  infer First extends Namespace,
  ...Namespace[],
]
  ? Keys[First] | PrefixedKeys[Names[number]]
  : Names extends Namespace
    ? Keys[Names] | PrefixedKeys[Names]
    : never;

/** The values for `{{name}}` in a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** An interface is compared by its keys, so a lookup of more texts may be passed on as one of fewer. */
interface Lookup<Key extends string> {
  // biome-ignore lint/style/useShorthandFunctionType: an alias would be compared by its namespaces.
  (key: Key, values?: TextValues): string;
}

export type TFunction<Names extends Namespaces = 'common'> = Lookup<TextKey<Names>>;
