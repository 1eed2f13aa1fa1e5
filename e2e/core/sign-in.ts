import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { findMail } from './outbox.ts';
import { currentRun } from './run.ts';

const headers = { 'x-sportello-client': 'web' };
const product = 'docsign';

/** Signs a demo person in by the calls that the sign-in screen makes; the pages of the context are then signed in. */
export async function signIn(request: APIRequestContext, username: string): Promise<void> {
  const login = { user: username, password: await demoPassword(), productid: product, channel: 'MAIL' };
  await post(request, '/public/utility/checkLogin.php', login);
  const sentAfter = new Date();
  const encoded = Buffer.from(username).toString('base64');
  const sent = await post(request, '/api/generateOtpAndSendMail', {
    username: encoded,
    name_product: product,
    tipo_op: 'login',
  });
  const mail = await findMail(
    request,
    (message) => message.at >= sentAfter.toISOString() && /\b\d{6}\b/.test(message.text),
  );
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
  await post(request, '/api/verifyOtp', { challenge: String(sent['challenge']), val_code: code });
}

/** The password of the demo people in this run. */
export async function demoPassword(): Promise<string> {
  return (await readFile(join(currentRun().dataFolder, 'demo-password'), 'utf8')).trim();
}

async function post(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(path, { form, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
