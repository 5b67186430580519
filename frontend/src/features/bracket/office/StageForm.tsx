import type { LeagueTableRow, StageView, TeamView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { EntryFields } from './EntryFields';
import { KickOffFields } from './KickOffFields';
import { ShortRests } from './ShortRests';
import { StageFields } from './StageFields';
import { StagePreview } from './StagePreview';
import { definitionOf, emptyDraft, type StageDraft } from './stage-draft';
import { useDefineStage } from './use-stage-writes';

export interface LeagueNow {
  id: number;
  /** As many teams as the league says. */
  finalists: number | null;
  venue: string | null;
}

interface Props {
  league: LeagueNow;
  stages: readonly StageView[];
  teams: readonly TeamView[];
  table: readonly LeagueTableRow[];
  onClose: () => void;
}

/** Defines a stage; its pairs are beside the form as they would be now. */
export function StageForm({ league, stages, teams, table, onClose }: Props): ReactElement {
  const { t } = useTranslation(['stages', 'common']);
  const [draft, setDraft] = useState(() =>
    emptyDraft(t('names.knock-out'), league.finalists ?? Math.min(8, Math.max(2, teams.length))),
  );
  const [nameMissing, setNameMissing] = useState(false);
  const define = useDefineStage(league.id);
  const stage = definitionOf(draft);
  const change = (changes: Partial<StageDraft>): void => {
    setNameMissing(false);
    setDraft({ ...draft, ...changes });
  };
  const save = (): void => {
    if (stage.name === '') setNameMissing(true);
    else define.mutate(stage, { onSuccess: onClose });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <Card>
        <CardHeader title={t('define')} level={3} />
        <CardBody>
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <StageFields
              draft={draft}
              stages={stages}
              nameError={nameMissing ? t('nameNeeded') : undefined}
              onChange={change}
            />
            <EntryFields
              entries={draft.entries}
              stages={stages}
              teams={teams}
              onChange={(entries) => change({ entries })}
            />
            <details className="rounded-control border px-3">
              <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
                {t('kickOffs')}
              </summary>
              <p className="mb-2 text-xs text-ink-muted">{t('kickOffsHint')}</p>
              <KickOffFields
                stage={stage}
                kickOffs={draft.kickOffs}
                venue={league.venue}
                onChange={(kickOffs) => change({ kickOffs })}
              />
            </details>
            {stage.kickOffs !== undefined && <ShortRests leagueId={league.id} stage={stage} />}
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="secondary" onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <Button type="submit" pending={define.isPending}>
                {t('save')}
              </Button>
            </div>
          </form>
        </CardBody>
      </Card>
      <Card className="xl:sticky xl:top-20">
        <CardHeader title={t('preview')} level={3} />
        <CardBody>
          <StagePreview stage={stage} table={table} teams={teams} />
        </CardBody>
      </Card>
    </div>
  );
}
