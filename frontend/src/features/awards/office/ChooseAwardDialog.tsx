import {
  type AwardKind,
  awardGoesTo,
  type ChooseAwardRequest,
  type OwnPlayerView,
  type TeamView,
} from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useChooseAward } from '@/features/awards/use-choose-award';
import { useAccounts } from '@/shared/accounts/accounts';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog, FormField, Select } from '@/shared/ui';

interface Props {
  leagueId: number;
  kind: AwardKind;
  teams: readonly TeamView[];
  onClose: () => void;
}

/** Chooses one team, player or referee, or undoes the choice. */
export function ChooseAwardDialog({ leagueId, kind, teams, onClose }: Props): ReactElement {
  const { t } = useTranslation(['awards', 'common']);
  const form = useId();
  const [winner, setWinner] = useState(0);
  const [text, setText] = useState('');
  const choose = useChooseAward(leagueId, kind);
  const of = awardGoesTo[kind];
  const save = (): void => {
    const words = text.trim();
    const body: ChooseAwardRequest = winner === 0 ? {} : { [`${of}Id`]: winner };
    choose.mutate(words === '' ? body : { ...body, text: words }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`kind.${kind}`)}
      description={t('office.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} pending={choose.isPending}>
            {t('office.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4 py-2"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {of === 'player' && <PlayerFields teams={teams} value={winner} onChange={setWinner} />}
        {of === 'team' && (
          <Choice label={t('office.team')} options={teams} value={winner} onChange={setWinner} />
        )}
        {of === 'user' && <RefereeField value={winner} onChange={setWinner} />}
        <WordsField value={text} onChange={setText} />
      </form>
    </Dialog>
  );
}

interface FieldProps {
  value: number;
  onChange: (id: number) => void;
}

interface ChoiceProps extends FieldProps {
  label: string;
  options: readonly { id: number; name: string }[];
}

function Choice({ label, options, value, onChange }: ChoiceProps): ReactElement {
  const { t } = useTranslation('awards');
  return (
    <FormField label={label}>
      <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        <option value={0}>{t('office.none')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function PlayerFields({ teams, value, onChange }: FieldProps & Pick<Props, 'teams'>): ReactElement {
  const { t } = useTranslation('awards');
  const [teamId, setTeamId] = useState(0);
  const { data: players = [] } = useQuery<OwnPlayerView[]>({
    queryKey: ['/api/players', 'team', teamId],
    enabled: teamId !== 0,
  });
  const change = (id: number): void => {
    setTeamId(id);
    onChange(0);
  };
  return (
    <>
      <Choice label={t('office.team')} options={teams} value={teamId} onChange={change} />
      {teamId !== 0 && (
        <Choice
          label={t('office.player')}
          options={players.map(({ id, firstName, lastName }) => ({
            id,
            name: `${firstName} ${lastName}`,
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}

function RefereeField(props: FieldProps): ReactElement {
  const { t } = useTranslation('awards');
  const referees = useAccounts('referees').data ?? [];
  const options = referees.map(({ id, username }) => ({ id, name: username }));
  return <Choice {...props} label={t('office.user')} options={options} />;
}
