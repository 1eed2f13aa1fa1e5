import type { APIRequestContext } from '@playwright/test';
import { findMail } from '../core/outbox.ts';
import type { Newcomer } from '../pages/auth/sign-up.page.ts';

/** The password that newcomers choose. */
export const newcomerPassword = 'Scelta-Bene-7!';

const headers = { 'x-sportello-client': 'web' };

/** Somebody whom no other test knows, with an address of a company. */
export function makeNewcomer(company: 'acme' | 'beta'): Newcomer {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: 'Paola', surname: `Gallo ${mark}`, email: `paola.${mark}@${company}.example` };
}

/** The address of the newest link of a kind that came to somebody by mail. */
export async function findLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  const leadsThere = (link: string) => link.includes(path);
  const mail = await findMail(request, (message) => message.to === to && message.links.some(leadsThere));
  return mail.links.find(leadsThere) ?? '';
}

/** Signs somebody up by the calls that the screens make, and confirms the address. */
export async function signUpByCalls(request: APIRequestContext, newcomer: Newcomer): Promise<void> {
  const { email } = newcomer;
  const form = { ...newcomer, context: 'docsign', login: email, companyname: '', phone: '' };
  await post(request, '/api/registerUserForCompanyPost', form);
  const secret = new URL(await findLink(request, email, '/register/confirm')).hash.slice(1);
  await post(request, '/api/confirmSignUp', { secret, newpassword: newcomerPassword });
}

async function post(request: APIRequestContext, path: string, form: Record<string, string>): Promise<void> {
  const answer = await request.post(path, { form, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
