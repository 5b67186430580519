import { appealOutcomes, type Ban } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useBanText } from '@/shared/league/use-ban-text';
import { Button } from '@/shared/ui';
import { ServedMatches } from './ServedMatches';
import { useSuspensionWrite } from './use-suspension-writes';

interface Props {
  leagueId: number;
  ban: Ban;
  name: string;
  /** An appeal that waits for its decision; null where it was decided, undefined where none was filed. */
  appealId: string | null | undefined;
  onChange: (decisionId: string) => void;
  /** Opens the form for a decision that takes the place of a red card's ban. */
  onDecide: () => void;
}

/** A ban with the matches that were missed for it; what was imposed can be changed and appealed against. */
export function BanLine({
  leagueId,
  ban,
  name,
  appealId,
  onChange,
  onDecide,
}: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const banText = useBanText();
  const write = useSuspensionWrite(leagueId);
  const { decisionId, overServed, served } = ban;
  const named = (action: string): string => `${action}: ${name}`;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p>{banText(ban)}</p>
        <ServedMatches leagueId={leagueId} served={served} name={name} />
        {overServed > 0 && (
          <p className="text-warn">{t('office.overServed', { count: overServed })}</p>
        )}
      </div>
      <div className="-mx-3 flex flex-wrap empty:hidden">
        {isProvisional(ban) && (
          <Button
            variant="ghost"
            className="px-3!"
            aria-label={named(t('office.decide'))}
            onClick={onDecide}
          >
            {t('office.decideShort')}
          </Button>
        )}
        {decisionId !== null && (
          <Button
            variant="ghost"
            className="px-3!"
            aria-label={named(t('office.change'))}
            onClick={() => onChange(decisionId)}
          >
            {t('office.changeShort')}
          </Button>
        )}
        {decisionId !== null &&
          appealId === undefined &&
          ([true, false] as const).map((suspensive) => {
            const action = t(suspensive ? 'office.appealSuspensive' : 'office.appeal');
            return (
              <Button
                key={action}
                variant="ghost"
                className="px-3!"
                pending={write.isPending}
                aria-label={named(action)}
                onClick={() => write.mutate({ type: 'appeal', decisionId, body: { suspensive } })}
              >
                {action}
              </Button>
            );
          })}
        {typeof appealId === 'string' &&
          appealOutcomes.map((outcome) => (
            <Button
              key={outcome}
              variant="ghost"
              className="px-3!"
              pending={write.isPending}
              aria-label={named(t(`office.outcome.${outcome}`))}
              onClick={() =>
                write.mutate({ type: 'decideAppeal', decisionId: appealId, body: { outcome } })
              }
            >
              {t(`office.outcome.${outcome}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** A red card bans until the league decides about it. */
const isProvisional = ({ kind, amount, lapsed }: Ban): boolean =>
  kind === 'red' && amount > 0 && lapsed !== true;
