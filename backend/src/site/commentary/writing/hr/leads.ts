import { type ReportFacts, scoreText } from '../facts.js';
import type { Story } from '../story.js';
import { goals } from './words.js';

export function leads(facts: ReportFacts, story: Story): string[] {
  const { home, away, score, round } = facts;
  const result = `${home.name} – ${away.name} ${scoreText(score)}`;
  const inRound = round === null || round === 0 ? 'Na parketu' : `U ${round}. kolu`;
  const { winner, difference, total, last } = story;
  const won = winner === null ? '' : facts[winner].name;
  const lost = winner === null ? '' : facts[winner === 'home' ? 'away' : 'home'].name;
  const low = story.lowest === null ? '' : scoreText(story.lowest);
  switch (story.kind) {
    case 'kicks':
      return kicksLeads(facts, result);
    case 'extra-time':
      return [
        `Odluka pada tek u produžetku: ${result}. Slavi ${won}.`,
        `Dva poluvremena nisu dovoljna: nakon produžetka slavi ${won}. ${result}.`,
        `${inRound} o pobjedniku odlučuje produžetak: ${result}. Slavi ${won}.`,
      ];
    case 'recorded':
      return winner === null
        ? [`${result}: bodovi se dijele.`, `${inRound} bez pobjednika: ${result}.`]
        : [`${result}: slavi ${won}.`, `${inRound}: ${result}. Slavi ${won}.`];
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
        `${result}. Uvjerljivo slavlje uz ${goals(difference)} razlike potpisuje ${won}.`,
        `Golijada! ${result}, uz ${goals(difference)} razlike slavi ${won}.`,
        `${inRound} ${won} ne ostavlja nikakve dvojbe: ${result}.`,
      ];
    case 'narrow':
      return [
        `Gol razlike dovoljan je za slavlje: ${result}. Bodove uzima ${won}.`,
        `${won} slavi s najmanjom mogućom razlikom: ${result}.`,
        `${inRound} odlučuje jedan gol: ${result}. Slavi ${won}.`,
      ];
    case 'clear':
      return [
        `${won} slavi protiv ekipe ${lost}, konačnih ${scoreText(score)} na semaforu.`,
        `${result}. Bodove uzima ${won}.`,
        `${inRound}: ${result}. Pobjedu odnosi ${won}.`,
        `${result}. Bez bodova ostaje ${lost}, a slavi ${won}.`,
      ];
  }
}

function kicksLeads(facts: ReportFacts, result: string): string[] {
  const { decision } = facts;
  if (decision?.by !== 'kicks') return [`${result}.`];
  const won = facts[decision.winner].name;
  const kicks = scoreText(decision.score);
  return [
    `Odluka pada tek u raspucavanju: ${result}, a raspucavanjem ${kicks} slavi ${won}.`,
    `${result} na semaforu, a u raspucavanju ${kicks}: slavi ${won}.`,
    `O pobjedniku odlučuje raspucavanje (${kicks}), slavi ${won}. Na semaforu ostaje ${scoreText(facts.score)}: ${facts.home.name} – ${facts.away.name}.`,
  ];
}
