import { demoPeople } from '../../../server/src/demo/people.demo.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { findMail } from '../../core/outbox.ts';
import { codeIn, demoPassword } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Two sizes of screen run at the same time: each has somebody of its own. */
const people = { phone: 'giulia.bianchi', desktop: 'mario.rossi' } as const;

type Request = Parameters<typeof findMail>[0];

async function codeFor(request: Request, username: string, since: Date): Promise<string> {
  const mobile = demoPeople.find((person) => person.username === username)?.mobile;
  const { text } = await findMail(
    request,
    ({ channel, to, at, text }) =>
      channel === 'sms' &&
      to === `+39${mobile}` &&
      at >= since.toISOString() &&
      text.includes('per accedere a'),
  );
  return codeIn(text) ?? '';
}

test('somebody signs in with the code that came by SMS', async ({ page, request }, info) => {
  const username = people[info.project.name as keyof typeof people];
  const login = loginPage(page);
  const start = new Date();

  await test.step('Given the channel SMS, when the password is right, then a code comes to the own number, of which little is shown', async () => {
    await login.open();
    await login.chooseChannel('SMS');
    await expectAccessible(page);
    await login.enterPassword(username, await demoPassword());
    await expect(page.getByText(/al numero ••• \d\d/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When no code is entered, it is said', async () => {
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(login.problem("Specificare un  valore dell'OTP")).toBeVisible();
  });

  await test.step('When letters are typed, nothing comes of it; a wrong code is said and leaves its field', async () => {
    const code = await codeFor(request, username, start);
    await typeInto(login.code, 'a-b');
    await expect(login.code).toHaveValue('');
    await login.enterCode(code === '000000' ? '111111' : '000000');
    await expect(login.problem('Valore OTP non corretto')).toBeVisible();
    await expect(login.code).toHaveValue('');
    await login.enterCode(code);
  });

  await test.step('Then the right one lets in, and the channel is remembered', async () => {
    await expect(page).toHaveURL(/\/dash$/);
    await page.context().clearCookies();
    await login.open();
    await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
  });
});

test('a code can be sent again after thirty seconds, and takes the place of the first @once', async ({
  page,
  request,
}) => {
  test.slow();
  const login = loginPage(page);
  // Nobody else signs in as her at this size, and luca.verdi's password is another by now.
  const username = 'anna.neri';
  let first = '';

  await test.step('Given a code by SMS, then Reinvia waits thirty seconds', async () => {
    const start = new Date();
    await login.open();
    await login.chooseChannel('SMS');
    await login.enterPassword(username, await demoPassword());
    await login.expectCodeSent();
    first = await codeFor(request, username, start);
    await expect(page.getByRole('button', { name: /^Reinvia tra \d+ s$/ })).toBeDisabled();
  });

  await test.step('When it is sent again, then the first code is over', async () => {
    const start = new Date();
    await page.getByRole('button', { name: 'Reinvia', exact: true }).click({ timeout: 40_000 });
    await expect(login.popups.getByText('Abbiamo inviato un nuovo codice')).toBeVisible();
    const second = await codeFor(request, username, start);
    expect(second).not.toBe('');
    await login.enterCode(first);
    await expect(login.problem('Valore OTP non corretto')).toBeVisible();
    await login.enterCode(second);
    await expect(login.code).toBeHidden();
  });
});

test('who has no phone number is told to ask the administrator', async ({ page }) => {
  const login = loginPage(page);

  await test.step('Given somebody without a number, when they choose SMS, then it is said and no code is asked for', async () => {
    await login.open();
    await login.chooseChannel('SMS');
    await login.enterPassword('hr.acme', await demoPassword());
    const told = login.popups.getByText(
      "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
    );
    await expect(told).toBeVisible();
    await expect(login.code).toBeHidden();
    await expectAccessible(page);
    await expect(told).toBeHidden();
  });

  await test.step('Then another channel is still to be had', async () => {
    await login.chooseChannel('Mail');
    await expect(page.getByRole('button', { name: 'Accedi', exact: true })).toBeEnabled();
  });
});
