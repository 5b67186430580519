import { limits } from '@kolo/domain';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { errorMessage } from '@/shared/api/error-message';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog } from '@/shared/ui/Dialog';
import { Input } from '@/shared/ui/Input';
import { Link } from '@/shared/ui/Link';
import { FoundLine } from './FoundLine';
import { type FoundEntry, type FoundGroup, foundGroups } from './found-groups';
import { useFound } from './use-found';
import { useSettled } from './use-settled';

/** Of each kind; the page shows all. */
const shownOfKind = 5;

interface Props {
  onClose: () => void;
}

function OpenedSearch({ onClose }: Props): ReactElement {
  const { t } = useTranslation('search');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} size="lg">
      <SearchBox onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ onClose }: Props): ReactElement {
  const { t } = useTranslation('search');
  const id = useId();
  const [text, setText] = useState('');
  const { isSearching, query } = useFound(useSettled(text));
  const groups = isSearching && query.data ? foundGroups(query.data, shownOfKind) : [];
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string | null>(null);
  const place = entries.findIndex(({ key }) => key === chosen);
  const optionId = (key: string): string => `${id}-${key}`;
  const open = (anchorId: string): void => document.getElementById(anchorId)?.click();

  const move = (to: number): void => {
    const entry = entries[(to + entries.length) % entries.length];
    if (entry === undefined) return;
    setChosen(entry.key);
    document.getElementById(optionId(entry.key))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method confirms a letter with Enter, too.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(place + 1);
    else if (event.key === 'ArrowUp') move(place < 0 ? -1 : place - 1);
    else if (event.key === 'Enter') open(place < 0 ? `${id}-all` : optionId(chosen ?? ''));
    else return;
    event.preventDefault();
  };
  const isEmpty = isSearching && query.data !== undefined && entries.length === 0;

  return (
    <div className="grid gap-3 pb-4">
      <Input
        type="search"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={place < 0 ? undefined : optionId(chosen ?? '')}
        placeholder={t('placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.search.length}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p aria-live="polite" className={entries.length > 0 ? 'sr-only' : 'text-sm text-ink-muted'}>
        {!isSearching
          ? t('hint')
          : query.error !== null
            ? errorMessage(query.error)
            : isEmpty
              ? t('nothing')
              : entries.length > 0 && t('found', { count: entries.length })}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')}>
        {groups.map((group) => (
          <Options
            key={group.kind}
            group={group}
            chosen={chosen}
            optionId={optionId}
            onClose={onClose}
          />
        ))}
      </div>
      {isSearching && (
        <Link
          id={`${id}-all`}
          to={`/search?q=${encodeURIComponent(text)}`}
          onClick={onClose}
          className="flex min-h-11 items-center gap-2 font-semibold hover:underline"
        >
          <Search aria-hidden="true" className="size-4" />
          <span>{t('all')}</span>
        </Link>
      )}
    </div>
  );
}

interface OptionsProps extends Props {
  group: FoundGroup;
  chosen: string | null;
  optionId: (key: string) => string;
}

function Options({ group, chosen, optionId, onClose }: OptionsProps): ReactElement {
  const { t } = useTranslation('search');
  const option = (entry: FoundEntry): ReactElement => (
    <Link
      key={entry.key}
      id={optionId(entry.key)}
      role="option"
      aria-selected={entry.key === chosen}
      tabIndex={-1}
      to={entry.to}
      onClick={onClose}
      className={clsx(
        'flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-raised',
        entry.key === chosen && 'bg-raised outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <FoundLine entry={entry} />
    </Link>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
    <div role="group" aria-label={t(group.kind)} className="mb-2">
      <p aria-hidden="true" className="px-2 py-1 text-xs font-bold text-ink-muted uppercase">
        {t(group.kind)}
      </p>
      {group.entries.map(option)}
    </div>
  );
}

export const SearchDialog = withQueries(OpenedSearch);
