import type { FormLetter } from '@kolo/domain';
import { type PreviewFacts, scoreText, type TeamFacts } from '../facts.js';
import { listed, type Pick, together } from '../pick.js';
import { counted, ordinal, whenText } from './words.js';

export function previewEn(facts: PreviewFacts, pick: Pick): string {
  const { venue, lastMeeting } = facts;
  return together([
    pick('lead', leads(facts)),
    venue === null ? null : pick('venue', [`Where: ${venue}.`, `Venue: ${venue}.`]),
    placesText(facts, pick),
    formText(facts, pick),
    lastMeeting === null
      ? null
      : pick('meeting', [
          `Last time they met: ${lastMeeting.home} – ${lastMeeting.away} ${scoreText(lastMeeting.score)}.`,
          `Their last meeting ended ${lastMeeting.home} – ${lastMeeting.away} ${scoreText(lastMeeting.score)}.`,
        ]),
    scorersText(facts, pick),
  ]);
}

function leads({ home, away, round, matchDate, teams }: PreviewFacts): string[] {
  const when = whenText(matchDate);
  const inRound = round === null || round === 0 ? '' : `Round ${round}: `;
  const pair = `${home.name} – ${away.name}`;
  const [h, a] = [home.placeAfter, away.placeAfter];
  const plain = [
    `${inRound}${pair}, ${when}.`,
    `${home.name} and ${away.name} meet ${when}.`,
    `The next test: ${pair}, ${when}.`,
  ];
  // A match outside every league begins no season and is in no table.
  if (teams === 0) return plain;
  if (h === null || a === null)
    return [
      `${inRound}${pair}, ${when}. The table is still empty and everything is open.`,
      `${home.name} and ${away.name} begin their season ${when}.`,
      `A fresh start: ${pair}, ${when}.`,
    ];
  if (h <= 3 && a <= 3)
    return [
      `A meeting at the top of the table: ${pair}, ${when}.`,
      `${inRound}${home.name} and ${away.name}, both among the best three, meet ${when}.`,
      `When ${ordinal(h)} plays ${ordinal(a)}, every goal counts double: ${pair}, ${when}.`,
    ];
  if ((h === 1 && a === teams) || (a === 1 && h === teams))
    return [
      `First against last ${when}: ${pair}.`,
      `The leader and the bottom side of the table meet ${when}: ${pair}.`,
    ];
  if (Math.abs(h - a) === 1)
    return [
      `Neighbours in the table play for the better place: ${pair}, ${when}.`,
      `One place apart in the table, they meet on the court ${when}: ${pair}.`,
    ];
  return plain;
}

function placesText({ home, away }: PreviewFacts, pick: Pick): string {
  if (home.placeAfter === null || away.placeAfter === null) return '';
  return pick('places', [
    `${home.name} are ${ordinal(home.placeAfter)} in the table, ${away.name} are ${ordinal(away.placeAfter)}.`,
    `In the table: ${home.name} ${ordinal(home.placeAfter)}, ${away.name} ${ordinal(away.placeAfter)}.`,
  ]);
}

/** Fewer results say nothing about form. */
const enough = 3;

function formText({ home, away }: PreviewFacts, pick: Pick): string {
  const teams = [home, away].filter(({ form }) => form.length >= enough);
  const [first] = teams;
  if (first === undefined) return '';
  const lines = teams.map((team) => `${team.name} ${recordOf(team)}`);
  if (teams.some(({ form }) => form.length !== first.form.length))
    return `Form – ${lines.join('; ')}.`;
  return pick('form', [
    `Over the last ${first.form.length} matches – ${lines.join('; ')}.`,
    `Form over ${first.form.length} matches – ${lines.join('; ')}.`,
  ]);
}

function recordOf({ form }: TeamFacts): string {
  const count = (letter: FormLetter): number => form.filter((one) => one === letter).length;
  const [won, drawn, lost] = [count('W'), count('D'), count('L')];
  return listed(
    [
      won === 0 ? null : counted(won, 'win'),
      drawn === 0 ? null : counted(drawn, 'draw'),
      lost === 0 ? null : counted(lost, 'defeat'),
    ].filter((part) => part !== null),
    'and',
  );
}

function scorersText({ topScorers, home, away }: PreviewFacts, pick: Pick): string {
  const goals = (n: number): string => counted(n, 'goal');
  const scorers = [
    topScorers.home && `${topScorers.home.name} (${home.name}, ${goals(topScorers.home.goals)})`,
    topScorers.away && `${topScorers.away.name} (${away.name}, ${goals(topScorers.away.goals)})`,
  ].filter((one) => one !== null);
  if (scorers.length === 0) return '';
  const who = listed(scorers, 'and');
  return pick('scorers', [`Ones to watch: ${who}.`, `Leading the scoring so far: ${who}.`]);
}
