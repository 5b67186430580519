import { type EndedReduction, minutesAndSeconds, type PlayedAt } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { PlayerInRecord } from './player-in-record';

interface Props {
  reductions: readonly EndedReduction[];
  playerOf: PlayerInRecord;
}

/** When each place was lost and could be filled again, on the side of its team. */
export function EndedReductions({ reductions, playerOf }: Props): ReactElement {
  const { t } = useTranslation('ruledMatch');
  return (
    <section>
      <h3 className="text-center text-xs font-bold">{t('record.reductions')}</h3>
      <ul className="grid grid-flow-dense grid-cols-2 items-start gap-x-6 gap-y-2 py-1.5 text-sm leading-tight">
        {reductions.map((reduction) => (
          <li
            key={reduction.id}
            className={clsx(
              'min-w-0',
              reduction.team === 'home' ? 'col-start-1' : 'col-start-2 text-right',
            )}
          >
            <Who {...{ reduction, playerOf }} />
            <span className="block">{t(`cause.${reduction.cause}`)}</span>
            <Span {...reduction} />
            <span className="block text-ink-muted">{t(`record.ended.${reduction.endedBy}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Who({
  reduction: { playerId },
  playerOf,
}: {
  reduction: EndedReduction;
  playerOf: PlayerInRecord;
}): ReactElement | null {
  if (playerId === null) return null;
  const { number, name } = playerOf(playerId);
  return (
    <bdi translate="no" className="block font-semibold wrap-anywhere">
      {number === null ? name : `${number} ${name}`}
    </bdi>
  );
}

/** The period is named once where it is the same. */
function Span({ from, until }: Pick<EndedReduction, 'from' | 'until'>): ReactElement {
  const { t } = useTranslation('ruledMatch');
  const time = ({ played = 0 }: PlayedAt): string => minutesAndSeconds(played);
  const inPeriod = (at: PlayedAt): string =>
    t('record.at', { time: time(at), period: t(`record.short.p${at.period}`) });
  const begun = from.period === until.period ? time(from) : inPeriod(from);
  return <span className="numerals block">{`${begun} – ${inPeriod(until)}`}</span>;
}
