import { limits } from '@kolo/domain';
import { SearchX } from 'lucide-react';
import { type FormEvent, type ReactElement, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FoundLine } from '@/shared/search/FoundLine';
import { foundGroups } from '@/shared/search/found-groups';
import { useFound } from '@/shared/search/use-found';
import { Button, Card, EmptyState, Input, Link, Page, PageHeader } from '@/shared/ui';

export function SearchPage(): ReactElement {
  const { t } = useTranslation('search');
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    setSearch({ q: typeof q === 'string' ? q : '' });
  };
  return (
    <Page title={t('title')} width="narrow">
      <PageHeader title={t('title')} />
      {/* Also a form of its own, for readers without scripts. */}
      <form action="/search" onSubmit={submit} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <Input
          key={text}
          id={id}
          type="search"
          name="q"
          defaultValue={text}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.search.length}
        />
        <Button type="submit">{t('title')}</Button>
      </form>
      <Results text={text} />
    </Page>
  );
}

function Results({ text }: { text: string }): ReactElement {
  const { t } = useTranslation('search');
  const { isSearching, query } = useFound(text);
  if (!isSearching) return <p className="mt-4 text-sm text-ink-muted">{t('hint')}</p>;
  return (
    <div className="mt-6 grid gap-6">
      <Loaded query={query} errorTitle={t('failed')}>
        {(answer) => {
          const groups = foundGroups(answer, limits.search.found);
          if (groups.length === 0)
            return (
              <EmptyState
                icon={<SearchX aria-hidden="true" className="size-7" />}
                title={t('nothing')}
                description={t('nothingHint')}
              />
            );
          return groups.map(({ kind, entries }) => (
            <section key={kind} aria-label={t(kind)}>
              <h2 className="headline mb-3 text-2xl">{t(kind)}</h2>
              <Card>
                <ul className="divide-y">
                  {entries.map((entry) => (
                    <li key={entry.key}>
                      <Link
                        to={entry.to}
                        className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-raised focus-visible:-outline-offset-3"
                      >
                        <FoundLine entry={entry} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </Card>
            </section>
          ));
        }}
      </Loaded>
    </div>
  );
}
