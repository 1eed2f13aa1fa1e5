const selector = [
  'a[href], button, input, select, textarea, summary, canvas, label',
  ...['button', 'menuitem', 'option', 'tab', 'checkbox', 'switch', 'radio', 'link'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

/** What a press on an element is for: itself, what it stands in, or the field of a label; undefined where a press does nothing of its own. */
export function pressableOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const found = target.closest(selector);
  return (found instanceof HTMLLabelElement ? found.control : undefined) ?? found ?? undefined;
}

/** What a control says it does: the same element with other words is another control to who presses it. */
export function wordsOf(element: Element): string {
  return element.textContent || (element.getAttribute('aria-label') ?? '');
}

const writtenInto =
  'textarea, [contenteditable]:not([contenteditable=false]), input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=range], [type=color])';

/** Whether a key writes there instead of pressing something: a space in every text, Enter where a text has lines. */
export function writes(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(writtenInto)) return false;
  return key === ' ' || !(target instanceof HTMLInputElement);
}
