import type { Cast } from './cast.js';
import { type Objection, type Sentence, type Word, wordsOf } from './text.js';

/** Capitalised words that are not names. */
const common = new Set(
  `mvp hat trick kolo liga lige ligi hrvatska hrvatske croatia zagreb zagreba zagrebu futsal
   monday tuesday wednesday thursday friday saturday sunday january february march april may june july
   august september october november december round league i mvp-a god`.split(/\s+/),
);

/** Nouns that begin sentences and take a verb, but are not people. */
const openers = new Set(
  `utakmica susret dvoboj ogled okršaj derbi publika domaćin gost domaći gosti sudac suci vratar vratari
   rezultat pobjeda poraz remi bod bodovi prednost vodstvo preokret gol pogodak obrana napad momčad ekipa
   kapetan igrač igrači poluvrijeme nastavak početak kraj završnica ljestvica tablica sezona kolo forma to
   ovo ono on ona oni tko što sve ništa nitko netko svatko obje oba obojica ipak jedan prvi drugi treći
   jedini strijelac asistent zadnji posljednji konačni prvo drugo semafor mreža mreže odluka drama golijada
   autogol isključenje crveni žuti karton nagrada bolja bolji tako time nakon prije tada onda zatim potom
   match game contest crowd home away hosts visitors guests referee goalkeeper keeper result win defeat draw
   point points lead comeback goal defence attack team side captain player players half second first third
   opener winner equaliser table season round form the this that it he she they who what both neither nobody
   everyone nothing everything there here then after before however still only another one two three four
   all each no not drama card reward early late soon later again despite with without when while`.split(
    /\s+/,
  ),
);

/** A verb form that people carry out: `je`, `zabio`, `povećava`; `scored`, `was`. */
const doing =
  /^(je|nije|su|nisu|bi|\p{L}+(io|ao|la|lo|li|uje|ava|ira|ađa|aje)|was|were|is|has|had|put|made|got|took|set|hit|beat|\p{L}{2,}ed)$/u;
const surname = /(ić|ović|ević|inec|ščak|šek|čić)(a|u|em|om|ev|eva)?$/u;

export function nameObjections({ text }: Sentence, cast: Cast): Objection[] {
  const words = wordsOf(text);
  return words.flatMap((word, index): Objection[] => {
    if (!word.capital) return [];
    if (cast.knows(word.text)) return misfit(words, index, cast);
    if (common.has(word.text.toLowerCase())) return [];
    if (word.first && !looksLikeName(words, cast)) return [];
    return [{ rule: 'name', detail: `"${word.text}" is no person, team or place of this match.` }];
  });
}

/** A sentence's first word is capitalised anyway, so the next one decides. */
function looksLikeName([word, next]: readonly Word[], cast: Cast): boolean {
  if (word === undefined) return false;
  const lower = word.text.toLowerCase();
  if (surname.test(lower)) return true;
  if (openers.has(lower) || next === undefined || !next.joined) return false;
  if (next.capital && !cast.knows(next.text)) return true;
  return doing.test(next.text) && !doing.test(lower);
}

function misfit(words: readonly Word[], index: number, cast: Cast): Objection[] {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || next === undefined || !next.capital || !next.joined) return [];
  if (!cast.knows(next.text) || cast.fit(word.text, next.text)) return [];
  return [{ rule: 'name', detail: `Nobody is called ${word.text} ${next.text}.` }];
}
