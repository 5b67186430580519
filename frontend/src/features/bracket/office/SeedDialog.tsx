import type { SeedStageRequest, StageView } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ApiError } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTeams } from '@/shared/league/queries';
import { useDrawLots } from '@/shared/league/use-draw-lots';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog } from '@/shared/ui';
import { useSeedStage } from './use-stage-writes';

interface Props {
  leagueId: number;
  stage: StageView;
  onClose: () => void;
}

/** Confirms who takes part. The server says what prevents it, and the dialog offers how to continue. */
export function SeedDialog({ leagueId, stage, onClose }: Props): ReactElement {
  const { t } = useTranslation(['stages', 'common']);
  const [text, setText] = useState('');
  const seed = useSeedStage(leagueId, stage.id);
  const lots = useDrawLots(leagueId);
  const { error } = seed;
  const code = error instanceof ApiError ? error.code : undefined;
  const level = levelTeamsOf(error);
  const again = stage.seeded !== null;
  const confirm = (anyway: boolean): void => {
    const words = text.trim();
    const body: SeedStageRequest = { again, anyway, teamIds: null };
    seed.mutate(words === '' ? body : { ...body, text: words }, { onSuccess: onClose });
  };
  const draw = (): void =>
    lots.mutate({ for: 'table', teamIds: level }, { onSuccess: () => seed.reset() });
  const isDoubtful = code === 'stage.not-official';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(again ? 'seed.titleAgain' : 'seed.title')}
      description={t('seed.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {level.length > 0 ? (
            <Button pending={lots.isPending} onClick={draw}>
              {t('seed.draw')}
            </Button>
          ) : (
            <Button pending={seed.isPending} onClick={() => confirm(isDoubtful)}>
              {t(isDoubtful ? 'seed.anyway' : 'seed.do')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 py-2">
        <div role="status" className="empty:hidden">
          {isDoubtful && <Warning>{t('seed.notOfficial')}</Warning>}
          {level.length > 0 && <LevelTeams leagueId={leagueId} teamIds={level} />}
        </div>
        <WordsField value={text} onChange={setText} />
      </div>
    </Dialog>
  );
}

function Warning({ children }: { children: string }): ReactElement {
  return (
    <p className="flex gap-2 rounded-control bg-warn-soft px-3 py-2 text-sm font-semibold text-warn">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function LevelTeams({ leagueId, teamIds }: { leagueId: number; teamIds: number[] }): ReactElement {
  const { t } = useTranslation('stages');
  const teams = useLeagueTeams(leagueId).data ?? [];
  const names = teams.filter(({ id }) => teamIds.includes(id)).map(({ name }) => name);
  return <Warning>{t('seed.level', { teams: names.join(', ') })}</Warning>;
}

/** The teams among which lots must be drawn first; empty where none are needed. */
function levelTeamsOf(error: Error | null): number[] {
  if (!(error instanceof ApiError) || error.code !== 'lots.needed') return [];
  const teamIds: unknown = error.details?.teamIds;
  return Array.isArray(teamIds) ? teamIds.filter((id) => typeof id === 'number') : [];
}
