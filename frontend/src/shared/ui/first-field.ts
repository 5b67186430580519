const fields = ['input', 'select', 'textarea']
  .map((tag) => `${tag}:not(:disabled, [hidden], [readonly])`)
  .join();

/**
 * The selected option of a group of choices counts as its first field. Returns false where there is
 * none.
 */
export function focusFirstField(form: Element): boolean {
  const first = form.querySelector<HTMLElement>(fields);
  const chosen =
    first?.matches('[type=radio]') && form.querySelector<HTMLElement>('[type=radio]:checked');
  (chosen || first)?.focus();
  return first !== null;
}
