import {
  type ImposeSuspensionRequest,
  limits,
  type OwnPlayerView,
  type SuspensionReason,
  suspensionReasons,
  type TeamView,
  zagrebWallTime,
} from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueDiscipline } from '@/shared/league/queries';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog, FormField, Input, Select } from '@/shared/ui';
import { type Length, LengthInputs, lengthOf } from './LengthInputs';
import { useSuspensionWrite } from './use-suspension-writes';

interface Props {
  leagueId: number;
  teams: readonly TeamView[];
  /** Filled in at first. */
  fields?: ImposeFields;
  onClose: () => void;
}

export interface ImposeFields {
  teamId: number | undefined;
  /** Nobody where neither is known. */
  playerId?: number | undefined;
  officialId?: number | undefined;
  /** The match of the offence, which the form does not ask for. */
  matchId: number | undefined;
  reason: SuspensionReason;
  length: Length;
  from: string;
}

/** `playerId 7` or `officialId 3`, as the choices are called. */
function personOf(chosen: string): Pick<ImposeSuspensionRequest, 'playerId' | 'officialId'> {
  const [kind, id] = chosen.split(' ');
  return kind === 'officialId' ? { officialId: Number(id) } : { playerId: Number(id) };
}

function choiceOf({ playerId, officialId }: Pick<ImposeFields, 'playerId' | 'officialId'>): string {
  if (officialId !== undefined) return `officialId ${officialId}`;
  return playerId === undefined ? '' : `playerId ${playerId}`;
}

const oneMatch: Length = { kind: 'matches', amount: '1', until: '' };

const today = (): string => zagrebWallTime(Date.now()).day;

/** Suspends somebody by a decision of the league, beside what follows from cards. */
export function ImposeDialog({ leagueId, teams, fields, onClose }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const { t: common } = useTranslation();
  const id = useId();
  const [teamId, setTeamId] = useState(fields?.teamId ?? teams[0]?.id ?? 0);
  const [person, setPerson] = useState(choiceOf(fields ?? {}));
  const [reason, setReason] = useState<SuspensionReason>(fields?.reason ?? 'decision');
  const [from, setFrom] = useState(fields?.from ?? today);
  const [length, setLength] = useState(fields?.length ?? oneMatch);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const write = useSuspensionWrite(leagueId);
  const { data: players = [] } = useQuery<OwnPlayerView[]>({
    queryKey: ['/api/players', 'team', teamId],
    enabled: teamId !== 0,
    refetchOnMount: 'always',
  });
  const { data: discipline } = useLeagueDiscipline(leagueId);
  const staff = discipline?.staff.filter((one) => one.teamId === teamId) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const sized = lengthOf(length);
    if (sized === null || person === '' || from === '') return;
    const words = text.trim() === '' ? {} : { text: text.trim().slice(0, limits.decisionText) };
    const offence = fields?.matchId === undefined ? {} : { matchId: fields.matchId };
    const body = { ...personOf(person), reason, from, ...offence, ...sized, ...words };
    write.mutate({ type: 'impose', body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t('office.impose')}
      description={t('office.imposeHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={id} pending={write.isPending}>
            {t('office.imposeSave')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 py-2">
        <FormField label={t('office.team')}>
          <Select
            value={teamId}
            onChange={({ target }) => {
              setTeamId(Number(target.value));
              setPerson('');
            }}
          >
            {teams.map((team) => (
              <option key={team.id} value={team.id}>
                {team.name}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField
          label={t('office.person')}
          error={tried && person === '' ? t('office.personNeeded') : undefined}
        >
          <Select value={person} onChange={({ target }) => setPerson(target.value)}>
            <option value="">{t('office.choosePerson')}</option>
            <optgroup label={t('office.players')}>
              {players.map((player) => (
                <option key={player.id} value={`playerId ${player.id}`}>
                  {`${player.firstName} ${player.lastName} (${player.jerseyNumber})`}
                </option>
              ))}
            </optgroup>
            {staff.length > 0 && (
              <optgroup label={t('office.staff')}>
                {staff.map(({ officialId, name }) => (
                  <option key={officialId} value={`officialId ${officialId}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        </FormField>
        <LengthInputs length={length} onChange={setLength} tried={tried} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField label={t('office.reason')}>
            <Select
              value={reason}
              onChange={({ target }) =>
                setReason(suspensionReasons.find((one) => one === target.value) ?? reason)
              }
            >
              {suspensionReasons.map((one) => (
                <option key={one} value={one}>
                  {t(`office.reasons.${one}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField
            label={t('office.from')}
            error={tried && from === '' ? t('office.dayNeeded') : undefined}
          >
            <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
          </FormField>
        </div>
        <WordsField value={text} onChange={setText} />
      </form>
    </Dialog>
  );
}
