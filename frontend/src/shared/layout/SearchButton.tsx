import { Search } from 'lucide-react';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { isSearchShortcut } from '@/shared/browser/search-shortcut';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { buttonStyle } from '@/shared/ui/button-style';

const load = async () => (await import('@/shared/search/SearchDialog')).SearchDialog;
const SearchDialog = lazyComponent(load);
const preload = (): void => void load().catch(() => {});

/** The dialog's code is loaded when somebody is about to search. */
export function SearchButton(): ReactElement {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event) || document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('search')}
        title={t('search')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        className={buttonStyle({ variant: 'ghost', square: true })}
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
