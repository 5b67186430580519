import { type BracketLeg, type BracketTie, kicksOf, legScore, tieWords } from '@kolo/domain';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { prizeOf } from './shown-tie';
import { useSlotWords } from './use-slot-words';

/** A tie for screen readers: who, when or the score, and who goes through. */
export function useTieSentence(): (tie: BracketTie) => string {
  const { t, language } = useTranslation('bracket');
  const { shortDate, time } = useFormat();
  const slotWords = useSlotWords();

  function legSentence(tie: BracketTie, leg: BracketLeg): string {
    const score = legScore(tie, leg);
    if (score !== null)
      return t(leg.status === 'in_progress' ? 'sentence.running' : 'sentence.score', score);
    if (leg.outcome === 'postponed') return t('sentence.postponed');
    if (leg.matchDate === null) return '';
    const when = `${shortDate(leg.matchDate)} ${time(leg.matchDate)}`;
    return leg.venue === null
      ? t('sentence.at', { when })
      : t('sentence.atVenue', { when, venue: leg.venue });
  }

  function legsOf(tie: BracketTie): string[] {
    const sentences = tie.legs.map((leg) => ({ leg: leg.leg, words: legSentence(tie, leg) }));
    const known = sentences.filter(({ words }) => words !== '');
    return tie.legs.length === 1
      ? known.map(({ words }) => words)
      : known.map((sentence) => t('sentence.ofLeg', sentence));
  }

  function winnerOf(tie: BracketTie): string {
    const { winner, by } = tie;
    if (winner === null) return '';
    const prize = prizeOf(tie);
    return by === null || by === 'score'
      ? t(`sentence.${prize}`, { team: winner.name })
      : t(`sentence.${prize}By`, { team: winner.name, by: t(`by.${by}`) });
  }

  return (tie) => {
    const kicks = kicksOf(tie);
    return [
      t('sentence.pair', {
        tie: tieWords(tie.id, language),
        home: slotWords(tie.home),
        away: slotWords(tie.away),
      }),
      tie.conflict ? t('conflict') : '',
      ...legsOf(tie),
      tie.aggregate === null ? '' : t('sentence.aggregate', tie.aggregate),
      kicks === null ? '' : t('sentence.kicks', kicks),
      winnerOf(tie),
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  };
}
