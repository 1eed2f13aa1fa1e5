import { expectAccessible } from '../../commands/accessibility.ts';
import { expect, test } from '../../core/test.ts';
import { typeInto } from '../../hands/type-into.ts';

test('an administrator acts for an employee, and is told so until they stop', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dash');
  await page.getByTitle('Utente e preferenze').click();
  await page.getByRole('button', { name: 'Agisci per un’azienda o un dipendente' }).click();

  const companies = page.getByRole('dialog', { name: 'Per quale azienda?' });
  await typeInto(companies.getByRole('searchbox', { name: 'Cerca per nome' }), 'beta');
  await expectAccessible(page);
  await companies.getByRole('button', { name: 'Beta S.r.l.' }).click();
  const people = page.getByRole('dialog', { name: 'Per chi?' });
  await people.getByRole('button', { name: /Verdi Luca/ }).click();

  const bar = page.getByText('Stai agendo per Luca Verdi (Beta S.r.l.)');
  await expect(bar).toBeVisible();
  await page.goto('/documentsAdmin?status=-1');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scegli l’azienda' })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: /Smetti di agire/ }).click();
  await expect(bar).toBeHidden();
});

test('info leads out of the product and tells the builds in use', async ({ page, signInAs }) => {
  await signInAs('mario.rossi');
  await page.goto('/info');
  await expect(page.getByRole('heading', { name: 'Info', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versioni in uso' })).toContainText('Documenti');
  await expectAccessible(page);
});

test('an address that leads nowhere says so, with the way home', async ({ page, signInAs }) => {
  await signInAs('mario.rossi');
  await page.goto('/reloadComponent/nowhere');
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vai alla Home' }).click();
  await expect(page).toHaveURL(/\/dash$/);
});

test('the frame is on the screen before the first script has come', async ({ page, signInAs }) => {
  const frame = page.locator('#root > div');
  // Held back for good, as on a line that has just gone.
  await page.route(/\/main\.[^/]*\.js$/, () => new Promise<never>(() => undefined));

  await test.step('Given nobody signed in, then it is the name of the product', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(frame).toHaveText('Sportello');
    await expect(frame.locator('svg')).toBeInViewport();
  });

  await test.step('Given somebody signed in, then it is the bars of their screens', async () => {
    await signInAs('giulia.bianchi');
    await page.goto('/dash', { waitUntil: 'commit' });
    await expect(frame.locator('div').first()).toBeInViewport();
    await expect(frame).toHaveText('');
  });
});

test('a printed page says whose it is', async ({ page, signInAs }) => {
  await signInAs('mario.rossi');
  await page.goto('/timesheet');
  await expect(page.getByRole('grid').first()).toBeVisible();
  const heading = page.locator('[data-print]');
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  const words = await heading.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(words).toContain('Mario Rossi, stampato il');
  const first = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top);
  expect((await heading.boundingBox())?.y).toBeLessThan(first ?? 0);
});
