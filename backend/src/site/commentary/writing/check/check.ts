import { type CommentaryLanguage, commentaryLimits } from '@kolo/domain';
import type { CommentaryFacts } from '../facts.js';
import { Cast } from './cast.js';
import { deedObjections } from './deeds.js';
import { nameObjections } from './names.js';
import { numberObjections } from './number-objections.js';
import { outcomeObjections } from './outcome.js';
import { type Objection, sentencesOf } from './text.js';
import { wordObjections } from './words.js';

const shortest = 60;
const longest = Math.min(1_500, commentaryLimits.text);

const markup =
  /<\/?[a-z!][^>]*>|:\/\/|\S@\S|\p{L}\.\p{L}|(?:\d[\s()/-]*){7}|\[[^\]]*\]\(|```|\*\*|^#{1,6}\s|[{}\\|]/imu;
const spoken: Readonly<Record<CommentaryLanguage, RegExp>> = {
  hr: /\b(je|su|se|na|u|i|za|nakon|bez|od|s|uz|protiv)\b/giu,
  en: /\b(the|of|in|and|to|was|were|for|with|on|is|are|at|a)\b/giu,
};

/**
 * Claims of a text about a match that the facts do not support; none when it may be published. It is strict:
 * a true sentence that it does not understand costs another attempt, a false one would cost the trust.
 */
export function objectionsTo(
  text: string,
  facts: CommentaryFacts,
  language: CommentaryLanguage,
): Objection[] {
  const objections = formObjections(text, language);
  if (objections.length > 0) return objections;
  const cast = new Cast(facts);
  const sentences = sentencesOf(text, language);
  return [
    ...numberObjections(sentences, facts, cast),
    ...sentences.flatMap((sentence) => [
      ...nameObjections(sentence, cast),
      ...deedObjections(sentence, facts, cast),
      ...outcomeObjections(sentence, facts, cast),
      ...wordObjections(sentence, language, cast),
    ]),
  ];
}

function formObjections(text: string, language: CommentaryLanguage): Objection[] {
  const { length } = text.trim();
  if (length === 0) return [{ rule: 'empty', detail: 'The text is empty.' }];
  if (length < shortest || length > longest)
    return [{ rule: 'length', detail: `The text must have ${shortest} to ${longest} letters.` }];
  if (markup.test(text))
    return [{ rule: 'markup', detail: 'Plain sentences only: no HTML, no Markdown, no links.' }];
  const count = (one: CommentaryLanguage): number => text.match(spoken[one])?.length ?? 0;
  const other = language === 'hr' ? 'en' : 'hr';
  if (count(other) > count(language) + 2)
    return [
      {
        rule: 'language',
        detail: `The text must be in ${language === 'hr' ? 'Croatian' : 'English'}.`,
      },
    ];
  return [];
}
