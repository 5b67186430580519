export const dialogShade = 'fixed inset-0 z-50 animate-fade bg-black/60 backdrop-blur-[2px]';

export const dialogPanel =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full animate-rise flex-col overflow-hidden ' +
  'rounded-t-2xl border bg-surface text-ink shadow-2xl outline-none ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[85dvh] sm:rounded-2xl';
