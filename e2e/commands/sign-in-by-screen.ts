import { expect, type Locator, type Page } from '@playwright/test';
import { demoPeople } from '../../server/src/demo/people.demo.ts';
import { findMail } from '../core/outbox.ts';
import { codeIn, demoPassword } from '../core/sign-in.ts';
import { loginPage } from '../pages/auth/login.page.ts';
import { shellPage } from '../pages/platform/shell.page.ts';

const maxTries = 4;

/** Signs somebody in as a person does, with the code of the outbox. */
export async function signInByScreen(page: Page, username: string): Promise<void> {
  const login = loginPage(page);
  const since = new Date();
  await login.open();
  await login.enterPassword(username, await demoPassword());
  await enterMailedCode(page, { username, since });
}

interface MailedCode {
  readonly username: string;
  readonly since: Date;
  /** What shows that one is in; the menu where nothing else is said. */
  readonly inside?: Locator;
}

/** Enters the code of a login that came by mail; one that came for another window is tried and passed over. */
export async function enterMailedCode(
  page: Page,
  { username, since, inside = shellPage(page).menu }: MailedCode,
): Promise<void> {
  const login = loginPage(page);
  const to = demoPeople.find((person) => person.username === username)?.email;
  await login.expectCodeSent();
  const tried = new Set<string | undefined>([undefined]);
  while (tried.size <= maxTries) {
    const { text } = await findMail(
      page.request,
      (message) => message.to === to && message.at >= since.toISOString() && !tried.has(codeIn(message.text)),
    );
    const code = codeIn(text) ?? '';
    tried.add(code);
    await login.enterCode(code);
    const isWrong = login.problem('Valore OTP non corretto');
    await expect(inside.or(isWrong).first()).toBeVisible();
    if (await inside.isVisible()) return;
    await expect(login.code).toHaveValue('');
  }
  throw new Error(`No code lets ${username} in`);
}
