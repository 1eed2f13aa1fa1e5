import type { Language, PermissionCode, RoleFlags } from 'shared-api/contracts/common';
import type { Executor } from '../db/database.ts';

/** `pending`: password right, second factor due. `guest`: somebody who came by a document's link. `staff`: signed in. */
export type SessionKind = 'pending' | 'guest' | 'staff';

/**
 * Why a session ended before its time. `signed-out`: by its own person, there. `replaced`: by a new one with other rights.
 * `other-person`: by a new one of somebody else in the same browser.
 * `ended`: its person ended it from the list of sessions. `password`: the password was changed elsewhere. `forced`: an
 * administrator ended it (`ForceLogout`). `withdrawn`: the document that a guest came for was taken back.
 */
export type SessionEnd =
  | 'signed-out'
  | 'replaced'
  | 'other-person'
  | 'ended'
  | 'password'
  | 'forced'
  | 'withdrawn';

/** What somebody gave beside the first factor: a code that went to their address or number, one of their app, or one for emergencies; their passkey. */
export type SecondFactorGiven = 'mail' | 'sms' | 'app' | 'recovery-code' | 'passkey';

/** By what somebody signed in; `company`: by the provider of their company, whose name it is. */
export interface SignedInBy {
  readonly method: 'password' | 'passkey' | 'qr-code' | 'company';
  /** Empty for all but a company's. */
  readonly provider: string;
  /** Null where none was asked for, or not yet. */
  readonly factor?: SecondFactorGiven | null | undefined;
  /** The address or number to which the code of the second factor went; null without one. */
  readonly codeTo?: string | null | undefined;
  /** The kinds of rows of the person that the event log contradicted as they signed in (decision 129); null where none did. */
  readonly strayed?: readonly string[] | null | undefined;
  /** What their area does once the second factor was given, sealed by it (decision 152); of a pending session alone, null where nothing waits. */
  readonly waits?: string | null | undefined;
}

/** From where a session is used. */
export interface SessionPlace {
  readonly ip: string;
  readonly userAgent: string;
}

/** For whom a session acts: a company, or one of its people. */
export interface ActingScope {
  readonly companyId: string;
  readonly userId: string | null;
}

/** What a person may do, as the auth area knows it; read anew with each session. */
export interface Principal {
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
  readonly companyId: string | null;
  /** The mail address at which the person receives documents; empty for guests, and of an address that is another's first (decision 130). */
  readonly email: string;
  /** The language that the person chose; undefined where the page's counts, as for guests. */
  readonly language?: Language | undefined;
  /** The scope that was asked for, while its person may still act there. */
  readonly actingFor?: ActingScope | null;
  /** Whether the first own password has yet to be chosen: until then hardly any call is open (spec 03 §4). */
  readonly owesFirstPassword?: boolean;
}

/**
 * Reads a person's rights; undefined when the person is gone or disabled, which ends the session. `wanted` is for whom the
 * session acts: the answer repeats it only while its person may.
 */
export type LoadPrincipal = (
  executor: Executor,
  userId: string,
  wanted: ActingScope | null,
) => Promise<Principal | undefined>;

/** A session that is alive, with the rights of its person. */
export interface SessionRecord extends Principal {
  readonly id: string;
  readonly kind: SessionKind;
  readonly userId: string;
  /** The one document that a guest may see; null for everybody else. */
  readonly documentId: string | null;
  readonly actingFor: ActingScope | null;
  /** Undefined for a guest, and for a session of before this was kept. */
  readonly signedInBy?: SignedInBy | undefined;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}
