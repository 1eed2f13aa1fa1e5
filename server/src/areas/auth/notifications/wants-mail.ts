import type { NotificationKind } from 'shared-api/contracts/auth';
import { isSuperUser } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { People } from '../../ports/people.port.ts';
import type { Settings } from '../../ports/settings.port.ts';
import { listAddressees, type Addressee } from './notifications.repository.ts';

/**
 * Makes the answer whether somebody wants a mail, and their company has such mails sent. It can be left out only for who finds the same in the product: whoever has no account, or none that
 * opens what the mail is about, is always written to, and so is an address that several share as long as one of them wants it.
 */
export function createWantsMail({
  settings,
}: {
  readonly settings: () => Pick<Settings, 'listSilent'>;
}): WantsMail {
  return async (executor, whom, kind) => {
    const able = await listAble(executor, whom, kind);
    const wanting = able.filter(({ isWanted }) => isWanted);
    if (wanting.length === 0) return able.length === 0;
    const companies = wanting.map(({ companyId }) => companyId).filter((id) => id !== null);
    const silent = new Set(await settings().listSilent(executor, companies));
    return wanting.some(({ companyId }) => companyId === null || !silent.has(companyId));
  };
}

/** The accounts of somebody that find in the product what a mail is about: they may do without it. */
export async function listAble(
  executor: Executor,
  whom: Parameters<typeof listAddressees>[1],
  kind: NotificationKind,
): Promise<Addressee[]> {
  const addressees = await listAddressees(executor, whom, kind);
  return ofDocuments.has(kind) ? addressees.filter(opensDocuments) : addressees;
}

type WantsMail = People['wantsMail'];

const ofDocuments: ReadonlySet<NotificationKind> = new Set(['invitation', 'signedCopy', 'signature']);

const opensDocuments = ({ a, b, permissions }: Addressee) =>
  isSuperUser({ a, b }) || permissions.includes('doc_docsign');
