import { type DrawLotsRequest, type LeagueTableRow, levelTeams } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useDrawLots } from '@/shared/league/use-draw-lots';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog, EmptyState, RadioRow } from '@/shared/ui';

interface Props {
  leagueId: number;
  onClose: () => void;
}

/** Draws lots between teams that are level in everything else. */
export function DrawLotsDialog({ leagueId, onClose }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  const { t: tCommon } = useTranslation();
  const table = useQuery<LeagueTableRow[]>({
    queryKey: ['/api/league-table', leagueId],
    refetchOnMount: 'always',
  });
  const groups = levelTeams(table.data ?? []);
  const [chosen, setChosen] = useState(0);
  const [text, setText] = useState('');
  const draw = useDrawLots(leagueId);
  const teamIds = groups[chosen];
  const submit = (): void => {
    if (teamIds === undefined) return;
    const words = text.trim();
    const body: DrawLotsRequest = { for: 'table', teamIds };
    draw.mutate(words === '' ? body : { ...body, text: words }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('lots.title')}
      description={t('lots.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button disabled={teamIds === undefined} pending={draw.isPending} onClick={submit}>
            {t('lots.draw')}
          </Button>
        </>
      }
    >
      <Loaded query={table}>
        {(rows) =>
          groups.length === 0 ? (
            <EmptyState
              icon={<Dices aria-hidden="true" className="size-7" />}
              title={t('lots.none')}
              description={t('lots.noneHint')}
            />
          ) : (
            <div className="grid gap-4 py-2">
              <LevelGroups rows={rows} groups={groups} chosen={chosen} onChoose={setChosen} />
              <WordsField value={text} onChange={setText} />
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface GroupsProps {
  rows: readonly LeagueTableRow[];
  groups: readonly (readonly number[])[];
  chosen: number;
  onChoose: (index: number) => void;
}

function LevelGroups({ rows, groups, chosen, onChoose }: GroupsProps): ReactElement {
  const { t } = useTranslation('decisions');
  const nameOf = (id: number): string => rows.find(({ teamId }) => teamId === id)?.teamName ?? '';
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('lots.between')}</legend>
      {groups.map((group, index) => (
        <RadioRow
          key={group.join()}
          name="group"
          checked={index === chosen}
          onChoose={() => onChoose(index)}
        >
          <span className="font-medium">{group.map(nameOf).join(', ')}</span>
        </RadioRow>
      ))}
    </fieldset>
  );
}
