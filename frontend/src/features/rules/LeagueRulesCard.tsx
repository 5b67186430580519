import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { matchRulesAnchor } from '@/shared/match-rules/match-rules-path';
import { Card, CardBody, CardHeader, SkeletonRows } from '@/shared/ui';
import { LeagueRules } from './LeagueRules';
import { useShownRules } from './use-shown-rules';

/** The rules of the league's matches, for everybody. */
export function LeagueRulesCard(): ReactElement {
  const { t } = useTranslation(['matchRules', 'leagueTable']);
  const { league, query, sheet } = useShownRules();
  const here = useScrollWhen(sheet !== undefined);
  return (
    <section id={matchRulesAnchor} ref={here} aria-label={t('title')}>
      <Card>
        <CardHeader
          title={t('title')}
          aside={league && <bdi translate="no">{leagueLabel(league)}</bdi>}
        />
        <CardBody className="sm:p-6">
          {league === null ? (
            <p>{t('leagueTable:noneActive')}</p>
          ) : (
            <Loaded query={query} errorTitle={t('loadFailed')} loading={<SkeletonRows rows={6} />}>
              {() => sheet && <LeagueRules sheet={sheet} />}
            </Loaded>
          )}
        </CardBody>
      </Card>
    </section>
  );
}

/** A link with the anchor leads here, even while the page above it is still loading. */
function useScrollWhen(loaded: boolean): RefObject<HTMLElement | null> {
  const { hash } = useLocation();
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (loaded && hash === `#${matchRulesAnchor}`) here.current?.scrollIntoView();
  }, [loaded, hash]);
  return here;
}
