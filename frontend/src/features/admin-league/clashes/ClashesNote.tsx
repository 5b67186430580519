import type { Booking, Clash, LeagueView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useClashTexts } from '@/shared/league/clashes/use-clash-texts';

interface Props {
  clashes: readonly Clash[];
  leagues: readonly LeagueView[];
  /** The league in question; null for none. */
  shown: number | null;
  /** Whether the list of matches starts unfolded. */
  open: boolean;
}

/** Only warns: two matches at once may be intended. */
export function ClashesNote({ clashes, leagues, shown, open }: Props): ReactElement {
  const { t } = useTranslation('adminLeague');
  const format = useFormat();
  const texts = useClashTexts(leagues, shown);
  return (
    // Always rendered: a live region that appears with its text is not read out.
    <div role="status">
      {clashes.length > 0 && (
        <details open={open} className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          <summary className="-my-2 cursor-pointer py-3 font-semibold">
            {t('clashes.title', { number: clashes.length })}
          </summary>
          <p>{t('clashes.hint')}</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
            {clashes.map((clash) => {
              const [one, other] = clash.matches;
              return (
                <li key={`${keyOf(one)}, ${keyOf(other)}`}>
                  <span>{format.dateTime(one.matchDate)}</span> <span>{texts.match(one)}</span>
                  <br />
                  <span>{format.dateTime(other.matchDate)}</span> <span>{texts.match(other)}</span>
                  <span className="block font-semibold">{texts.reasons(clash)}</span>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

const keyOf = ({ matchId, matchDate, home, away }: Booking): string =>
  [matchId, matchDate, home.id, away.id].join(' ');
