import { readFileSync } from 'node:fs';

const maxSubject = 72;
const written = /^(Merge|Revert|fixup!|squash!|amend!) /;
const notImperative =
  /^(?!(embed|exceed|feed|need|proceed|seed|shed|shred|speed|bring|ping|ring|string)\b)\w+(ed|ing)\b/i;

function problemsOf(/** @type {string} */ message) {
  const [subject = '', second = ''] = message
    .split(/^# -+ >8 -+$/m, 1)
    .join('')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  if (written.test(subject)) return [];
  return [
    ...(subject.trim() === '' ? ['has no subject'] : []),
    ...(subject.length > maxSubject ? [`has a subject of more than ${maxSubject} characters`] : []),
    ...(/^\p{Ll}/u.test(subject) ? ['must begin with a capital letter'] : []),
    ...(/[.…]$/.test(subject) ? ['must not end its subject with a full stop'] : []),
    ...(notImperative.test(subject) ? ['must be imperative: "Add", not "Added" or "Adding"'] : []),
    ...(second.trim() === '' ? [] : ['needs a blank line after the subject']),
  ];
}

const problems = problemsOf(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const problem of problems) console.error(`The commit message ${problem}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
