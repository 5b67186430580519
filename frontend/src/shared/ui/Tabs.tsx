import { clsx } from 'clsx';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { onPlainClick } from './plain-click';

interface OpenTab {
  id: string;
  open: string;
  choose: (value: string) => void;
}

const OpenTabContext = createContext<OpenTab>({ id: '', open: '', choose: () => {} });

interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The open tab, where the parent chooses it. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

export function Tabs({ value, defaultValue, onValueChange, ...rest }: TabsProps): ReactElement {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? '');
  const open = value ?? own;
  const choose = (next: string): void => {
    if (next === open) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <OpenTabContext value={{ id, open, choose }}>
      <div {...rest} />
    </OpenTabContext>
  );
}

export function TabList({ className, ...rest }: Omit<ComponentProps<'div'>, 'ref'>): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const { id, open } = use(OpenTabContext);
  useEffect(() => {
    if (strip.current !== null) showTab(strip.current, `${id}-tab-${open}`);
  }, [id, open]);
  return (
    <div
      {...rest}
      ref={strip}
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={moveFocus}
      className={clsx('flex gap-1 scroll-x border-b [scrollbar-width:none]', className)}
    />
  );
}

/** An address may name a tab that a narrow strip does not reach. Moves the strip and never the page. */
function showTab(strip: HTMLElement, tabId: string): void {
  const tabs = [...strip.querySelectorAll<HTMLElement>('[role=tab]')];
  const tab = tabs.find(({ id }) => id === tabId);
  if (tab === undefined) return;
  const end = tab.offsetLeft + tab.offsetWidth;
  if (tab.offsetLeft < strip.scrollLeft || end > strip.scrollLeft + strip.clientWidth)
    strip.scrollLeft = tab.offsetLeft + (tab.offsetWidth - strip.clientWidth) / 2;
}

/** A tab opens when it gets the focus, so the arrow keys only move the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

interface TabProps extends ComponentProps<'button'>, TabLook {
  value: string;
}

interface TabLook {
  size?: 'md' | 'touch';
  className?: string | undefined;
}

export function Tab({ value, size, className, ...rest }: TabProps): ReactElement {
  return <button {...rest} type="button" {...useTab(value, { size, className })} />;
}

interface TabLinkProps extends TabLook {
  value: string;
  /** Where the server renders the page with this tab open, for readers without scripts. */
  href: string;
  children: ReactNode;
}

export function TabLink({ value, href, size, className, children }: TabLinkProps): ReactElement {
  const { onClick, ...tab } = useTab(value, {
    size,
    className: clsx('grid items-center', className),
  });
  return (
    <a {...tab} href={href} onClick={onPlainClick(onClick)}>
      {children}
    </a>
  );
}

function useTab(value: string, { size = 'md', className }: TabLook) {
  const { id, open, choose } = use(OpenTabContext);
  const isOpen = value === open;
  return {
    role: 'tab',
    id: `${id}-tab-${value}`,
    'aria-controls': `${id}-panel-${value}`,
    'aria-selected': isOpen,
    'data-state': isOpen ? 'active' : 'inactive',
    tabIndex: isOpen ? 0 : -1,
    // No focus ring after a click or tap.
    onMouseDown: ({ button, ctrlKey, currentTarget }: MouseEvent<HTMLElement>): void => {
      if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false });
    },
    onFocus: () => choose(value),
    onClick: () => choose(value),
    className: clsx(
      'relative shrink-0 rounded-t-control px-4 text-sm font-semibold whitespace-nowrap text-ink-muted',
      'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full',
      'hover:text-ink focus-visible:-outline-offset-3',
      'data-[state=active]:text-ink data-[state=active]:after:bg-accent-ink',
      size === 'touch' ? 'min-h-touch text-base' : 'min-h-11',
      className,
    ),
  } as const;
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
  /** Keeps a closed panel in the page; the style sheet decides whether it shows. */
  forceMount?: boolean;
}

export function TabPanel({
  value,
  forceMount = false,
  className,
  children,
  ...rest
}: TabPanelProps): ReactElement {
  const { id, open } = use(OpenTabContext);
  const isOpen = value === open;
  const isThere = isOpen || forceMount;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-state={isOpen ? 'active' : 'inactive'}
      hidden={!isThere}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a panel without controls too.
      tabIndex={0}
      className={clsx('pt-4 outline-offset-4', className)}
    >
      {isThere && children}
    </div>
  );
}
