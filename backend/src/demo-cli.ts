import 'reflect-metadata';
import { createApp } from './app.js';
import { helpOf } from './operations/command-line/command.js';
import { runOperatorCommand } from './operations/command-line/operator.js';
import { demoSignIn } from './operations/seed/demo-people.js';
import { resetDemo } from './operations/seed/reset-demo.js';

const command = {
  name: 'demo',
  about:
    'The demo season: ten companies, half of eighteen rounds played, and a match to start now.',
  uses: [
    ['reset', 'begins it afresh, around today, while Kolo is stopped'],
    ['finals', 'the same, with all rounds and the finals played up to the final, which is next'],
  ],
  options: {
    replace: {
      type: 'boolean',
      about: 'also where there are leagues or accounts that the demo season did not make',
    },
  },
  notes:
    'A start with SEED=demo, the default, fills an empty database with it. Both delete every match, account, text and picture; administrators keep their accounts.',
} as const;

if (process.argv.length === 2) console.log(helpOf(command));
else
  await runOperatorCommand(
    command,
    async ({ words: [use], values: { replace = false } }, { url, config }) => {
      const until = use === 'finals' ? 'finals' : 'half';
      const administrators = await resetDemo(
        { url, config, replace, until, createApp },
        new Date(),
      );
      const { username, password } = demoSignIn;
      console.log(`A fresh demo season is ready. Company: ${username}, password: ${password}.`);
      console.log(
        administrators > 0
          ? 'Administrators sign in as before.'
          : 'There is no administrator yet: the next start makes one or prints a link for it.',
      );
      return 0;
    },
    { alone: true },
  );
