import {
  limits,
  type MatchOfficialsView,
  type NameOfficialRequest,
  type OfficialRole,
  type OfficialSide,
} from '@kolo/domain';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Input } from '@/shared/ui';

export interface Place {
  side: OfficialSide;
  role: OfficialRole;
}

interface Props {
  place: Place;
  view: MatchOfficialsView;
  suspensions: ReadonlyMap<number, string>;
  name: (named: NameOfficialRequest) => Promise<boolean>;
  onDone: () => void;
}

/** Somebody who was named before with one tap, or a new name. */
export function OfficialForm({ place, view, suspensions, name, onDone }: Props): ReactElement {
  const { t } = useTranslation('officials');
  const { t: common } = useTranslation();
  const { side, role } = place;
  const named = view.officials.find((one) => one.side === side && one.role === role);
  const isReferee = side === 'match';
  // The report says where a referee comes from, which is added to a name that is there.
  const known = isReferee ? named : undefined;
  const knownTown = view.choices.match.find(
    ({ officialId }) => officialId === known?.officialId,
  )?.town;
  const [firstName, setFirstName] = useState(known?.firstName ?? '');
  const [lastName, setLastName] = useState(known?.lastName ?? '');
  const [account, setAccount] = useState<number | null>(null);
  const isKnown =
    account === null && firstName === known?.firstName && lastName === known?.lastName;
  // Another person does not come from the same town.
  const [typedTown, setTypedTown] = useState<string | null>(null);
  const town = typedTown ?? ((isKnown && knownTown) || '');
  const chooseAccount = (userId: number) => {
    setAccount(account === userId ? null : userId);
    if (!isKnown) return;
    setFirstName('');
    setLastName('');
  };
  const save = async (who: Omit<NameOfficialRequest, 'side' | 'role'>) => {
    if (await name({ ...place, ...who })) onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({
      firstName,
      lastName,
      ...(typedTown !== null && { town: typedTown.trim() === '' ? null : typedTown }),
      ...(account !== null && { userId: account }),
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 pb-1">
      <h3 className="text-lg font-extrabold">{t(`role.${role}`)}</h3>
      <KnownOfficials
        {...{ place, view, suspensions }}
        chosenId={named?.officialId}
        onChoose={(officialId) => save({ officialId })}
      />
      {isReferee && view.accounts.length > 0 && (
        <RefereeAccounts accounts={view.accounts} chosenId={account} onChoose={chooseAccount} />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField label={t('firstName')}>
          <Input
            required
            maxLength={limits.personName}
            className="min-h-touch"
            value={firstName}
            onChange={({ target }) => setFirstName(target.value)}
          />
        </FormField>
        <FormField label={t('lastName')}>
          <Input
            required
            maxLength={limits.personName}
            className="min-h-touch"
            value={lastName}
            onChange={({ target }) => setLastName(target.value)}
          />
        </FormField>
        {isReferee && (
          <FormField label={t('town')}>
            <Input
              maxLength={limits.town}
              className="min-h-touch"
              value={town}
              onChange={({ target }) => setTypedTown(target.value)}
            />
          </FormField>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button type="submit" size="touch">
          {t('save')}
        </Button>
        {named !== undefined && (
          <Button size="touch" variant="secondary" onClick={() => save({})}>
            {t('remove')}
          </Button>
        )}
        <Button size="touch" variant="ghost" onClick={onDone}>
          {common('back')}
        </Button>
      </div>
    </form>
  );
}

interface KnownOfficialsProps extends Pick<Props, 'place' | 'view' | 'suspensions'> {
  chosenId: number | undefined;
  onChoose: (officialId: number) => void;
}

/** Those who had the role before come first. */
function KnownOfficials({
  place: { side, role },
  view,
  suspensions,
  chosenId,
  onChoose,
}: KnownOfficialsProps): ReactElement | null {
  const officials = view.choices[side].toSorted(
    (a, b) => Number(b.role === role) - Number(a.role === role),
  );
  if (officials.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {officials.map(({ officialId, firstName, lastName }) => (
        <li key={officialId}>
          <Button
            size="touch"
            variant="secondary"
            aria-pressed={officialId === chosenId}
            className={suspensions.has(officialId) ? 'text-ink-muted!' : ''}
            onClick={() => onChoose(officialId)}
          >
            <span>
              <span className="block">{`${firstName} ${lastName}`}</span>
              {suspensions.has(officialId) && (
                <span className="block text-sm text-danger">{suspensions.get(officialId)}</span>
              )}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface RefereeAccountsProps extends Pick<MatchOfficialsView, 'accounts'> {
  chosenId: number | null;
  onChoose: (userId: number) => void;
}

function RefereeAccounts({ accounts, chosenId, onChoose }: RefereeAccountsProps): ReactElement {
  const { t } = useTranslation('officials');
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('accounts')}</legend>
      <div className="flex flex-wrap gap-2">
        {accounts.map(({ userId, username }) => (
          <Button
            key={userId}
            size="touch"
            variant="secondary"
            aria-pressed={chosenId === userId}
            className={chosenId === userId ? 'bg-accent! text-on-accent!' : ''}
            onClick={() => onChoose(userId)}
          >
            {username}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
