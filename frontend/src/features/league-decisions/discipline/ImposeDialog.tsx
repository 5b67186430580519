import {
  limits,
  type SuspensionReason,
  suspensionReasons,
  type TeamView,
  zagrebWallTime,
} from '@kolo/domain';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog, FormField, Input, Select } from '@/shared/ui';
import { type Length, LengthInputs, lengthOf } from './LengthInputs';
import { nobody, PersonInputs, personOf } from './PersonInputs';
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
  /** Whose red card it is about: its ban decides who is suspended and from when. */
  redCardOf?: string;
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
  const [person, setPerson] = useState({ ...nobody, chosen: choiceOf(fields ?? {}) });
  const [reason, setReason] = useState<SuspensionReason>(fields?.reason ?? 'decision');
  const [from, setFrom] = useState(fields?.from ?? today);
  const [length, setLength] = useState(fields?.length ?? oneMatch);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const write = useSuspensionWrite(leagueId);
  const redCardOf = fields?.redCardOf;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const sized = lengthOf(length);
    const suspended = personOf(person, teamId);
    if (sized === null || suspended === null || from === '') return;
    const words = text.trim() === '' ? {} : { text: text.trim().slice(0, limits.decisionText) };
    const offence = fields?.matchId === undefined ? {} : { matchId: fields.matchId };
    const body = { ...suspended, reason, from, ...offence, ...sized, ...words };
    write.mutate({ type: 'impose', body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t(redCardOf === undefined ? 'office.impose' : 'office.decide')}
      description={
        redCardOf === undefined ? (
          t('office.imposeHint')
        ) : (
          <>
            <bdi translate="no" className="block font-semibold">
              {redCardOf}
            </bdi>
            <span>{t('office.decideHint')}</span>
          </>
        )
      }
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
        {redCardOf === undefined && (
          <>
            <FormField label={t('office.team')}>
              <Select
                value={teamId}
                onChange={({ target }) => {
                  setTeamId(Number(target.value));
                  setPerson(nobody);
                }}
              >
                {teams.map((team) => (
                  <option key={team.id} value={team.id}>
                    {team.name}
                  </option>
                ))}
              </Select>
            </FormField>
            <PersonInputs
              leagueId={leagueId}
              teamId={teamId}
              person={person}
              onChange={setPerson}
              tried={tried}
            />
          </>
        )}
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
          {redCardOf === undefined && (
            <FormField
              label={t('office.from')}
              error={tried && from === '' ? t('office.dayNeeded') : undefined}
            >
              <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
            </FormField>
          )}
        </div>
        <WordsField value={text} onChange={setText} />
      </form>
    </Dialog>
  );
}
