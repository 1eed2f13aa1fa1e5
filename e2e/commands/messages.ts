import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { demoUserId } from '../../server/src/demo/people.demo.ts';
import { noRecipients, sendMessage } from 'shared-api/contracts/signing';
import { callApi } from '../core/call.ts';

/**
 * Sends messages to a demo person, by the call of the screen; they arrive after the ten seconds in which they can be taken back. The request
 * must be an administrator’s.
 */
export async function sendMessages(
  request: APIRequestContext,
  { to, titles }: { readonly to: string; readonly titles: readonly string[] },
): Promise<void> {
  for (const title of titles)
    await callApi(request, sendMessage, {
      requestId: randomUUID(),
      title,
      body: 'Testo dell’avviso.',
      recipients: { ...noRecipients, userIds: [demoUserId(to)] },
      viewsAttachment: false,
      signsAttachment: false,
      boxes: [],
    });
}
