/** Something that a person sees and presses or fills. */
export interface Target {
  readonly role: 'button' | 'field';
  /** A regular expression for the accessible name. */
  readonly name: string;
  /** The label of the region around it. */
  readonly within?: string;
}

/** Actions that every browser can do, whichever protocol drives it. */
export interface Tab {
  /** Errors that its scripts reported so far; WebKit's driver reports none. */
  readonly errors: readonly string[];
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until it is there. */
  press(target: Target): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Runs a function in the page, which sees nothing else of the test. */
  read<Result>(question: () => Result | Promise<Result>): Promise<Result>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs in the page: the first shown element that the target describes. */
export function findShown({ role, name, within }: Target): Element | null {
  const words = (text: string | null | undefined): string =>
    (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return words(label);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0)
      return words(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    return words(labels === null ? element.textContent : labels[0]?.textContent);
  };
  const regions = [...document.querySelectorAll('section, [role=region]')];
  const place = within === undefined ? document : regions.find((one) => nameOf(one) === within);
  const kind = role === 'button' ? 'button:not(:disabled), [role=button]' : 'input, select';
  const shown = [...(place?.querySelectorAll(kind) ?? [])].filter(
    (one) => one.getClientRects().length > 0,
  );
  return shown.find((one) => new RegExp(name).test(nameOf(one))) ?? null;
}
