import type { Holiday, LeagueView } from '@kolo/domain';
import { Check, Plus } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { Loaded } from '@/shared/api';
import { useFormat, useLanguage } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader, SkeletonRows } from '@/shared/ui';
import { useAddHolidays, useHolidays } from './use-holidays';

/** Public holidays of the season, proposed as days on which the league rather does not play. */
export function Holidays({ league }: { league: LeagueView }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const holidays = useHolidays(league);
  return (
    <section aria-label={t('holidays.title')}>
      <Card>
        <Loaded
          query={holidays}
          errorTitle={t('holidays.failed')}
          loading={<SkeletonRows rows={3} rowClassName="h-11" />}
        >
          {(all) => <HolidayList leagueId={league.id} holidays={all} />}
        </Loaded>
      </Card>
    </section>
  );
}

interface ListProps {
  leagueId: number;
  holidays: readonly Holiday[];
}

function HolidayList({ leagueId, holidays }: ListProps): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const { language } = useLanguage();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const add = useAddHolidays(leagueId);
  const missing = holidays.filter(({ blackedOut }) => !blackedOut);
  const take = (wanted: readonly Holiday[]): void => {
    // The buttons are gone once their days are added.
    list.current?.focus();
    add.mutate(wanted);
  };
  return (
    <>
      <CardHeader
        title={t('holidays.title')}
        aside={
          missing.length > 0 && (
            <Button variant="secondary" pending={add.isPending} onClick={() => take(missing)}>
              {t('holidays.addAll')}
            </Button>
          )
        }
      />
      <CardBody className="text-sm text-ink-muted">
        {t(holidays.length === 0 ? 'holidays.none' : 'holidays.lead')}
      </CardBody>
      <ul ref={list} tabIndex={-1} className="max-h-96 divide-y overflow-y-auto outline-none">
        {holidays.map((holiday) => (
          <li key={holiday.day} className="flex min-h-12 items-center gap-3 px-4 py-1">
            {/* On a phone the day stands above the name. */}
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 text-sm">
              <span className="numerals w-24 font-semibold whitespace-nowrap">
                {format.shortDate(holiday.day)}
              </span>
              <span className="min-w-0 flex-1 basis-40">{holiday.name[language]}</span>
            </span>
            {holiday.blackedOut ? (
              <span className="flex items-center gap-1.5 text-xs font-semibold text-ok">
                <Check aria-hidden="true" className="size-4" />
                <span>{t('holidays.isAdded')}</span>
              </span>
            ) : (
              <Button
                variant="ghost"
                className="-mr-2 px-3!"
                aria-label={t('holidays.addOne', { holiday: holiday.name[language] })}
                onClick={() => take([holiday])}
              >
                <Plus aria-hidden="true" className="size-4" />
                {t('holidays.add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
