import type { ReportFacts, TeamFacts } from '../facts.js';
import { type Pick, together } from '../pick.js';
import { lastPlaceWorthNaming, type Story, storyOf } from '../story.js';
import { goalsText } from './goals.js';
import { leads } from './leads.js';
import { counted, from, goals } from './words.js';

/** The present tense and the word "ekipa" avoid cases and genders, which a name alone does not reveal. */
export function reportHr(facts: ReportFacts, pick: Pick): string {
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
    hatTricks.map(({ name, goals: n }) =>
      n === 3
        ? pick(name, [`Hat-trick potpisuje ${name}.`, `${name} upisuje hat-trick.`])
        : pick(name, [`${name} pogađa čak ${n} puta.`, `Dan za pamćenje: ${name}, ${goals(n)}.`]),
    ),
  );
}

function cardsText({ cards }: ReportFacts, pick: Pick): string {
  const reds = cards
    .filter(({ colour }) => colour === 'red')
    .map(({ player, minute, isSecondYellow }) =>
      isSecondYellow
        ? `Zbog drugog žutog kartona${minute === null ? '' : ` u ${minute}. minuti`} igru napušta ${player}.`
        : pick(`red-${player}`, [
            `Crveni karton${minute === null ? '' : ` u ${minute}. minuti`} dobiva ${player}.`,
            `${minute === null ? 'Igru' : `U ${minute}. minuti igru`} zbog crvenog kartona napušta ${player}.`,
          ]),
    );
  const yellows = cards.filter(({ colour }) => colour === 'yellow').length;
  const many = counted(yellows, 'žuti karton', 'žuta kartona', 'žutih kartona');
  return together([
    ...reds,
    yellows >= 3 ? pick('yellow', [`Utakmica donosi ${many}.`, `Sudac pokazuje ${many}.`]) : null,
  ]);
}

function mvpText(facts: ReportFacts, pick: Pick): string {
  const { mvp } = facts;
  if (mvp === null) return '';
  const team = facts[mvp.team].name;
  return pick('mvp', [
    `Igrač utakmice: ${mvp.name} (${team}).`,
    `Nagradu za igrača utakmice prima ${mvp.name} (${team}).`,
    `MVP utakmice je ${mvp.name}, ${team}.`,
  ]);
}

function tableText(facts: ReportFacts, { winner }: Story, pick: Pick): string {
  if (winner === null) return '';
  const won: TeamFacts = facts[winner];
  const lost: TeamFacts = facts[winner === 'home' ? 'away' : 'home'];
  const place = placeText(won, pick);
  const streak =
    won.winsInARow >= 3
      ? `To je ${won.winsInARow}. pobjeda zaredom koju upisuje ${won.name}.`
      : lost.winless >= 3
        ? `${lost.name} na pobjedu čeka ${counted(lost.winless, 'utakmicu', 'utakmice', 'utakmica')} zaredom.`
        : '';
  return together([place, streak]);
}

function placeText({ name, placeBefore, placeAfter }: TeamFacts, pick: Pick): string {
  if (placeAfter === null) return '';
  if (placeAfter === 1)
    return placeBefore === 1
      ? pick('place', [`${name} ostaje na vrhu tablice.`, `Vrh tablice i dalje drži ${name}.`])
      : pick('place', [`${name} preuzima vrh tablice.`, `Na vrh tablice dolazi ${name}.`]);
  if (placeBefore !== null && placeBefore > placeAfter)
    return pick('place', [
      `${name} skače ${from(placeBefore)} na ${placeAfter}. mjesto.`,
      `Na tablici ${name} napreduje na ${placeAfter}. mjesto.`,
    ]);
  if (placeAfter > lastPlaceWorthNaming) return '';
  return pick('place', [
    `${name} nakon ove pobjede zauzima ${placeAfter}. mjesto.`,
    `Na tablici ${name} drži ${placeAfter}. mjesto.`,
  ]);
}
