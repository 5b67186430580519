import type { ReactElement } from 'react';
import { LeagueRulesCard } from '@/features/rules/LeagueRulesCard';
import { RulesStatus } from '@/features/rules/RulesStatus';
import { RulesNotes, RulesSummary } from '@/features/rules/RulesSummary';
import { SeasonRulesCard } from '@/features/rules/SeasonRulesCard';
import { useRules } from '@/features/rules/use-rules';
import { useShownRules } from '@/features/rules/use-shown-rules';
import { Loaded, useSession } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { NoSuchLeague } from '@/shared/league/NoSuchLeague';
import { useLeagueChoice } from '@/shared/league/use-league-choice';
import { useLeagueNews } from '@/shared/live/use-league-news';
import { Page, PageHeader, PageSpinner, SignInPrompt, SkeletonRows } from '@/shared/ui';

export function RulesPage(): ReactElement {
  const { t } = useTranslation('rules');
  const session = useSession();
  useLeagueNews();
  if (session.status === 'loading') return <PageSpinner />;
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('lead')} aside={<LeagueSwitch />} />
      <div className="grid gap-6">
        {session.user !== null && <Document />}
        <RulesOfLeague />
        {session.user === null && <SignInPrompt text={t('signInNeededText')} />}
      </div>
    </Page>
  );
}

function Document(): ReactElement {
  const { t } = useTranslation('rules');
  const rules = useRules();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <Loaded
        query={rules}
        errorTitle={t('fetchFailed')}
        loading={<SkeletonRows rows={1} rowClassName="h-64" />}
      >
        {(published) => <RulesStatus rules={published} />}
      </Loaded>
      <div className="grid gap-6">
        <RulesSummary />
        <RulesNotes />
      </div>
    </div>
  );
}

function RulesOfLeague(): ReactElement {
  const { requested, missing, others } = useLeagueChoice();
  if (missing) return <NoSuchLeague leagues={others} />;
  return <ShownLeagueRules key={requested} />;
}

function ShownLeagueRules(): ReactElement {
  const { league } = useShownRules();
  return (
    <>
      <LeagueRulesCard />
      {league && <SeasonRulesCard leagueId={league.id} />}
    </>
  );
}
