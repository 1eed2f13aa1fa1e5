import type { APIRequestContext } from '@playwright/test';
import { confirmSignUp, startSignUp } from 'shared-api/contracts/auth';
import { callApi } from '../core/call.ts';
import { findMail } from '../core/outbox.ts';
import type { Newcomer } from '../pages/auth/sign-up.page.ts';

/** The password that newcomers choose. */
export const newcomerPassword = 'Scelta-Bene-7!';

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
  const details = { ...newcomer, context: 'docsign', login: email, companyName: '', phone: '' };
  await callApi(request, startSignUp, details);
  const secret = new URL(await findLink(request, email, '/register/confirm')).hash.slice(1);
  await callApi(request, confirmSignUp, { secret, newPassword: newcomerPassword });
}
