import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.ts';
import { chooseFiles, chooseOption, typeDate } from '../../hands/choose.ts';
import { holdKey } from '../../hands/keys.ts';
import { press, pressAt, pressTwice } from '../../hands/press.ts';
import { stroke, strokeAt } from '../../hands/stroke.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Opens a page of its own that writes down what it is told of: `seen()` has it in one line. */
async function openPage(page: Page, body: string) {
  const listen = `
    window.seen = [];
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'change'])
      document.addEventListener(type, (event) => {
        const by = event.pointerType ?? event.key ?? '';
        window.seen.push([type, by, event.repeat ? 'again' : '', event.target.id ?? ''].filter(Boolean).join(' '));
      });`;
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><script>${listen}</script>${body}`,
  );
  return { seen: () => page.evaluate(() => (window as unknown as { seen: string[] }).seen) };
}

const isTouch = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0);

test('a press is a real one, by finger where the window has touch', async ({ page }) => {
  const { seen } = await openPage(page, '<button id="go" style="margin-top: 2000px">Go</button>');
  await press(page.getByRole('button'));
  const by = (await isTouch(page)) ? 'touch' : 'mouse';
  expect((await seen()).map((line) => line.trim())).toEqual([
    `pointerdown ${by} go`,
    `pointerup ${by} go`,
    expect.stringMatching(/^click .*go$/),
  ]);
});

test(
  'a press goes to what is seen of an element under a bar',
  { tag: '@desktop-first' },
  async ({ page }) => {
    const bar =
      '<div id="bar" style="position: fixed; inset: 0 0 auto 0; height: 60px; background: red"></div>';
    const tall =
      '<button id="tall" style="position: absolute; top: 0; left: 0; width: 100px; height: 200px">T</button>';
    const { seen } = await openPage(page, tall + bar);
    await press(page.getByRole('button'));
    expect(await seen()).toContainEqual(expect.stringMatching(/^click .*tall$/));
  },
);

test('two presses go to one place, whatever has come there', { tag: '@desktop-first' }, async ({ page }) => {
  const swap = `<button id="first" onclick="this.id = 'second'">A</button>`;
  const { seen } = await openPage(page, swap);
  await pressTwice(page.getByRole('button'));
  const clicks = (await seen()).filter((line) => line.startsWith('click'));
  expect(clicks.map((line) => line.split(' ').at(-1))).toEqual(['second', 'second']);
});

test('typing is letter by letter, over what stood there', { tag: '@desktop-first' }, async ({ page }) => {
  const { seen } = await openPage(page, '<input id="name" value="before">');
  await typeInto(page.getByRole('textbox'), 'Zoë 🙂', { restsAfter: 3 });
  await expect(page.getByRole('textbox')).toHaveValue('Zoë 🙂');
  expect((await seen()).filter((line) => line.startsWith('input'))).toHaveLength(5);
  await typeInto(page.getByRole('textbox'), '');
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('a key that is held repeats after half a second', { tag: '@desktop-first' }, async ({ page }) => {
  const { seen } = await openPage(page, '<button id="go" autofocus>Go</button>');
  await page.getByRole('button').focus();
  await holdKey(page, 'Enter', 300);
  const once = await seen();
  expect(once.filter((line) => line.startsWith('keydown'))).toEqual(['keydown Enter go']);
  await holdKey(page, 'Enter', 900);
  expect(await seen()).toContain('keydown Enter again go');
});

test('a stroke may end beside its element', { tag: '@desktop-first' }, async ({ page }) => {
  const pad = '<div id="pad" style="width: 100px; height: 100px; touch-action: none"></div>';
  const { seen } = await openPage(page, `${pad}<div id="beside" style="height: 400px"></div>`);
  await stroke(page.locator('#pad'), [
    [0.5, 0.5],
    [0.5, 2],
  ]);
  expect(await seen()).toContainEqual(expect.stringMatching(/^pointerdown (?:touch|mouse) pad$/));
  expect(await seen()).toContainEqual(expect.stringMatching(/^pointerup/));
});

test(
  'a press and a stroke may go to a place, whatever lies there',
  { tag: '@desktop-first' },
  async ({ page }) => {
    const { seen } = await openPage(page, '<div id="place" style="height: 400px; touch-action: none"></div>');
    await pressAt(page, { x: 40, y: 40 });
    await strokeAt(page, [
      { x: 40, y: 60 },
      { x: 90, y: 60 },
    ]);
    const downs = (await seen()).filter((line) => line.startsWith('pointerdown'));
    expect(downs.map((line) => line.split(' ').at(-1))).toEqual(['place', 'place']);
  },
);

test('files, options and days are chosen as people do', { tag: '@desktop-first' }, async ({ page }) => {
  const file = `<input id="file" type="file" hidden><button onclick="file.click()">File</button>`;
  const list =
    '<select aria-label="List"><option>One</option><option disabled>No</option><option>Two</option></select>';
  await openPage(page, `${file}${list}<input type="date" aria-label="Day" value="2025-01-01">`);
  await chooseFiles(page.getByRole('button'), {
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a'),
  });
  expect(await page.locator('#file').evaluate((input) => (input as HTMLInputElement).files?.[0]?.name)).toBe(
    'a.txt',
  );
  await chooseOption(page.getByLabel('List'), 'Two');
  await expect(page.getByLabel('List')).toHaveValue('Two');
  await typeDate(page.getByLabel('Day'), '2026-11-26');
  await expect(page.getByLabel('Day')).toHaveValue('2026-11-26');
});
