import { Trophy } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Loaded, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, EmptyState, SignInPrompt, SkeletonRows } from '@/shared/ui';
import { ListSteps } from './ListSteps';
import { TopListRow } from './TopListRow';
import {
  homeSteps,
  type Steps,
  statisticsSteps,
  type TopListEntry,
  type TopListKind,
  useTopList,
} from './top-list-data';

interface Props {
  kind: TopListKind;
  /** Defaults to the league that visitors see. */
  leagueId?: number | null;
  /** Selects the steps of 'show more'. */
  on: 'home' | 'statistics';
}

/** Visitors see the first three and how to see the others. */
export function TopList({ kind, leagueId = null, on }: Props): ReactElement {
  const { t } = useTranslation('statistics');
  const list = useTopList(kind, leagueId);
  const user = useUser();
  const steps = (on === 'home' ? homeSteps : statisticsSteps)[kind];
  return (
    <Loaded query={list} loading={<SkeletonRows rows={3} />}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState
            icon={<Trophy aria-hidden="true" className="size-7" />}
            title={t('empty')}
            description={t('emptyHint')}
          />
        ) : (
          <div className="grid gap-4">
            <Entries kind={kind} entries={entries} steps={steps} />
            {user === null && on === 'statistics' && <SignInPrompt below text={t('visitorsSee')} />}
          </div>
        )
      }
    </Loaded>
  );
}

interface EntriesProps {
  kind: TopListKind;
  entries: readonly TopListEntry[];
  steps: Steps;
}

function Entries({ kind, entries, steps }: EntriesProps): ReactElement {
  const { t } = useTranslation('statistics');
  const [shown, setShown] = useState(steps.first);
  const max = entries[0]?.count ?? 0;
  return (
    <Card>
      <ol aria-label={t(`tabs.${kind}`)} className="divide-y">
        {entries.slice(0, shown).map((entry, index) => (
          <TopListRow key={entry.id} kind={kind} entry={entry} place={index + 1} max={max} />
        ))}
      </ol>
      <ListSteps steps={steps} shown={shown} total={entries.length} onShow={setShown} />
    </Card>
  );
}
