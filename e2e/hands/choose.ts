import type { FileChooser, Locator } from '@playwright/test';
import { press } from './press.ts';
import { typeHere } from './type-into.ts';

type Files = Parameters<FileChooser['setFiles']>[0];

/** Chooses files in the window that a button opens. */
export async function chooseFiles(button: Locator, files: Files): Promise<void> {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), press(button)]);
  await chooser.setFiles(files);
}

/** Chooses one of a list by the arrow keys, as it is called on screen. */
export async function chooseOption(list: Locator, name: string): Promise<void> {
  await list.focus();
  const steps = await list.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    const usable = [...options].filter(({ disabled, hidden }) => !disabled && !hidden);
    const at = usable.findIndex(({ label }) => label.trim() === wanted);
    if (at < 0) throw new Error(`There is no ${wanted}, but ${usable.map(({ label }) => label).join(', ')}`);
    return at - usable.findIndex(({ index }) => index === selectedIndex);
  }, name);
  for (let step = 0; step < Math.abs(steps); step += 1)
    await list.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
}

/** Types a day, `2026-11-26`, into a field of the browser's own, in the order in which it shows day, month and year. */
export async function typeDate(field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const parts of [
    [date, month, year],
    [month, date, year],
    [year, month, date],
  ]) {
    await field.focus();
    for (const part of parts) await typeHere(field.page(), part);
    if ((await field.inputValue()) === day) return;
    // The next order begins where this one did.
    await field.evaluate((element) => (element as HTMLElement).blur());
  }
  throw new Error(`${day} could not be typed`);
}
