import { parseArgs } from 'node:util';
import { OperatorError } from '../../platform/log/operator.error.js';

export interface Option {
  type: 'boolean' | 'string';
  /** The placeholder of a string's value in the help: `file`. */
  value?: string;
  about: string;
}

/** A command of the root's scripts: what it takes, and its help. */
export interface Command<Options extends Record<string, Option> = Record<string, Option>> {
  name: string;
  about: string;
  /**
   * Its arguments, each with its explanation: a word as it is, `<word>` for one that must be
   * given, `[word]` for one that may be left out and `[word…]` for any number of them.
   */
  uses?: readonly (readonly [pattern: string, about: string])[];
  options?: Options;
  notes?: string;
}

export type Values<Options extends Record<string, Option>> = {
  [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string;
};

export interface Given<Options extends Record<string, Option>> {
  words: string[];
  values: Values<Options>;
}

/** @returns null if help is requested */
export function readCommand<Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[],
): Given<Options> | null {
  try {
    const { positionals: words, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...typesOf(command.options ?? {}), help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return null;
    const patterns = command.uses?.map(([pattern]) => pattern) ?? [''];
    if (!patterns.some((pattern) => matches(pattern, words)))
      throw new OperatorError(
        words.length === 0 ? 'Something is missing.' : `Not understood: ${words.join(' ')}`,
      );
    return { words, values: values as Values<Options> };
  } catch (error) {
    throw error instanceof OperatorError || isWrongOption(error)
      ? usageError(command, error.message.replace(/\. To specify .*$/s, '.'))
      : error;
  }
}

export async function runCommand<Options extends Record<string, Option>>(
  command: Command<Options>,
  task: (given: Given<Options>) => Promise<void>,
): Promise<void> {
  try {
    const given = readCommand(command, process.argv.slice(2));
    if (given === null) console.log(helpOf(command));
    else await task(given);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

export const usageError = ({ name }: Pick<Command, 'name'>, message: string): OperatorError =>
  new OperatorError(`${message}\nnpm run ${name} -- --help lists the options.`);

export function helpOf({ name, about, uses = [], options = {}, notes }: Command): string {
  const shown = { ...options, help: { type: 'boolean', about: 'prints this' } satisfies Option };
  const flags = Object.entries<Option>(shown).map(([flag, { value, about: what }]) => [
    value === undefined ? `--${flag}` : `--${flag} <${value}>`,
    what,
  ]);
  const width = Math.max(...[...uses, ...flags].map(([left = '']) => left.length));
  const lines = (rows: readonly (readonly string[])[]): string =>
    rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
  return [`npm run ${name} -- …\n${about}`, lines(uses), lines(flags), notes ?? '']
    .filter((part) => part !== '')
    .join('\n\n');
}

function matches(pattern: string, words: readonly string[]): boolean {
  const slots = pattern === '' ? [] : pattern.split(' ');
  const required = slots.filter((slot) => !slot.startsWith('[')).length;
  const isOpen = slots.at(-1)?.includes('…') === true;
  return (
    words.length >= required &&
    (isOpen || words.length <= slots.length) &&
    slots.every((slot, index) => /^[<[]/.test(slot) || slot === words[index])
  );
}

const typesOf = (options: Record<string, Option>) =>
  Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));

/** By its code, as the error may come from another realm. */
const isWrongOption = (error: unknown): error is Error =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  /^ERR_PARSE_ARGS/.test(String(error.code));
