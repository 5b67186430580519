import { type ReportContent, teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { ReportNames } from './report-names';

interface Props {
  content: Pick<ReportContent, 'cards'>;
  names: ReportNames;
}

export function ReportCards({ content: { cards }, names }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const whoOf = ({ playerId, official }: ReportContent['cards'][number]): string => {
    if (official !== null) return t('aloud.official');
    return playerId === null ? t('aloud.unknown') : names.player(playerId);
  };
  if (cards.length === 0) return <span>{t('aloud.noCards')}</span>;
  return (
    <>
      {teamSides.map((team) => {
        const shown = cards.filter((card) => card.team === team);
        return shown.length === 0 ? null : (
          <span key={team} className="block py-0.5">
            <bdi className="block text-sm font-bold text-ink-muted">{names.teams[team]}</bdi>
            {[...shown.entries()].map(([place, card]) => (
              <span key={place} className="block">
                <span className="numerals">{card.minute === null ? '' : `${card.minute}′ `}</span>
                <span>{`${t(`aloud.card.${card.card}`)}, ${whoOf(card)}`}</span>
              </span>
            ))}
          </span>
        );
      })}
    </>
  );
}
