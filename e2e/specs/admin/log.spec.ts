import { addBlockedDays } from 'shared-api/contracts/absences';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { logPage } from '../../pages/admin/log.page.ts';
import { screenActions } from '../../pages/platform/screen-actions.ts';

test('an administrator reads what was done, follows it, checks it and takes it out', async ({
  page,
}, info) => {
  const log = logPage(page);
  const word = `Inventario ${info.project.name}`;
  const block = (reason: string, day: string) =>
    callApi(page.request, addBlockedDays, { companyId: 'acme', reason, from: day, to: day });

  await test.step('Given an administrator who has just blocked a day, and looks for it in the log', async () => {
    await signIn(page.request, 'hr.acme');
    await block(word, '2036-03-04');
    await log.open('?group=settings');
    await expect(log.intact).toBeVisible();
    await log.search(word);
    await expect(log.event('Giorni bloccati aggiunti')).toContainText('Azienda: Acme');
    await expectAccessible(page);
  });

  await test.step('When they open it, it says what was done in words, and its chain is whole', async () => {
    await page.getByRole('button', { name: 'Giorni bloccati aggiunti' }).first().click();
    await expect(log.panel.getByText(word)).toBeVisible();
    await expect(log.panel.getByText('04-03-2036').first()).toBeVisible();
    await log.panel.getByRole('button', { name: 'Verifica la catena' }).click();
    await expect(log.panel.getByText(/^Catena integra/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(log.panel).toHaveCount(0);
  });

  await test.step('Then what happens next is offered, and the list waits for them', async () => {
    await block(`${word} bis`, '2036-03-05');
    await expect(log.newEvents).toBeVisible();
    await log.newEvents.click();
    await expect(log.newEvents).toHaveCount(0);
    await page.getByRole('button', { name: 'Giorni bloccati aggiunti' }).first().click();
    await expect(log.panel.getByText(`${word} bis`)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('And the file has those events, and becomes one itself', async () => {
    await screenActions(page).press('Esporta');
    await expectAccessible(page);
    const { name, text } = await log.download();
    expect(name).toMatch(/^registro-.*\.csv$/);
    expect(text).toContain('Giorni bloccati aggiunti');
    expect(text).toContain(`${word} bis`);
    await log.open('?group=log');
    await expect(log.event('Registro esportato').first()).toBeVisible();
  });
});
