import { cleanLine, type FoundPerson, peopleLimits } from '@kolo/domain';
import { SearchX } from 'lucide-react';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { SearchField } from '@/features/admin-people/list/SearchField';
import { SectionTitle } from '@/features/admin-people/SectionTitle';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { Card, EmptyState } from '@/shared/ui';
import { PersonActions } from './PersonActions';
import { useFoundPeople } from './use-person';

/** Everybody with personal data: accounts, also deactivated ones, and players of all seasons. */
export function PeopleSection(): ReactElement {
  const { t } = useTranslation('adminPeople');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  return (
    <section>
      <SectionTitle>{t('titles.people')}</SectionTitle>
      <p className="mb-4 max-w-prose text-sm text-ink-muted">{t('people.lead')}</p>
      <SearchField
        typed={typed}
        onType={setTyped}
        placeholder={t('people.searchHint')}
        maxLength={peopleLimits.search.max}
        className="mb-3 block max-w-md"
      />
      {cleanLine(search).length >= peopleLimits.search.min && <Found search={search} />}
    </section>
  );
}

function Found({ search }: { search: string }): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <Loaded query={useFoundPeople(search)}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" className="size-7" />}
            title={t('noMatch')}
          />
        ) : (
          <Card>
            <ul aria-label={t('titles.people')} className="divide-y">
              {people.map((person) => (
                <li key={`${person.kind}-${person.id}`}>
                  <PersonRow person={person} />
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}

function PersonRow({ person }: { person: FoundPerson }): ReactElement {
  const { t } = useTranslation(['adminPeople', 'account']);
  const { kind, name, email, role, team, league } = person;
  const about =
    kind === 'account'
      ? [t('people.kinds.account'), role === null ? null : t(`account:roles.${role}`), email]
      : [t(`people.kinds.${kind}`), team?.name, league === null ? null : leagueLabel(league)];
  const description = about.filter((one) => one != null).join(' · ');
  return (
    <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-tight font-extrabold tracking-tight wrap-anywhere">
          {name}
        </h3>
        <p className="text-sm text-ink-muted wrap-anywhere">{description}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 max-sm:*:flex-1">
        <PersonActions person={person} name={`${name}, ${description}`} />
      </div>
    </div>
  );
}
