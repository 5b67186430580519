import type { TeamSide } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';
import { FormDialog } from './FormDialog';
import { RequiredWords } from './RequiredWords';
import type { ReportNames } from './report-names';
import type { SignOffWrites } from './sign-off-writes';

interface Props {
  /** Teams that the caller may protest for. */
  teams: readonly TeamSide[];
  names: ReportNames;
  protest: SignOffWrites['protest'];
  onClose: () => void;
}

export function ProtestDialog({ teams, names, protest, onClose }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [team, setTeam] = useState(teams.length === 1 ? (teams[0] ?? null) : null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const text = words.trim();
  const save = async () => {
    setTried(true);
    return team !== null && text !== '' && protest({ team, text });
  };
  return (
    <FormDialog
      title={t('protest.title')}
      lead={t('protest.lead')}
      save={t('protest.save')}
      onSave={save}
      onClose={onClose}
    >
      {teams.length > 1 && (
        <div>
          <WordChoice
            legend={t('protest.team')}
            options={teams}
            value={team}
            label={(option) => names.teams[option]}
            onChoose={setTeam}
          />
          {tried && team === null && (
            <p role="alert" className="mt-1 text-sm font-semibold text-danger">
              {t('protest.teamNeeded')}
            </p>
          )}
        </div>
      )}
      <RequiredWords label={t('protest.words')} words={words} tried={tried} onChange={setWords} />
    </FormDialog>
  );
}
