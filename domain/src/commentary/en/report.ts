import { type ReportFacts, scoreText, type TeamFacts } from '../facts.js';
import { type Pick, together } from '../pick.js';
import { type Story, storyOf } from '../story.js';
import { goalsText } from './goals.js';
import { counted, ordinal } from './words.js';

/** A report by the built-in templates. */
export function reportEn(facts: ReportFacts, pick: Pick): string {
  const story = storyOf(facts);
  return together([
    pick('lead', leads(facts, story)),
    goalsText(facts, story, pick),
    hatTrickText(story, pick),
    cardsText(facts, pick),
    mvpText(facts, pick),
    tableText(facts, story, pick),
  ]);
}

function leads(facts: ReportFacts, story: Story): string[] {
  const { home, away, score, round } = facts;
  const result = `${home.name} – ${away.name} ${scoreText(score)}`;
  const inRound = round === null || round === 0 ? 'On the court' : `In round ${round}`;
  const { winner, difference, total, last } = story;
  const won = winner === null ? '' : facts[winner].name;
  const lost = winner === null ? '' : facts[winner === 'home' ? 'away' : 'home'].name;
  const low = story.lowest === null ? '' : scoreText(story.lowest);
  switch (story.kind) {
    case 'recorded':
      return winner === null
        ? [`${result}: the points are shared.`, `${inRound} there was no winner: ${result}.`]
        : [`${result}: the points go to ${won}.`, `${inRound} the win went to ${won}: ${result}.`];
    case 'goalless':
      return [
        `Neither net was troubled: ${result}.`,
        `${inRound} the defences had the last word: ${result}.`,
        `No goals, and a point apiece: ${result}.`,
      ];
    case 'late-draw':
      return [
        `A late goal shared the points: ${result}.`,
        `Open until the very end, and level when it came: ${result}.`,
        `The closing minutes wiped out a lead: ${result}.`,
      ];
    case 'draw':
      return [
        `No winner this time: ${result}.`,
        `${inRound} the points were shared: ${result}.`,
        `${home.name} and ${away.name} shared the points, ${scoreText(score)} on the scoreboard.`,
        `There were ${counted(total, 'goal')} to see, but no winner: ${result}.`,
      ];
    case 'comeback':
      return [
        `Quite a comeback: from ${low} down, ${won} took the points. ${result}.`,
        `A deficit of ${low} was not the end of it. ${won} turned the match around: ${result}.`,
        `${inRound} came a turnaround to remember. ${won} recovered from ${low}: ${result}.`,
      ];
    case 'late-winner': {
      const who = last?.scorer == null || last.kind === 'own-goal' ? won : last.scorer;
      return [
        `It was decided at the very end: ${result}.`,
        `Drama until the last moments! ${who} settled it: ${result}.`,
        `A late goal gave ${won} the points: ${result}.`,
      ];
    }
    case 'thrashing':
      return [
        `A margin of ${counted(difference, 'goal')} left nothing to argue about. The points go to ${won}: ${result}.`,
        `A goal feast for ${won}: ${result}.`,
        `${inRound} ${won} left no room for doubt: ${result}.`,
      ];
    case 'narrow':
      return [
        `One goal made the difference for ${won}: ${result}.`,
        `The narrowest of margins was enough for ${won}: ${result}.`,
        `${inRound} a single goal decided it for ${won}: ${result}.`,
      ];
    case 'clear':
      return [
        `${won} got the better of ${lost}: ${result}.`,
        `The points go to ${won}: ${result}.`,
        `${inRound} ${won} came out on top: ${result}.`,
        `Nothing to take home for ${lost}: ${result}.`,
      ];
  }
}

function hatTrickText({ hatTricks }: Story, pick: Pick): string {
  return together(
    hatTricks.map(({ name, goals }) =>
      goals === 3
        ? pick(name, [`There was a hat-trick for ${name}.`, `${name} completed a hat-trick.`])
        : pick(name, [
            `${name} scored ${goals} times.`,
            `A day to remember for ${name}: ${goals} goals.`,
          ]),
    ),
  );
}

function cardsText({ cards }: ReportFacts, pick: Pick): string {
  const reds = cards
    .filter(({ colour }) => colour === 'red')
    .map(({ player, minute }) => {
      const when = minute === null ? '' : ` in the ${ordinal(minute)} minute`;
      return pick(`red-${player}`, [
        `${player} was shown a red card${when}.`,
        `There was a red card for ${player}${when}.`,
      ]);
    });
  const yellows = cards.filter(({ colour }) => colour === 'yellow').length;
  return together([
    ...reds,
    yellows >= 3
      ? pick('yellow', [
          `The referee showed ${yellows} yellow cards.`,
          `There were ${yellows} yellow cards.`,
        ])
      : null,
  ]);
}

function mvpText(facts: ReportFacts, pick: Pick): string {
  const { mvp } = facts;
  if (mvp === null) return '';
  const team = facts[mvp.team].name;
  return pick('mvp', [
    `Player of the match: ${mvp.name} (${team}).`,
    `The MVP award went to ${mvp.name} (${team}).`,
    `${mvp.name} of ${team} was named player of the match.`,
  ]);
}

function tableText(facts: ReportFacts, { winner }: Story, pick: Pick): string {
  if (winner === null) return '';
  const won = facts[winner];
  const lost = facts[winner === 'home' ? 'away' : 'home'];
  const streak =
    won.winsInARow >= 3
      ? `That is ${won.winsInARow} wins in a row for ${won.name}.`
      : lost.winless >= 3
        ? `${lost.name} have now gone ${lost.winless} matches without a win.`
        : '';
  return together([placeText(won, pick), streak]);
}

function placeText({ name, placeBefore, placeAfter }: TeamFacts, pick: Pick): string {
  if (placeAfter === null) return '';
  if (placeAfter === 1)
    return placeBefore === 1
      ? pick('place', [
          `${name} stay top of the table.`,
          `The top of the table still belongs to ${name}.`,
        ])
      : pick('place', [`${name} go top of the table.`, `The new leader of the table: ${name}.`]);
  if (placeBefore !== null && placeBefore > placeAfter)
    return pick('place', [
      `${name} climb from ${ordinal(placeBefore)} to ${ordinal(placeAfter)} place.`,
      `In the table ${name} move up to ${ordinal(placeAfter)}.`,
    ]);
  return pick('place', [
    `After this win ${name} are ${ordinal(placeAfter)} in the table.`,
    `In the table ${name} hold ${ordinal(placeAfter)} place.`,
  ]);
}
