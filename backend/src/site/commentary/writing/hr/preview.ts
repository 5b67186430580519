import { capital, type FormLetter } from '@kolo/domain';
import { type PreviewFacts, scoreText, type TeamFacts } from '../facts.js';
import { listed, type Pick, together } from '../pick.js';
import { counted, goals, lastMatches, whenText } from './words.js';

export function previewHr(facts: PreviewFacts, pick: Pick): string {
  const { venue, lastMeeting } = facts;
  return together([
    pick('lead', leads(facts)),
    venue === null ? null : pick('venue', [`Mjesto: ${venue}.`, `Igra se: ${venue}.`]),
    placesText(facts, pick),
    formText(facts, pick),
    lastMeeting === null
      ? null
      : pick('meeting', [
          `Prošli susret: ${lastMeeting.home} – ${lastMeeting.away} ${scoreText(lastMeeting.score)}.`,
          `Posljednji put bilo je ${lastMeeting.home} – ${lastMeeting.away} ${scoreText(lastMeeting.score)}.`,
        ]),
    scorersText(facts, pick),
  ]);
}

function leads({ home, away, round, matchDate, teams }: PreviewFacts): string[] {
  const when = whenText(matchDate);
  const inRound = round === null || round === 0 ? '' : `${round}. kolo: `;
  const pair = `${home.name} – ${away.name}`;
  const [h, a] = [home.placeAfter, away.placeAfter];
  const plain = [
    `${inRound}${pair}, ${when}.`,
    `${home.name} i ${away.name} sastaju se ${when}.`,
    `Sljedeći ispit: ${pair}, ${when}.`,
  ];
  // A match outside every league begins no season and is in no table.
  if (teams === 0) return plain;
  if (h === null || a === null)
    return [
      `${inRound}${pair}, ${when}. Tablica je još prazna, sve je otvoreno.`,
      `${home.name} i ${away.name} otvaraju sezonu ${when}.`,
      `Novi početak: ${pair}, ${when}.`,
    ];
  if (h <= 3 && a <= 3)
    return [
      `Susret s vrha tablice: ${pair}, ${when}.`,
      capital(`${inRound}derbi gornjega doma. ${home.name} i ${away.name} sastaju se ${when}.`),
      `Kad igraju ${h}. i ${a}. ekipa tablice, gleda se svaki pogodak: ${pair}, ${when}.`,
    ];
  if ((h === 1 && a === teams) || (a === 1 && h === teams))
    return [
      `Prva i posljednja ekipa tablice ${when}: ${pair}.`,
      `Vodeća ekipa protiv ekipe sa začelja: ${pair}, ${when}.`,
    ];
  if (Math.abs(h - a) === 1)
    return [
      `Susjedi s tablice igraju izravno za mjesto više: ${pair}, ${when}.`,
      `Na tablici ih dijeli jedno mjesto, a na parketu se sastaju ${when}: ${pair}.`,
    ];
  return plain;
}

function placesText({ home, away }: PreviewFacts, pick: Pick): string {
  if (home.placeAfter === null || away.placeAfter === null) return '';
  return pick('places', [
    `${home.name} drži ${home.placeAfter}. mjesto, a ${away.name} ${away.placeAfter}.`,
    `Na tablici: ${home.placeAfter}. ${home.name}, ${away.placeAfter}. ${away.name}.`,
  ]);
}

/** Fewer results say nothing about form. */
const enough = 3;

function formText({ home, away }: PreviewFacts, pick: Pick): string {
  const teams = [home, away].filter(({ form }) => form.length >= enough);
  if (teams.length === 0) return '';
  const lines = teams.map((team) => `${team.name} ${recordOf(team)}`);
  const [first] = teams;
  if (first === undefined || teams.some(({ form }) => form.length !== first.form.length))
    return `Forma – ${lines.join('; ')}.`;
  const span = lastMatches(first.form.length);
  return pick('form', [
    `Učinak ${span} – ${lines.join('; ')}.`,
    `Forma ${span} – ${lines.join('; ')}.`,
  ]);
}

function recordOf({ form }: TeamFacts): string {
  const count = (letter: FormLetter): number => form.filter((one) => one === letter).length;
  const [won, drawn, lost] = [count('W'), count('D'), count('L')];
  return listed(
    [
      won === 0 ? null : counted(won, 'pobjeda', 'pobjede', 'pobjeda'),
      drawn === 0 ? null : counted(drawn, 'remi', 'remija', 'remija'),
      lost === 0 ? null : counted(lost, 'poraz', 'poraza', 'poraza'),
    ].filter((part) => part !== null),
    'i',
  );
}

function scorersText({ topScorers, home, away }: PreviewFacts, pick: Pick): string {
  const scorers = [
    topScorers.home && `${topScorers.home.name} (${home.name}, ${goals(topScorers.home.goals)})`,
    topScorers.away && `${topScorers.away.name} (${away.name}, ${goals(topScorers.away.goals)})`,
  ].filter((one) => one !== null);
  if (scorers.length === 0) return '';
  const who = listed(scorers, 'i');
  return pick('scorers', [
    scorers.length > 1 ? `Najviše pogađaju ${who}.` : `Najviše pogađa ${who}.`,
    `Najefikasniji dosad: ${who}.`,
  ]);
}
