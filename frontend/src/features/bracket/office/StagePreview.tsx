import {
  type DefineStageRequest,
  type LeagueTableRow,
  placeholderWords,
  type StagePlaceholder,
  type TeamView,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import { BracketRounds } from '@/features/bracket/BracketRounds';
import { useTranslation } from '@/shared/i18n/use-translation';
import { previewBracket, type TeamNow } from './preview-bracket';

interface Props {
  stage: DefineStageRequest;
  table: readonly LeagueTableRow[];
  teams: readonly TeamView[];
}

/** The pairs or groups of a definition, with the teams that have the places now. */
export function StagePreview({ stage, table, teams }: Props): ReactElement {
  const { t } = useTranslation('bracket');
  const teamNow: TeamNow = (entry) => {
    if (entry.source === 'team') return teams.find(({ id }) => id === entry.teamId) ?? null;
    if (entry.source !== 'table') return null;
    const row = table.find(({ position, unranked }) => position === entry.rank && !unranked);
    return row === undefined ? null : { id: row.teamId, name: row.teamName };
  };
  if (stage.kind === 'knock-out')
    return <BracketRounds bracket={previewBracket(stage, teamNow)} level={4} />;
  const groups = stage.groups ?? [{ name: null, size: stage.entries.length }];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {groups.map(({ name, size }, at) => {
        const from = groups.slice(0, at).reduce((sum, group) => sum + group.size, 0);
        return (
          <section key={name ?? ''}>
            <h4 className="mb-1 text-sm font-bold">
              {name === null ? stage.name : t('group', { group: name })}
            </h4>
            <Entries entries={stage.entries.slice(from, from + size)} teamNow={teamNow} />
          </section>
        );
      })}
    </div>
  );
}

interface EntriesProps {
  entries: readonly StagePlaceholder[];
  teamNow: TeamNow;
}

function Entries({ entries, teamNow }: EntriesProps): ReactElement {
  const { language } = useTranslation('bracket');
  return (
    <ol className="divide-y rounded-control border">
      {entries.map((entry) => {
        const team = teamNow(entry);
        const from = placeholderWords(entry, language);
        return (
          <li key={JSON.stringify(entry)} className="px-3 py-2 text-sm">
            {team !== null && (
              <bdi translate="no" className="font-semibold wrap-anywhere">
                {team.name}
              </bdi>
            )}{' '}
            <span className="text-ink-muted">{from}</span>
          </li>
        );
      })}
    </ol>
  );
}
