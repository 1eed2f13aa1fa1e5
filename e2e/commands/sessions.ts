import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { endSession, getSessions } from 'shared-api/contracts/auth';
import { callApi } from '../core/call.ts';
import { signIn } from '../core/sign-in.ts';

interface Ending {
  /** Whose session is ended. */
  readonly username: string;
  /** The device from which that is done; it is signed in by it. */
  readonly from: APIRequestContext;
}

/** Ends the session of a context from another device of the same person, and no other of theirs. */
export async function endSessionOf(context: BrowserContext, { username, from }: Ending): Promise<void> {
  const { sessions } = await callApi(context.request, getSessions, {});
  const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
  await signIn(from, username);
  await callApi(from, endSession, { id });
}
