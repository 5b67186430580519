import { tabTitle } from '@kolo/domain';
import { useLayoutEffect } from 'react';

/** @param title null keeps the current one */
export function useTabTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title !== null) document.title = tabTitle(title);
  }, [title]);
}
