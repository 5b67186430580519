import type { TeamView, WithdrawalMode } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useWithdrawTeam } from '@/features/league-decisions/use-decision-writes';
import { ApiError, Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { uniqueName } from '@/shared/league/unique-name';
import { WordsField } from '@/shared/league/WordsField';
import { useSeasonRules } from '@/shared/season-rules/use-season-rules';
import { Button, Dialog, FormField, Select } from '@/shared/ui';
import { ModeChoice } from './ModeChoice';
import { useWithdrawalPreview } from './use-withdrawal-preview';
import { WithdrawalPreviewView } from './WithdrawalPreviewView';

interface Props {
  leagueId: number;
  teams: readonly TeamView[];
  onClose: () => void;
}

/** Team and mode first, then what follows from them, and only then the decision. */
export function WithdrawalDialog({ leagueId, teams, onClose }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  const { t: tCommon } = useTranslation();
  const [teamId, setTeamId] = useState(0);
  const [chosen, setChosen] = useState<WithdrawalMode | null>(null);
  const [text, setText] = useState('');
  const [wordsNeeded, setWordsNeeded] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const rules = useSeasonRules(leagueId);
  const withdraw = useWithdrawTeam(leagueId);
  const mode = chosen ?? rules.data?.rules.withdrawal ?? null;
  const team = teams.find(({ id }) => id === teamId);
  const wanted = team !== undefined && mode !== null ? { teamId, mode } : null;
  const preview = useWithdrawalPreview(leagueId, previewed ? wanted : null);
  const confirm = (): void => {
    const words = text.trim();
    if (wanted === null) return;
    withdraw.mutate(words === '' ? wanted : { ...wanted, text: words }, {
      onSuccess: onClose,
      onError: (error) => {
        // Only the server knows whether an official result changes.
        if (!needsWords(error)) return;
        setWordsNeeded(true);
        setPreviewed(false);
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('withdraw.title')}
      footer={
        previewed ? (
          <>
            <Button variant="secondary" onClick={() => setPreviewed(false)}>
              {t('withdraw.back')}
            </Button>
            <Button
              variant="danger"
              disabled={!preview.isSuccess}
              pending={withdraw.isPending}
              onClick={confirm}
            >
              {t('withdraw.confirm')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button disabled={wanted === null} onClick={() => setPreviewed(true)}>
              {t('withdraw.preview')}
            </Button>
          </>
        )
      }
    >
      {previewed && team !== undefined ? (
        <WithdrawalPreviewView leagueId={leagueId} team={team} preview={preview} />
      ) : (
        <Loaded query={rules}>
          {(known) => (
            <div className="grid gap-4 py-2">
              <TeamField teams={teams} value={teamId} onChange={setTeamId} />
              <ModeChoice value={mode} proposed={known.rules.withdrawal} onChange={setChosen} />
              <WordsField
                value={text}
                onChange={(words) => {
                  setText(words);
                  setWordsNeeded(false);
                }}
                hint={t('withdraw.textHint')}
                error={wordsNeeded ? t('withdraw.textNeeded') : undefined}
              />
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

const needsWords = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'decision.words-needed';

interface TeamProps {
  teams: readonly TeamView[];
  value: number;
  onChange: (teamId: number) => void;
}

function TeamField({ teams, value, onChange }: TeamProps): ReactElement {
  const { t } = useTranslation('decisions');
  const names = teams.map(({ name }) => name);
  return (
    <FormField label={t('team')}>
      <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        <option value={0}>{t('chooseTeam')}</option>
        {teams.map(({ id, name, user }) => (
          <option key={id} value={id}>
            {uniqueName(name, user.username, names)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
