import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement } from 'react';

export const Tabs = Radix.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>): ReactElement {
  return (
    <Radix.List
      {...rest}
      className={clsx('flex gap-1 scroll-x border-b [scrollbar-width:none]', className)}
    />
  );
}

interface TabProps extends ComponentProps<typeof Radix.Trigger> {
  size?: 'md' | 'touch';
}

export function Tab({ size = 'md', className, ...rest }: TabProps): ReactElement {
  return (
    <Radix.Trigger
      {...rest}
      // No focus ring after a click or tap.
      onMouseDown={({ button, currentTarget }) => {
        if (button === 0) currentTarget.focus({ focusVisible: false });
      }}
      className={clsx(
        'relative shrink-0 rounded-t-control px-4 text-sm font-semibold whitespace-nowrap text-ink-muted',
        'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full',
        'hover:text-ink focus-visible:-outline-offset-3',
        'data-[state=active]:text-ink data-[state=active]:after:bg-accent-ink',
        size === 'touch' ? 'min-h-touch text-base' : 'min-h-11',
        className,
      )}
    />
  );
}

export function TabPanel({
  className,
  ...rest
}: ComponentProps<typeof Radix.Content>): ReactElement {
  return <Radix.Content {...rest} className={clsx('pt-4 outline-offset-4', className)} />;
}
