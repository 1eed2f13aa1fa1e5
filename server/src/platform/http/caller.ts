import type { Language } from 'shared-api/contracts/common';
import type { SessionRecord } from '../sessions/session.ts';

/** Who makes a call, and from where. */
export interface Caller {
  /** Null for a visitor who is not signed in. */
  readonly session: SessionRecord | null;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
  /** Token of the browser, by which it is known again; undefined for who is none. */
  readonly device?: string;
  readonly requestId: string;
}

/** A caller of whom the access rule of the call has made sure that there is a session. */
export interface SignedInCaller extends Caller {
  readonly session: SessionRecord;
}
