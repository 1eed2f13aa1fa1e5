import type { Locator, Page, Request } from '@playwright/test';
import { listDocuments } from 'shared-api/contracts/signing';
import { callApi } from '../../core/call.ts';
import { expect, test } from '../../core/test.ts';
import { holdKey } from '../../hands/keys.ts';
import { look } from '../../hands/look.ts';
import { pressTwice } from '../../hands/press.ts';
import { screenActions } from '../../pages/platform/screen-actions.ts';

interface Place {
  readonly does: string;
  readonly who: string;
  readonly path: string;
  /** Where one comes to from the path before one presses: rows are ticked, a menu is open. @returns what is pressed */
  readonly find: (page: Page) => Promise<Locator>;
  /** Whether the others have the same question already: it is tried in `npm run test:slow`. */
  readonly isOneMore?: boolean;
}

/** Calls after which something is signed, sent, decided or gone. */
const acts =
  /^(?!getNum).*(?:delete|remove|SaveDataSigns|SignatureComplex|insertMessage|insertMulti|decide|updateStatus(?!Msg)|SendMail|revoke|reject|approve)/i;

const inMain = (name: RegExp) => async (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Ticks a row, and finds an action of the screen: in the bar, or in the menu of further ones, which it opens. */
const onFirstRow = (name: string) => async (page: Page) => {
  const row = page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Seleziona (?!tutt|quest|quello|i [\d.]+ caricati)/ });
  await row.first().click();
  return action(name)(page);
};

const action = (name: string) => async (page: Page) => {
  const bar = screenActions(page);
  const more = bar.bar.getByRole('button', { name: /^(Altro|Altre azioni)$/ });
  await bar.action(name).or(more).first().waitFor();
  if (await bar.action(name).isVisible()) return bar.action(name);
  await more.click();
  await look();
  return page
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('dialog', { name: 'Altro' }).getByRole('button', { name, exact: true }));
};

const places: readonly Place[] = [
  { does: 'deletes a group', who: 'hr.acme', path: '/groups', find: inMain(/^Elimina /), isOneMore: true },
  {
    does: 'removes a working plan',
    who: 'hr.acme',
    path: '/timesheetPlans',
    find: inMain(/^Togli/),
    isOneMore: true,
  },
  { does: 'deletes a user', who: 'hr.acme', path: '/users', find: onFirstRow('Elimina'), isOneMore: true },
  {
    does: 'deletes a document',
    who: 'hr.acme',
    path: '/documentsAdmin?status=-1',
    find: onFirstRow('Elimina'),
  },
  { does: 'sends a month', who: 'mario.rossi', path: '/timesheet', find: action('Invia') },
  {
    does: 'deletes an account',
    who: 'mario.rossi',
    path: '/profile',
    find: action('Elimina account'),
    isOneMore: true,
  },
  {
    does: 'signs',
    who: 'mario.rossi',
    path: 'a document',
    find: async (page) => page.getByRole('button', { name: /^Firma qui/ }).first(),
  },
];

/** Opens the place; the document is the first that its person has to sign. */
async function openPlace(page: Page, { path }: Place): Promise<void> {
  if (path.startsWith('/')) return void (await page.goto(path));
  const wanted = { status: '-1', search: '', start: 0, length: 50 } as const;
  const { rows } = await callApi(page.request, listDocuments, wanted);
  await page.goto(`/sign/${rows.find(({ may }) => may.sign)?.id ?? ''}`);
}

for (const place of places)
  test(
    `who presses twice, or holds Enter, ${place.does} only by the answer to the question`,
    {
      tag: [
        place.who === 'mario.rossi' ? '@phone-first' : '@desktop-first',
        ...(place.isOneMore ? ['@in-full'] : []),
      ],
    },
    async ({ page, signInAs }) => {
      const made: string[] = [];
      page.on('request', (request: Request) => {
        const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
        if (request.method() !== 'GET' && acts.test(name)) made.push(name);
      });
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await signInAs(place.who);
      await openPlace(page, place);

      await test.step('When they press twice within a moment', async () => {
        const button = await place.find(page);
        await button.scrollIntoViewIfNeeded({ timeout: 10_000 });
        await look();
        await pressTwice(button, { gap: 200 });
      });

      await test.step('Then the question stands, and nobody has answered it', async () => {
        await expect(question.last()).toBeVisible();
        await look();
        await expect(question.last()).toBeVisible();
        expect(made).toEqual([]);
      });

      await test.step('When they come anew, and hold Enter for almost a second', async () => {
        await openPlace(page, place);
        const button = await place.find(page);
        await button.waitFor({ timeout: 10_000 });
        await look();
        await button.focus();
        await holdKey(page, 'Enter', 900);
      });

      await test.step('Then the question stands, and nobody has answered it', async () => {
        await expect(question.last()).toBeVisible();
        await look();
        expect(made).toEqual([]);
      });
    },
  );
