/** What a text field and a select have in common; 16 px type keeps iOS from zooming in. */
export const controlStyle =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 text-base text-ink ' +
  'placeholder:text-ink-muted hover:border-ink-muted ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-60 ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft/40';
