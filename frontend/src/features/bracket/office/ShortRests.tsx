import { type ReservedKickOff, type StageDefinition, shortRests, tieWords } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useSeasonRules } from '@/shared/season-rules/use-season-rules';

interface Props {
  leagueId: number;
  stage: StageDefinition;
}

/** Warns of matches of a final day that leave a team less rest than the season rules want, whoever comes through. */
export function ShortRests({ leagueId, stage }: Props): ReactElement {
  const { t, language } = useTranslation('stages');
  const { time } = useFormat();
  const minSlots = useSeasonRules(leagueId).data?.rules.finals.minRestSlots;
  const found = minSlots === undefined ? [] : shortRests(stage, minSlots);
  const words = ({ tie, at }: ReservedKickOff): string => `${tieWords(tie, language)} ${time(at)}`;
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <div className="rounded-control bg-warn-soft p-3 text-sm text-warn">
          <p className="flex gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
            <span>
              {minSlots === 0 ? t('playsAtOnce') : t('shortRest', { count: minSlots ?? 0 })}
            </span>
          </p>
          <ul className="mt-1 list-disc ps-10">
            {found.map(({ first, second }) => (
              <li key={`${first.tie} ${first.leg} ${second.tie} ${second.leg}`}>
                {t('shortRestOf', { first: words(first), second: words(second) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
