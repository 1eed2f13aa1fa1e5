import { listMessages } from 'shared-api/contracts/signing';
import { RefusedCall } from '../client.ts';
import { openLiveLine } from '../live-line.ts';
import type { Worker } from '../people.ts';
import { fillMonth } from './fill-month.ts';
import { look, RunEnded, type AtWork } from './journey.ts';
import { sendContracts } from './send-documents.ts';
import { signDocuments } from './sign-documents.ts';
import { signIn, signOut } from './sign-in.ts';

/** What people share: to whom documents are sent, and how far each is with their months. */
export interface Company {
  readonly employees: readonly Worker[];
  readonly months: Map<string, number>;
}

/** Has somebody work until the run is over: visit after visit, each with a sign-in of its own. What is refused ends a visit. */
export async function work(at: AtWork, company: Company): Promise<void> {
  try {
    await arrive(at);
    for (;;) {
      await look(at);
      await visit(at, company).catch((error: unknown) => {
        if (!(error instanceof RefusedCall)) throw error;
      });
    }
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error;
  }
}

/** Nobody comes at the same moment as everybody else. */
async function arrive(at: AtWork): Promise<void> {
  await look({ ...at, pace: { ...at.pace, least: 0 } });
}

async function visit(at: AtWork, company: Company): Promise<void> {
  await signIn(at);
  const line = await openLiveLine(at.client);
  try {
    if (at.worker.role === 'administrator') await sendContracts(at, company.employees);
    else await workAsEmployee(at, company, line);
    await look(at);
    await signOut(at);
  } finally {
    line.close();
  }
}

async function workAsEmployee(at: AtWork, company: Company, line: Awaited<ReturnType<typeof openLiveLine>>) {
  await look(at);
  await signDocuments(at, line);
  await look(at);
  await at.client.call('read inbox', listMessages, { status: '-1', search: '', start: 0, length: 30 });
  await look(at);
  await fillMonth(at, company.months);
}
