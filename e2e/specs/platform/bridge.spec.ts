import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { standInApp, standInFrame } from '../../pages/platform/wrapper.page.ts';

test('the mobile app hears who signs in and out, and leads through the product', async ({
  page,
  signInAs,
}) => {
  const app = await standInApp(page);

  await test.step('Given the app at the sign-in, where nobody is signed in', async () => {
    await page.goto('/');
    await app.expectSaid('ready');
    expect((await app.said())[0]).toMatchObject({ type: 'ready', person: null });
  });

  await test.step('When somebody is signed in, then the app hears who', async () => {
    await signInAs('admin');
    await page.goto('/dash');
    await expect
      .poll(async () => (await app.said()).at(-1))
      .toMatchObject({ source: 'sportello', version: 1, person: { username: 'admin' } });
  });

  await test.step('When a notification is tapped, then its address opens, and the device’s button closes what is open and leads back', async () => {
    await app.ask({ type: 'open', path: '/documentsAdmin' });
    await expect(page).toHaveURL(/\/documentsAdmin/);
    await page.getByTitle('Utente e preferenze').click();
    const account = page.getByRole('dialog', { name: 'Utente' });
    await expect(account).toBeVisible();
    await app.ask({ type: 'back' });
    await expect(account).toBeHidden();
    await expect(page).toHaveURL(/\/documentsAdmin/);
    await app.ask({ type: 'back' });
    await expect(page).toHaveURL(/\/dash$/);
    await app.ask({ type: 'back' });
    await app.expectSaid('at-start');
  });

  await test.step('When they sign out, then the app hears it, and has never heard a secret', async () => {
    await shellPage(page).openFromMenu('Esci');
    await app.expectSaid('signed-out');
    const cookies = await page.context().cookies();
    const said = JSON.stringify(await app.said());
    expect(said).not.toMatch(/password|token|secret/i);
    for (const { value } of cookies.filter(({ httpOnly }) => httpOnly)) expect(said).not.toContain(value);
  });
});

test(
  'a page that frames the product talks with it, a foreign one cannot frame it',
  { tag: '@once' },
  async ({ page, baseURL, signInAs }) => {
    await signInAs('admin');
    const frame = await standInFrame(page, '/dash');
    await expect.poll(async () => (await frame.said())[0]?.person?.username).toBe('admin');
    await frame.ask({ type: 'open', path: '/documentsAdmin' });
    await expect.poll(() => frame.product().url()).toContain('/documentsAdmin');

    await page.route('http://foreign.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/dash"></iframe>` }),
    );
    await page.goto('http://foreign.test/');
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error');
  },
);
