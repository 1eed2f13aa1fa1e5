import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { demoPeople } from '../../server/src/demo/people.demo.ts';
import { checkLogin } from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { callApi } from './call.ts';
import { findMail } from './outbox.ts';
import { currentRun } from './run.ts';

const product = 'docsign';

/** Signs a demo person in by the calls that the sign-in screen makes; the pages of the context are then signed in. */
export async function signIn(
  request: APIRequestContext,
  username: string,
  dataFolder = currentRun().dataFolder,
): Promise<void> {
  const password = await demoPassword(dataFolder);
  await callApi(request, checkLogin, { username, password, product, channel: 'MAIL' }, { from: somewhere() });
  const sentAfter = new Date();
  const { challenge } = await callApi(request, sendCodeByMail, { username, product, purpose: 'login' });
  await enterCode(request, { username, challenge, sentAfter });
}

/** Staff come from everywhere, and not all from the one address for which the server counts. */
function somewhere(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

interface CodeSought {
  readonly username: string;
  readonly challenge: string;
  readonly sentAfter: Date;
}

const maxTries = 4;

/** Tests that run at the same time sign the same person in: a code may be the other's, then the next one is tried. */
async function enterCode(request: APIRequestContext, { username, challenge, sentAfter }: CodeSought) {
  const to = demoPeople.find((person) => person.username === username)?.email;
  const tried = new Set<string | undefined>([undefined]);
  while (tried.size <= maxTries) {
    const mail = await findMail(
      request,
      (message) =>
        message.to === to && message.at >= sentAfter.toISOString() && !tried.has(codeIn(message.text)),
    );
    const code = codeIn(mail.text) ?? '';
    const isRight = await callApi(request, verifyCode, { challenge, code }).then(
      () => true,
      () => false,
    );
    if (isRight) return;
    tried.add(code);
  }
  throw new Error(`No code lets ${username} in`);
}

/** The one-time code in a text. */
export function codeIn(text: string): string | undefined {
  return /\b\d{6}\b/.exec(text)?.[0];
}

/** The password of the demo people in this run. */
export async function demoPassword(dataFolder = currentRun().dataFolder): Promise<string> {
  return (await readFile(join(dataFolder, 'demo-password'), 'utf8')).trim();
}
