import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { signIn } from '../core/sign-in.ts';

const headers = { 'x-sportello-client': 'web' };

interface Ending {
  /** Whose session is ended. */
  readonly username: string;
  /** The device from which that is done; it is signed in by it. */
  readonly from: APIRequestContext;
}

/** Ends the session of a context from another device of the same person, and no other of his. */
export async function endSessionOf(context: BrowserContext, { username, from }: Ending): Promise<void> {
  const answer = await context.request.post('/api/getSessions', { headers, form: {} });
  const { sessions } = (await answer.json()) as { sessions: { id: string; isCurrent: boolean }[] };
  const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
  await signIn(from, username);
  const ended = await from.post('/api/endSession', { headers, form: { id } });
  if (!ended.ok()) throw new Error(`endSession answered ${ended.status()}`);
}
