import type { APIRequestContext } from '@playwright/test';
import { listUsers } from 'shared-api/contracts/admin';
import { makeNewcomer, newcomerPassword, signUpByCalls } from '../commands/newcomers.ts';
import { callApi } from '../core/call.ts';
import { signIn } from '../core/sign-in.ts';
import { signInByHand } from './sign-in.ts';
import type { Hands } from './hands.ts';

/** Somebody who works at Beta and whom no other story knows; calls of `request` are an administrator's from now on. */
export async function makeSomebody(request: APIRequestContext) {
  const newcomer = makeNewcomer('beta');
  await signUpByCalls(request, newcomer);
  await signIn(request, 'admin');
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
