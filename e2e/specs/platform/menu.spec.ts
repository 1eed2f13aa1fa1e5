import type { Page } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { dashboardPage } from '../../pages/platform/dashboard.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

const railFrom = 768;
const box = { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 };

/** The left edge of the menu, and how wide the rail is. */
async function whereMenuStands(page: Page): Promise<{ left: number; rail: number }> {
  const menu = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
  const bar = await page.locator('nav', { hasText: 'Menu' }).first().boundingBox();
  return { left: Math.round(menu?.x ?? -1), rail: Math.round(bar?.width ?? -1) };
}

test('the menu folds as it was left, is worked by keys, and stands beside the rail', async ({
  page,
  signInAs,
}) => {
  const shell = shellPage(page);
  await test.step('Given a person at the dashboard', async () => {
    await signInAs('mario.rossi');
    await page.goto('/dash');
  });

  await test.step('When the menu is opened, then it says who they are and where they are', async () => {
    const menu = await shell.openMenu();
    await expect(menu.getByText('Mario Rossi')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: 'Impostazioni' })).toBeHidden();
    await expectAccessible(page);
    const { left, rail } = await whereMenuStands(page);
    expect(left).toBe((page.viewportSize()?.width ?? 0) > railFrom ? rail : 0);
  });

  await test.step('When a section is folded, then it stays folded after a reload', async () => {
    await page.getByRole('button', { name: 'Gestione' }).click();
    await page.reload();
    const menu = await shell.openMenu();
    await expect(menu.getByRole('link', { name: 'Documenti' })).toBeHidden();
    await menu.getByRole('button', { name: 'Gestione' }).click();
    await expect(menu.getByRole('link', { name: 'Documenti' })).toBeVisible();
  });

  await test.step('When keys lead to an entry, then it opens', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documents/);
    await expect(shell.heading('Documenti')).toBeVisible();
    const menu = await shell.openMenu();
    await expect(menu.getByRole('link', { name: 'Documenti' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

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

test('the dashboard counts what waits to be signed, 10+ from ten on', async ({
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
    await expectAccessible(page);
    await dashboard.counts.bar.click();
    await expect(page).toHaveURL(/\/documents/);
  });
});
