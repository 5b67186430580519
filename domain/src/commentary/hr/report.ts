import { type ReportFacts, scoreText, type TeamFacts } from '../facts.js';
import { type Pick, together } from '../pick.js';
import { type Story, storyOf } from '../story.js';
import { goalsText } from './goals.js';
import { counted, from, goals } from './words.js';

/**
 * A report by the built-in templates. The present tense and the word "ekipa" spare names their cases and
 * genders, which nobody can derive from a name alone.
 */
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

function leads(facts: ReportFacts, story: Story): string[] {
  const { home, away, score, round } = facts;
  const result = `${home.name} – ${away.name} ${scoreText(score)}`;
  const inRound = round === null || round === 0 ? 'Na parketu' : `U ${round}. kolu`;
  const { winner, difference, total, last } = story;
  const won = winner === null ? '' : facts[winner].name;
  const lost = winner === null ? '' : facts[winner === 'home' ? 'away' : 'home'].name;
  const low = story.lowest === null ? '' : scoreText(story.lowest);
  switch (story.kind) {
    case 'recorded':
      return winner === null
        ? [`${result}: bodovi se dijele.`, `${inRound} bez pobjednika: ${result}.`]
        : [`${result}: slavi ${won}.`, `${inRound} slavi ${won}: ${result}.`];
    case 'goalless':
      return [
        `Mreže ostaju netaknute: ${result}.`,
        `${inRound} bez golova i bez pobjednika: ${result}.`,
        `Obrane nadvisuju napade, a bodovi se dijele: ${result}.`,
      ];
    case 'late-draw':
      return [
        `Bodovi se dijele tek nakon pogotka u završnici: ${result}.`,
        `Neizvjesno do samoga kraja, a na semaforu izjednačeno: ${result}.`,
        `Završnica briše prednost i dijeli bodove: ${result}.`,
      ];
    case 'draw':
      return [
        `Pobjednika nema: ${result}.`,
        `${inRound} podjela bodova: ${result}.`,
        `${home.name} i ${away.name} dijele bodove, na semaforu ${scoreText(score)}.`,
        `Vidimo ${goals(total)}, ali ne i pobjednika: ${result}.`,
      ];
    case 'comeback':
      return [
        `Veliki preokret: ${won} gubi ${low}, a na kraju slavi. ${result}.`,
        `Zaostatak od ${low} nije kraj: ${won} preokreće utakmicu. ${result}.`,
        `${inRound} preokret koji se pamti. ${won} se diže nakon ${low} i slavi: ${result}.`,
      ];
    case 'late-winner': {
      const who = last?.scorer == null || last.kind === 'own-goal' ? won : last.scorer;
      return [
        `Odluka pada u samoj završnici: ${result}.`,
        `Drama do posljednjih trenutaka! Presuđuje ${who}: ${result}.`,
        `${won} slavi pogotkom pred kraj: ${result}.`,
      ];
    }
    case 'thrashing':
      return [
        `Uvjerljivo slavlje uz ${goals(difference)} razlike potpisuje ${won}: ${result}.`,
        `Golijada! Uz ${goals(difference)} razlike slavi ${won}: ${result}.`,
        `${inRound} ${won} ne ostavlja nikakve dvojbe: ${result}.`,
      ];
    case 'narrow':
      return [
        `Gol razlike dovoljan je za slavlje. Bodove uzima ${won}: ${result}.`,
        `${won} slavi s najmanjom mogućom razlikom: ${result}.`,
        `${inRound} odlučuje jedan gol, a slavi ${won}: ${result}.`,
      ];
    case 'clear':
      return [
        `${won} slavi protiv ekipe ${lost}: ${result}.`,
        `Bodove uzima ${won}: ${result}.`,
        `${inRound} pobjedu odnosi ${won}: ${result}.`,
        `Bez bodova ostaje ${lost}, a slavi ${won}: ${result}.`,
      ];
  }
}

function hatTrickText({ hatTricks }: Story, pick: Pick): string {
  return together(
    hatTricks.map(({ name, goals: n }) =>
      n === 3
        ? pick(name, [`Hat-trick potpisuje ${name}.`, `${name} slavi hat-trick.`])
        : pick(name, [`${name} pogađa čak ${n} puta.`, `Dan za pamćenje: ${name}, ${goals(n)}.`]),
    ),
  );
}

function cardsText({ cards }: ReportFacts, pick: Pick): string {
  const reds = cards
    .filter(({ colour }) => colour === 'red')
    .map(({ player, minute }) =>
      pick(`red-${player}`, [
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
      ? pick('place', [`${name} ostaje na vrhu ljestvice.`, `Vrh ljestvice i dalje drži ${name}.`])
      : pick('place', [`${name} preuzima vrh ljestvice.`, `Na vrh ljestvice dolazi ${name}.`]);
  if (placeBefore !== null && placeBefore > placeAfter)
    return pick('place', [
      `${name} skače ${from(placeBefore)} na ${placeAfter}. mjesto.`,
      `Na ljestvici ${name} napreduje na ${placeAfter}. mjesto.`,
    ]);
  return pick('place', [
    `${name} nakon ove pobjede zauzima ${placeAfter}. mjesto.`,
    `Na ljestvici ${name} drži ${placeAfter}. mjesto.`,
  ]);
}
