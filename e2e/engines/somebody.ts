import type { APIRequestContext } from '@playwright/test';
import { listUsers } from 'shared-api/contracts/admin';
import { approveRegistration, listRegistrations } from 'shared-api/contracts/auth';
import { makeNewcomer, newcomerPassword, signUpByCalls } from '../commands/newcomers.ts';
import { callApi } from '../core/call.ts';
import { signIn } from '../core/sign-in.ts';
import { signInByHand } from './sign-in.ts';
import type { Hands } from './hands.ts';

/**
 * Somebody whom no other story knows, of Beta, which asks for codes by SMS at each signature, or of Acme, which asks for none; calls of
 * `request` are an administrator's from now on.
 */
export async function makeSomebody(request: APIRequestContext, company: 'acme' | 'beta' = 'beta') {
  const newcomer = makeNewcomer(company);
  await signUpByCalls(request, newcomer);
  await signIn(request, 'admin');
  await approve(request, newcomer.email);
  const { rows } = await callApi(request, listUsers, { search: newcomer.email, start: 0, length: 1 });
  const [row] = rows;
  if (!row) throw new Error(`${newcomer.email} is nobody`);
  return {
    ...newcomer,
    id: row.id,
    signIn: (hands: Hands) =>
      signInByHand(hands, request, {
        username: newcomer.email,
        password: newcomerPassword,
        email: newcomer.email,
      }),
  };
}

/** Lets in whoever waits for an administrator. */
async function approve(request: APIRequestContext, email: string): Promise<void> {
  const { registrations } = await callApi(request, listRegistrations, {});
  for (const { id } of registrations.filter((one) => one.email === email))
    await callApi(request, approveRegistration, { id });
}
