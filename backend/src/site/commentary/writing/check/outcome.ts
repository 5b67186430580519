import { isFormOf, otherSide } from '@kolo/domain';
import type { CommentaryFacts } from '../facts.js';
import type { Cast } from './cast.js';
import { type Objection, type Sentence, wordsOf } from './text.js';

const drawn =
  /neriješen|\bremi(jem)?\b(?! u)|podjel\p{L}* bodova|dijel(e|i) bodove|podijeli\p{L}* bodove|shared the (points|spoils)|ended in a draw|\bdrew\b|stalemate|bez pobjednika|no winner/iu;
const won =
  /^(pobijedi\p{L}*|pobjeđuj\p{L}*|slavi(o|la|le|li)?|svlada\p{L}*|nadigra\p{L}*|deklasira\p{L}*|beat|beats|defeated|won|thrashed|edged|overcame|outplayed)$/iu;
const negation = /\b(ne|nije|nisu|bez|nema|no|not|never|nobody|nitko|neither)\b/iu;
const kicked = /raspucav|penalty shoot|shoot-?out|\b(?:on|to|took) penalties/iu;
const extraTime = /produže[tc]|extra[\s-]time/iu;
/** Words allowed between a team and its verb: `Bura je u 7. kolu svladala`. */
const nearby = 4;

export function outcomeObjections(
  { text, clauses }: Sentence,
  facts: CommentaryFacts,
  cast: Cast,
): Objection[] {
  if (facts.kind === 'preview') return [];
  const { score, decision } = facts;
  const isDraw = score.home === score.away;
  const ahead = isDraw ? null : score.home > score.away ? 'home' : 'away';
  const winner = decision?.by === 'kicks' ? decision.winner : ahead;
  if (winner !== null && !isDraw && drawn.test(cast.withoutNames(text)))
    return [{ rule: 'winner', detail: `It was no draw: ${facts[winner].name} won.` }];
  const said = cast.withoutNames(text);
  if (kicked.test(said) && decision?.by !== 'kicks')
    return [{ rule: 'winner', detail: 'No penalty shoot-out decided the match.' }];
  if (extraTime.test(said) && decision === null)
    return [{ rule: 'winner', detail: 'There was no extra time.' }];
  return clauses.flatMap((clause): Objection[] => {
    if (negation.test(clause)) return [];
    const words = wordsOf(clause);
    const verb = words.findIndex(({ text }) => won.test(text));
    if (verb === -1) return [];
    if (winner === null) return [{ rule: 'winner', detail: 'It was a draw: nobody won.' }];
    const loser = facts[otherSide(winner)].name;
    const before = words.slice(Math.max(0, verb - nearby - 1), verb);
    const names = (team: string): boolean =>
      wordsOf(team).every(({ text }) => before.some((word) => word.text === text));
    const isSubject = names(loser) && !names(facts[winner].name);
    const declined = before.some(({ text }) =>
      wordsOf(loser).some((own) => own.text !== text && isFormOf(text, own.text)),
    );
    return isSubject && !declined
      ? [{ rule: 'winner', detail: `${loser} did not win: ${facts[winner].name} did.` }]
      : [];
  });
}
