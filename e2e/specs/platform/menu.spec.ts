import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { dashboardPage } from '../../pages/platform/dashboard.page.ts';
import { screenActions } from '../../pages/platform/screen-actions.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { pressKey } from '../../hands/keys.ts';

const box = { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 };

test('the menu folds as it was left, and is worked by keys', async ({ page, signInAs }) => {
  const shell = shellPage(page);
  await test.step('Given a person at the dashboard', async () => {
    await signInAs('mario.rossi');
    await page.goto('/dash');
  });

  await test.step('When the menu is opened, then it says who they are and where they are', async () => {
    const menu = await shell.openMenu();
    await expect(page.getByText('Mario Rossi', { exact: true }).last()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: 'Impostazioni' })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('When a section is folded, then it stays folded after a reload', async () => {
    await page.getByRole('button', { name: 'Gestione' }).click();
    await page.reload();
    const menu = await shell.openMenu();
    await expect(menu.getByRole('link', { name: /^Documenti/ })).toBeHidden();
    await menu.getByRole('button', { name: 'Gestione' }).click();
    await expect(menu.getByRole('link', { name: /^Documenti/ })).toBeVisible();
  });

  await test.step('When keys lead to an entry, then it opens', async () => {
    await (await shell.openMenu()).getByRole('button', { name: 'Gestione' }).focus();
    await page.keyboard.press('ArrowDown');
    await pressKey(page, 'Enter');
    await expect(page).toHaveURL(/\/documents/);
    await expect(shell.heading('Documenti')).toBeVisible();
    const menu = await shell.openMenu();
    await expect(menu.getByRole('link', { name: /^Documenti/ })).toHaveAttribute('aria-current', 'page');
  });
});

test(
  'the sidebar stays, folds to icons, and the heading has the focus',
  { tag: '@once' },
  async ({ page, signInAs }) => {
    const shell = shellPage(page);
    await signInAs('hr.acme');
    await page.goto('/documentsAdmin');
    const menu = await shell.openMenu();
    const wide = await menu.boundingBox();
    await page.getByRole('button', { name: 'Riduci il menu a icone' }).click();
    await page.reload();
    await expect(shell.heading('Documenti')).toBeVisible();
    expect((await menu.boundingBox())?.width).toBeLessThan((wide?.width ?? 0) / 2);
    await expectAccessible(page);

    await screenActions(page).press('Aggiungi');
    await expect(shell.heading('Aggiungi documento')).toBeFocused();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.getByLabel('Scadenza').scrollIntoViewIfNeeded();
    await expect(screenActions(page).action('Avanti')).toBeInViewport();
  },
);

test('a menu entry opens the screen anew where one is there already, on this site alone', async ({
  page,
  signInAs,
}) => {
  const shell = shellPage(page);
  await signInAs('mario.rossi');
  await page.goto('/documents');
  await expect(shell.heading('Documenti')).toBeVisible();
  await shell.mark();
  const isListed = page.waitForResponse(/\/DocSignGetDocumentsApi/);
  await shell.openFromMenu('Documenti');
  await isListed;
  await expect(page).toHaveURL(/\/documents/);
  await shell.expectNoReload();

  await page.goto('/reloadComponent//evil.example/dash');
  await expect(shell.heading('Pagina non trovata')).toBeVisible();
  await expect(page).toHaveURL(/\/evil\.example\/dash$/);
});

test('the dashboard opens with what waits, and counts it, 10+ from ten on', async ({
  page,
  playwright,
  baseURL,
  signInAs,
}, info) => {
  test.slow();
  const dashboard = dashboardPage(page);
  await test.step('Given ten documents for somebody', async () => {
    const sender = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await signIn(sender, 'admin');
    for (let number = 1; number <= 10; number += 1) {
      const title = `Conto ${info.project.name} ${number} ${Date.now()}`;
      const pdf = await makeContract(title);
      await sendDocument(sender, { title, email: 'hr@acme.example', pdf, boxes: [box] });
    }
    await sender.dispose();
  });

  await test.step('Then the tile and the bottom bar say 10+, and lead there', async () => {
    await signInAs('hr.acme');
    await dashboard.open();
    await expect(dashboard.counts.tile).toHaveText('10+');
    await expect(dashboard.counts.bar).toContainText('10+');
  });

  await test.step('And what waits opens the page, with the way straight to signing, and how the company’s documents are', async () => {
    await expect(dashboard.stepsToSign).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^Altri \d+ documenti da firmare$/ })).toBeVisible();
    await expect(page.getByRole('figure', { name: /giorno per giorno/ })).toBeVisible();
    await expectAccessible(page);
    await dashboard.stepsToSign.first().click();
    await expect(page).toHaveURL(/\/sign\//);
  });

  await test.step('And the bottom bar leads to the list', async () => {
    await dashboard.open();
    await dashboard.counts.bar.click();
    await expect(page).toHaveURL(/\/documents/);
  });
});
