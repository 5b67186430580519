const fields = ['input', 'select', 'textarea']
  .map((tag) => `${tag}:not(:disabled, [hidden], [readonly])`)
  .join();

/** Where filling in begins: the first field, of choices the one that is chosen. False where there is none. */
export function focusFirstField(form: Element): boolean {
  const first = form.querySelector<HTMLElement>(fields);
  const chosen =
    first?.matches('[type=radio]') && form.querySelector<HTMLElement>('[type=radio]:checked');
  (chosen || first)?.focus();
  return first !== null;
}
