import { addSickness } from 'shared-api/contracts/absences';
import { expectAccessible } from '../../commands/accessibility.ts';
import { findDecisionLink } from '../../commands/decision-links.ts';
import { quietWeek } from '../../commands/quiet-weeks.ts';
import { enterMailedCode } from '../../commands/sign-in-by-screen.ts';
import { callApi } from '../../core/call.ts';
import { demoPassword, signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';

test('who opens the link of a mail while somebody else is signed in comes back to it as themselves', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const [, sick] = quietWeek('decision-link', info);
  const context = { ...(baseURL && { baseURL }) };
  const since = new Date().toISOString();
  const desk = await browser.newContext(context);

  await test.step('Given a sickness that waits, and its mail', async () => {
    const giulia = await browser.newContext(context);
    await signIn(giulia.request, 'giulia.bianchi');
    await callApi(giulia.request, addSickness, {
      from: sick.day,
      to: sick.day,
      protocol: '',
      note: '',
      send: true,
    });
    await giulia.close();
    await signIn(desk.request, 'admin');
  });
  const link = await findDecisionLink(desk.request, {
    to: 'admin@acme.example',
    since,
    day: sick.day,
    name: 'Bianchi Giulia',
  });
  await desk.close();
  const address = new URL(link).pathname + new URL(link).hash;

  await test.step('When it is opened in a browser where a colleague is signed in', async () => {
    await signIn(page.request, 'mario.rossi');
    await page.goto(address);
    await expect(page.getByText('Questa richiesta è per un altro account')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('And its person signs in instead, none of whose requests name the link', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const signsInSince = new Date();
    await page.getByRole('button', { name: 'Esci e accedi' }).click();
    const login = loginPage(page);
    await expect(login.username).toBeVisible();
    await login.enterPassword('admin', await demoPassword());
    const inside = page.getByRole('heading', { name: 'Bianchi Giulia' });
    await enterMailedCode(page, { username: 'admin', since: signsInSince, inside });
    const secret = new URL(link).hash.slice(1);
    expect(asked.filter((url) => url.includes(secret))).toEqual([]);
  });

  await test.step('Then the request is there to be decided', async () => {
    await expect(page).toHaveURL(new RegExp(`${new URL(link).pathname}#`));
    await expect(page.getByRole('button', { name: 'Approva' })).toBeVisible();
    await expectAccessible(page);
  });
});
