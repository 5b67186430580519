import type { BracketLeg, BracketTie } from '@kolo/domain';
import { type ReactElement, use } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickOff } from '@/shared/live/KickOff';
import { Link } from '@/shared/ui/Link';
import { LinkedContext } from './linked';
import { useSlotWords } from './use-slot-words';

/** When and where the matches of a tie are, each a link once it is a match. */
export function TieLegs({ tie }: { tie: BracketTie }): ReactElement {
  return (
    <span className="flex flex-wrap gap-x-3">
      {tie.legs.map((leg) => (
        <Leg key={leg.leg} tie={tie} leg={leg} />
      ))}
    </span>
  );
}

function Leg({ tie, leg }: { tie: BracketTie; leg: BracketLeg }): ReactElement {
  const { t } = useTranslation('bracket');
  const slotWords = useSlotWords();
  const linked = use(LinkedContext);
  const several = tie.legs.length > 1;
  const when = <LegTime leg={leg} several={several} />;
  if (leg.matchId === null || !linked) return <span aria-hidden="true">{when}</span>;
  const names = { home: slotWords(tie.home), away: slotWords(tie.away) };
  return (
    <Link
      to={`/live/${leg.matchId}`}
      // The only match of a tie is its whole card.
      className={
        several
          ? 'inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink'
          : 'after:absolute after:inset-0 after:rounded-card hover:underline'
      }
    >
      <span className="sr-only">
        {several
          ? t('sentence.matchOfLeg', { ...names, leg: leg.leg })
          : t('sentence.match', names)}
      </span>
      <span aria-hidden="true">{when}</span>
    </Link>
  );
}

function LegTime({ leg, several }: { leg: BracketLeg; several: boolean }): ReactElement {
  const { t } = useTranslation('bracket');
  const { shortDate, time } = useFormat();
  const { matchDate, venue } = leg;
  return (
    <>
      {several && <span className="font-bold">{`${t('legShort', { leg: leg.leg })} `}</span>}
      {matchDate === null ? (
        <span>{t('noTime')}</span>
      ) : (
        <KickOff match={{ matchDate, outcome: leg.outcome }} className="numerals">
          {`${shortDate(matchDate)} ${time(matchDate)}`}
        </KickOff>
      )}
      {venue !== null && !several && (
        <span translate="no" className="wrap-anywhere">{` · ${venue}`}</span>
      )}
    </>
  );
}
