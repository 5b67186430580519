/** iOS zooms into fields with type below 16 px. */
export const controlStyle =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 text-base text-ink ' +
  'placeholder:text-ink-muted hover:border-ink-muted ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-60 ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft/40';
