import { type ReportFacts, scoreText } from '../facts.js';
import type { Story } from '../story.js';
import { counted } from './words.js';

export function leads(facts: ReportFacts, story: Story): string[] {
  const { home, away, score, round } = facts;
  const result = `${home.name} – ${away.name} ${scoreText(score)}`;
  const inRound = round === null || round === 0 ? 'On the court' : `In round ${round}`;
  const { winner, difference, total, last } = story;
  const won = winner === null ? '' : facts[winner].name;
  const lost = winner === null ? '' : facts[winner === 'home' ? 'away' : 'home'].name;
  const low = story.lowest === null ? '' : scoreText(story.lowest);
  switch (story.kind) {
    case 'kicks':
      return kicksLeads(facts, result);
    case 'extra-time':
      return [
        `It was settled only in extra time: ${result}, and the win went to ${won}.`,
        `Two halves were not enough: after extra time it was ${result}, and the win went to ${won}.`,
        `${inRound} extra time decided it for ${won}: ${result}.`,
      ];
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
        `${result}. A margin of ${counted(difference, 'goal')} left nothing to argue about, and the points go to ${won}.`,
        `${result}: a goal feast for ${won}.`,
        `${inRound} ${won} left no room for doubt: ${result}.`,
      ];
    case 'narrow':
      return [
        `${result}. One goal made the difference for ${won}.`,
        `${result}. The narrowest of margins was enough for ${won}.`,
        `${inRound} a single goal decided it for ${won}: ${result}.`,
      ];
    case 'clear':
      return [
        `${won} got the better of ${lost}, with ${scoreText(score)} on the scoreboard.`,
        `${result}. The points go to ${won}.`,
        `${inRound} ${won} came out on top: ${result}.`,
        `${result}: nothing to take home for ${lost}.`,
      ];
  }
}

function kicksLeads(facts: ReportFacts, result: string): string[] {
  const { decision } = facts;
  if (decision?.by !== 'kicks') return [`${result}.`];
  const won = facts[decision.winner].name;
  const kicks = scoreText(decision.score);
  return [
    `It took penalties to decide it: ${result}, and then ${kicks} on penalties for ${won}.`,
    `${result} after play. On penalties it ended ${kicks}, and the win went to ${won}.`,
    `${won} settled it on penalties, ${kicks}, after ${result}.`,
  ];
}
