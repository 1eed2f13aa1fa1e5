import type { APIRequestContext } from '@playwright/test';
import { openDecisionLink } from 'shared-api/contracts/absences';
import { callApi } from '../core/call.ts';
import { listMails } from '../core/outbox.ts';
import { expect } from '../core/test.ts';

interface AskedFor {
  /** To whom the mail went. */
  readonly to: string;
  readonly since: string;
  readonly day: string;
  /** Who asked. */
  readonly name: string;
}

/** The link of the mail about somebody's request of a day, found by opening those that there are. */
export async function findDecisionLink(
  by: APIRequestContext,
  { to, since, day, name }: AskedFor,
): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const mails = await listMails(by);
      const links = mails.filter((mail) => mail.to === to && mail.at >= since).flatMap(({ links }) => links);
      for (const link of links.filter((each) => each.includes('/absenceDecision#'))) {
        const secret = new URL(link).hash.slice(1);
        const opened = await callApi(by, openDecisionLink, { secret }).catch(() => undefined);
        if (opened?.absence.from === day && opened.absence.employeeName === name) found = link;
      }
      return found;
    })
    .not.toBe('');
  return found;
}
