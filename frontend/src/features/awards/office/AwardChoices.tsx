import { type AwardKind, awardKinds, type LeagueAward, type TeamView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useAwardWords } from '@/features/awards/use-award-words';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTeams } from '@/shared/league/queries';
import { useAwards } from '@/shared/league/use-awards';
import { Badge, Button, ButtonLink, Card, SkeletonRows } from '@/shared/ui';
import { SectionHeader } from '@/shared/ui/SectionHeader';
import { ChooseAwardDialog } from './ChooseAwardDialog';

/** Every award with its present winner; an administrator may choose another one. */
export function AwardChoices({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('awards');
  const awards = useAwards(leagueId);
  const teams = useLeagueTeams(leagueId);
  const [choosing, setChoosing] = useState<AwardKind | null>(null);
  return (
    <section aria-label={t('office.title')} className="grid gap-4">
      <SectionHeader title={t('office.title')} lead={t('office.lead')}>
        <ButtonLink to={`/league/${leagueId}/awards`} variant="ghost">
          {t('office.published')}
        </ButtonLink>
      </SectionHeader>
      <Loaded
        query={awards}
        errorTitle={t('failed')}
        loading={<SkeletonRows rows={8} rowClassName="h-14" />}
      >
        {(all) => (
          <Card>
            <ul className="divide-y">
              {awardKinds.map((kind) => (
                <AwardRow
                  key={kind}
                  kind={kind}
                  awards={all.filter((award) => award.kind === kind)}
                  onChoose={() => setChoosing(kind)}
                />
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      {choosing !== null && (
        <ChooseAwardDialog
          leagueId={leagueId}
          kind={choosing}
          teams={teams.data ?? noTeams}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  );
}

const noTeams: readonly TeamView[] = [];

interface RowProps {
  kind: AwardKind;
  awards: readonly LeagueAward[];
  onChoose: () => void;
}

function AwardRow({ kind, awards, onChoose }: RowProps): ReactElement {
  const { t } = useTranslation('awards');
  const words = useAwardWords();
  const [first] = awards;
  const award = t(`kind.${kind}`);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block text-sm text-ink-muted">{award}</span>
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {first === undefined ? t('office.nobody') : awards.map(words.name).join(', ')}
        </span>
      </span>
      {first !== undefined && (
        <Badge tone={first.derived ? 'neutral' : 'accent'}>
          {t(first.derived ? 'office.derived' : 'office.chosen')}
        </Badge>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        aria-label={t('office.chooseFor', { award })}
        onClick={onChoose}
      >
        {t('office.choose')}
      </Button>
    </li>
  );
}
