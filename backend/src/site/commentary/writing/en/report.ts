import type { ReportFacts, TeamFacts } from '../facts.js';
import { type Pick, together } from '../pick.js';
import { lastPlaceWorthNaming, type Story, storyOf } from '../story.js';
import { goalsText } from './goals.js';
import { leads } from './leads.js';
import { ordinal } from './words.js';

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
    .map(({ player, minute, isSecondYellow }) => {
      const when = minute === null ? '' : ` in the ${ordinal(minute)} minute`;
      if (isSecondYellow) return `${player} was sent off after a second yellow card${when}.`;
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
  if (placeAfter > lastPlaceWorthNaming) return '';
  return pick('place', [
    `After this win ${name} are ${ordinal(placeAfter)} in the table.`,
    `In the table ${name} hold ${ordinal(placeAfter)} place.`,
  ]);
}
