import { tabTitle } from '@kolo/domain';
import { useLayoutEffect } from 'react';

/**
 * Names the browser's tab in the one `<title>` that the server has sent.
 * @param title null while it is not known: what stands there stays
 */
export function useTabTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title !== null) document.title = tabTitle(title);
  }, [title]);
}
