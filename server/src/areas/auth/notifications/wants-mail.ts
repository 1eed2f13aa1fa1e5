import type { NotificationKind } from 'shared-api/contracts/auth';
import { isSuperUser } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { listAddressees, type Addressee, type Whom } from './notifications.repository.ts';

/**
 * Whether somebody wants a mail. It can be left out only for who finds the same in the product: whoever has no account, or none that
 * opens what the mail is about, is always written to, and so is an address that several share as long as one of them wants it.
 */
export async function wantsMail(executor: Executor, whom: Whom, kind: NotificationKind): Promise<boolean> {
  const addressees = await listAddressees(executor, whom, kind);
  const isOfDocuments = ofDocuments.has(kind);
  const able = isOfDocuments ? addressees.filter(opensDocuments) : addressees;
  return able.length === 0 || able.some(({ isWanted }) => isWanted);
}

const ofDocuments: ReadonlySet<NotificationKind> = new Set(['invitation', 'signedCopy', 'signature']);

const opensDocuments = ({ a, b, permissions }: Addressee) =>
  isSuperUser({ a, b }) || permissions.includes('doc_docsign');
