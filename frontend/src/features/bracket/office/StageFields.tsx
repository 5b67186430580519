import {
  limits,
  type StageKind,
  type StageView,
  stageKinds,
  stageLimits,
  type ThirdPlace,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, Input, Select } from '@/shared/ui';
import {
  type DeciderChoice,
  dealtToGroups,
  deciderNames,
  fromGroups,
  fromTable,
  type StageDraft,
} from './stage-draft';

interface Props {
  draft: StageDraft;
  stages: readonly StageView[];
  nameError: string | undefined;
  onChange: (changes: Partial<StageDraft>) => void;
}

const thirdPlaces: Record<'played' | 'none' | 'shared', ThirdPlace> = {
  played: true,
  none: false,
  shared: 'shared',
};
type ThirdPlaceName = keyof typeof thirdPlaces;
const thirdPlaceNames = Object.keys(thirdPlaces) as ThirdPlaceName[];

/** Kind, name, how many, and how a tie is decided. */
export function StageFields({ draft, stages, nameError, onChange }: Props): ReactElement {
  const { t } = useTranslation('stages');
  const grouped = stages.find(({ groups }) => groups !== undefined)?.groups;
  const [from] = draft.entries;
  const isFromGroups = from?.source === 'group';
  const propose = (changes: Partial<StageDraft>, count = draft.entries.length): void => {
    const { kind, groups } = { ...draft, ...changes };
    const entries =
      kind === 'groups'
        ? dealtToGroups(count, groups)
        : kind === 'knock-out' && isFromGroups && grouped !== undefined
          ? fromGroups(grouped, count)
          : fromTable(count);
    onChange({ ...changes, entries });
  };
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <FormField label={t('kind')}>
        <Select
          value={draft.kind}
          onChange={({ target }) => {
            const kind = target.value as StageKind;
            propose({ kind, name: t(`names.${kind}`) });
          }}
        >
          {stageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('name')} error={nameError}>
        <Input
          value={draft.name}
          maxLength={limits.stageName}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </FormField>
      <FormField label={t('count')}>
        <Select
          value={draft.entries.length}
          onChange={({ target }) => propose({}, Number(target.value))}
        >
          <CountOptions {...stageLimits.entries} />
        </Select>
      </FormField>
      {draft.kind === 'groups' && (
        <FormField label={t('groups')}>
          <Select
            value={draft.groups}
            onChange={({ target }) => propose({ groups: Number(target.value) })}
          >
            <CountOptions min={1} max={stageLimits.groups.max} />
          </Select>
        </FormField>
      )}
      {draft.kind === 'knock-out' && grouped !== undefined && (
        <FormField label={t('from')}>
          <Select
            value={isFromGroups ? 'groups' : 'table'}
            onChange={({ target }) =>
              onChange({
                entries:
                  target.value === 'groups'
                    ? fromGroups(grouped, draft.entries.length)
                    : fromTable(draft.entries.length),
              })
            }
          >
            <option value="table">{t('fromTable')}</option>
            <option value="groups">{t('fromGroups')}</option>
          </Select>
        </FormField>
      )}
      {draft.kind === 'knock-out' ? (
        <KnockOutFields draft={draft} onChange={onChange} />
      ) : (
        <Legs draft={draft} onChange={onChange} label={t('meetings')} />
      )}
      {draft.kind === 'split' && (
        <Checkbox
          className="sm:col-span-2"
          label={t('carries')}
          hint={t('carriesHint')}
          checked={draft.carriesResults}
          onChange={({ target }) => onChange({ carriesResults: target.checked })}
        />
      )}
    </div>
  );
}

const CountOptions = ({ min, max }: { min: number; max: number }): ReactElement[] =>
  Array.from({ length: max - min + 1 }, (_, at) => min + at).map((count) => (
    <option key={count} value={count}>
      {count}
    </option>
  ));

type PartProps = Pick<Props, 'draft' | 'onChange'>;

function Legs({ draft, onChange, label }: PartProps & { label: string }): ReactElement {
  const { t } = useTranslation('stages');
  return (
    <FormField label={label}>
      <Select
        value={draft.legs}
        onChange={({ target }) => onChange({ legs: target.value === '2' ? 2 : 1 })}
      >
        <option value={1}>{t('oneLeg')}</option>
        <option value={2}>{t('twoLegs')}</option>
      </Select>
    </FormField>
  );
}

function KnockOutFields({ draft, onChange }: PartProps): ReactElement {
  const { t } = useTranslation('stages');
  const thirdPlace = thirdPlaceNames.find((name) => thirdPlaces[name] === draft.thirdPlace);
  return (
    <>
      <Legs draft={draft} onChange={onChange} label={t('legs')} />
      {draft.entries.length > 3 && (
        <FormField label={t('thirdPlace')}>
          <Select
            value={thirdPlace}
            onChange={({ target }) =>
              onChange({ thirdPlace: thirdPlaces[target.value as ThirdPlaceName] })
            }
          >
            {thirdPlaceNames.map((name) => (
              <option key={name} value={name}>
                {t(`thirdPlaces.${name}`)}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      <FormField label={t('decider')}>
        <Select
          value={draft.decider}
          onChange={({ target }) => onChange({ decider: target.value as DeciderChoice })}
        >
          {deciderNames.map((name) => (
            <option key={name} value={name}>
              {t(`deciders.${name}`)}
            </option>
          ))}
        </Select>
      </FormField>
      {draft.legs === 2 && (
        <Checkbox
          className="sm:col-span-2"
          label={t('awayGoals')}
          checked={draft.awayGoals}
          onChange={({ target }) => onChange({ awayGoals: target.checked })}
        />
      )}
    </>
  );
}
