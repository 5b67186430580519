import { helpOf, readCommand } from './command.js';

const command = {
  name: 'people',
  about: 'What Kolo knows of people.',
  uses: [
    ['find <text…>', 'lists them'],
    ['export <who> [folder]', 'writes everything about one'],
    ['list', 'prints who was erased'],
  ],
  options: {
    yes: { type: 'boolean', about: 'without asking' },
    erasures: { type: 'string', value: 'file', about: 'who was erased' },
  },
} as const;

const read = (line: string) => readCommand(command, line.split(' '));

it.each(['find ana', 'find ana anić horvat', 'export 12', 'export 12 folder', 'list --yes'])(
  'takes what a command offers: %s',
  (line) => {
    expect(read(line)?.words).toEqual(line.split(' ').filter((word) => !word.startsWith('--')));
  },
);

it('gives the options under their names', () => {
  expect(read('list --yes --erasures list.jsonl')?.values).toEqual({
    yes: true,
    erasures: 'list.jsonl',
  });
});

it.each(['find', 'export', 'export 12 folder more', 'remove 12', 'list all', 'list --no-such'])(
  'refuses anything else and says where the help is: %s',
  (line) => {
    expect(() => read(line)).toThrow(/\nnpm run people -- --help lists the options\.$/);
  },
);

it('takes no words where a command offers none', () => {
  const plain = { name: 'migrate', about: 'Brings the database up to date.' };
  expect(readCommand(plain, [])?.words).toEqual([]);
  expect(() => readCommand(plain, ['now'])).toThrow('Not understood: now');
});

it.each(['--help', '-h', 'export --help'])('asks for the help by %s', (line) => {
  expect(read(line)).toBeNull();
});

it('says each use and each option in one line', () => {
  expect(helpOf(command)).toBe(`npm run people -- …
What Kolo knows of people.

  find <text…>           lists them
  export <who> [folder]  writes everything about one
  list                   prints who was erased

  --yes                  without asking
  --erasures <file>      who was erased
  --help                 prints this`);
});
