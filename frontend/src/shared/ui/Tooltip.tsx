import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  text: ReactNode;
  /** A focusable element. */
  children: ReactElement;
}

export function Tooltip({ text, children }: Props): ReactElement {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-60 max-w-xs animate-fade rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas shadow-lg"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
