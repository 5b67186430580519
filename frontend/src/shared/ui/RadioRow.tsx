import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** The same for all rows of a choice. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One possibility of a choice, as wide as its form. */
export function RadioRow({ name, checked, onChoose, children }: Props): ReactElement {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 text-sm hover:bg-raised has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        // A row that is checked when the dialog opens may be below its visible part.
        ref={scrolledTo}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent-ink outline-none"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}

/** Only when it is mounted: what somebody chooses is in view already. */
function scrolledTo(input: HTMLInputElement | null): void {
  if (input?.checked) input.parentElement?.scrollIntoView?.({ block: 'nearest' });
}
