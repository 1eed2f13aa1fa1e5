import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import type { SecondFactorGiven, SignedInBy } from '../../../platform/sessions/session.ts';
import type { ReachedAt } from '../../ports/people.port.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { FormerRecord } from '../former-means/former-means.ts';
import type { SigningDirectory } from '../signing-directory.ts';

/** An address or a number, as the event of a signature keeps it. */
interface ContactRecord {
  readonly value: string;
  readonly since: string | null;
  /** Name of the administrator who entered it; null where the person did. */
  readonly enteredBy: string | null;
  /** When a code or a link that went there was first used; null where none was. */
  readonly confirmedAt: string | null;
}

/** How who signed was known to the portal (decision 103), as the event of each signature keeps it. */
export interface SignerRecord {
  /** How their session came about; `link` of a guest, null of a session from before it was kept. */
  readonly way: SignedInBy['method'] | 'link' | null;
  /** Name of the company's service, where they came by it. */
  readonly provider: string;
  readonly factor: SecondFactorGiven | null;
  /** The address or number to which the code of the sign-in went; absent where none did, or of a session from before that was kept. */
  readonly codeTo?: string | undefined;
  /** The kinds of rows of theirs that the event log contradicted as they signed in, or signed (decision 129); absent where none did. */
  readonly strayed?: readonly string[] | undefined;
  readonly since: string;
  /** When the password of now was chosen; null of who has none, and of guests. */
  readonly passwordSince: string | null;
  readonly email: ContactRecord;
  readonly phone: ContactRecord | null;
  /** As whom they are known then: who signed in, or of a guest whose account the address is. Null of nobody, and of signatures from before. */
  readonly account: string | null;
  /** The code that was entered of the means from before, while a change was young (decision 119); absent where none was asked for. */
  readonly former?: FormerRecord | undefined;
}

/** Describes who signs a document, in the transaction of the signature. */
export async function describeSigner(
  executor: Executor,
  directory: Pick<SigningDirectory, 'findContacts' | 'findPerson' | 'findPersonByEmail'>,
  { caller, document, former, strayed }: Signing,
): Promise<SignerRecord> {
  const known = await describeKnown(executor, directory, { caller, document });
  const { signedInBy } = sessionOf(caller);
  const found = [...new Set([...(signedInBy?.strayed ?? []), ...strayed])];
  return { ...known, ...(found.length > 0 && { strayed: found }), ...(former && { former }) };
}

interface Signing {
  readonly caller: Caller;
  readonly document: Pick<DocumentRecord, 'receiverEmail' | 'sentAt'>;
  readonly former: FormerRecord | undefined;
  /** What was found of the signer's rows, right before. */
  readonly strayed: readonly string[];
}

async function describeKnown(
  executor: Executor,
  directory: Pick<SigningDirectory, 'findContacts' | 'findPerson' | 'findPersonByEmail'>,
  { caller, document }: Pick<Signing, 'caller' | 'document'>,
): Promise<SignerRecord> {
  const { kind, userId, createdAt, signedInBy } = sessionOf(caller);
  const since = createdAt.toISOString();
  if (kind === 'guest') return describeGuest(executor, directory, { since, document });
  const contacts = await directory.findContacts(executor, userId);
  return {
    way: signedInBy?.method ?? null,
    provider: signedInBy?.provider ?? '',
    factor: signedInBy?.factor ?? null,
    ...(signedInBy?.codeTo && { codeTo: signedInBy.codeTo }),
    since,
    passwordSince: contacts?.passwordSince?.toISOString() ?? null,
    email: contacts ? toRecord(contacts.email) : sentTo(document),
    phone: contacts?.phone ? toRecord(contacts.phone) : null,
    account: (await directory.findPerson(executor, userId))?.name ?? null,
  };
}

/** A guest is known by the link alone; an address that is somebody's account is said to be theirs, whatever name the sender wrote. */
async function describeGuest(
  executor: Executor,
  directory: Pick<SigningDirectory, 'findPersonByEmail'>,
  {
    since,
    document,
  }: { readonly since: string; readonly document: Pick<DocumentRecord, 'receiverEmail' | 'sentAt'> },
): Promise<SignerRecord> {
  const owner = await directory.findPersonByEmail(executor, document.receiverEmail);
  const email = { ...sentTo(document), confirmedAt: since };
  const nothing = { provider: '', factor: null, passwordSince: null, phone: null } as const;
  return { way: 'link', ...nothing, since, email, account: owner?.name ?? null };
}

function sentTo({ receiverEmail, sentAt }: Pick<DocumentRecord, 'receiverEmail' | 'sentAt'>): ContactRecord {
  return { value: receiverEmail, since: sentAt?.toISOString() ?? null, enteredBy: null, confirmedAt: null };
}

function toRecord({ value, since, enteredBy, confirmedAt }: ReachedAt): ContactRecord {
  return { value, since: since.toISOString(), enteredBy, confirmedAt: confirmedAt?.toISOString() ?? null };
}
