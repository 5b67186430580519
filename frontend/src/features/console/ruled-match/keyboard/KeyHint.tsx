import type { ReactElement } from 'react';
import { useConsoleSettings } from '@/features/console/settings/console-settings';

/**
 * The key of a button, shown where the device has a keyboard to hover with and room for it. It is drawn and not
 * written, as it is not part of the words for voice control.
 */
export function KeyHint({ name }: { name: string }): ReactElement | null {
  const keys = useConsoleSettings((settings) => settings.keys);
  if (!keys) return null;
  return (
    <span
      aria-hidden="true"
      data-key={name}
      className="hidden rounded border border-current px-1.5 text-xs leading-5 font-semibold opacity-75 before:content-[attr(data-key)] @max-[40rem]:hidden! [@media(hover:hover)_and_(pointer:fine)]:inline"
    />
  );
}
