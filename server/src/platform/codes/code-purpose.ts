import type { Language } from 'shared-api/contracts/common';
import type { CodePurpose } from 'shared-api/contracts/platform';
import type { Executor } from '../db/database.ts';
import type { LocalizedMail } from '../deliveries/mail-content.ts';
import type { SignedInCaller } from '../http/caller.ts';
import type { OpenedSession } from '../sessions/sessions.service.ts';

/** What somebody asks a code for. */
export interface CodeRequest {
  readonly caller: SignedInCaller;
  readonly channel: 'mail' | 'sms';
  readonly documentId?: string | undefined;
  /** The number that the call names; only `mobile` sends there. */
  readonly prefix?: string | undefined;
  readonly mobile?: string | undefined;
  /** Whether a code that is under way is gone on with. */
  readonly resumes?: boolean | undefined;
}

/** Where a code goes, what it is bound to, and in which words it is sent. */
export type CodePlan = {
  readonly subject: string;
  readonly to: string;
  /** The company whose administrators may read that it did not arrive: of whoever asks, or of what it signs; null where none is known. */
  readonly companyId: string | null;
  /** Records, in the transaction that sends the code, that it was sent. */
  onSent?(executor: Executor, challenge: string): Promise<void>;
} & (
  | { readonly channel: 'mail'; readonly language: Language; write(code: string): LocalizedMail }
  | {
      readonly channel: 'sms';
      /** What its SMS are about, and how many there are in a day; without it they count by number and day alone. */
      readonly about?: { readonly id: string; readonly maxPerDay: number };
      /** What its state is asked by: `signing_documents:<id>`. */
      readonly reference?: string;
      write(code: string): string;
    }
);

/** By which way a code went that was entered rightly, and where. */
interface PassedBy {
  readonly channel: 'mail' | 'sms' | null;
  readonly sentTo: string | null;
}

/**
 * What a purpose needs: who may ask, whom and what the code is bound to (`subject`), where it goes. An area registers its own with
 * `codes.handle`, and its call uses the passed code up with `codes.consume` under the same subject.
 */
export interface CodePurposeHandler {
  /** How many SMS of this purpose go to one number in an hour. Default 30. */
  readonly maxSmsPerHour?: number;
  /** What of a subject wrong codes are counted by, beside the person: the document. Without it they count for the purpose. */
  countedBy?(subject: string): string;
  /** @throws AppError when the caller may not ask, or when there is nowhere to send it (`phone-number-missing`). */
  plan(request: CodeRequest): Promise<CodePlan>;
  /** Does what follows at once from a code entered rightly. @returns the session that the browser gets in place of its own. */
  onPassed?(caller: SignedInCaller, passed: PassedBy): Promise<OpenedSession>;
  /** Records that a wrong code was entered. */
  onFailed?(caller: SignedInCaller): Promise<void>;
}

/** The purposes that codes are sent for. */
export type CodePurposes = Readonly<Partial<Record<CodePurpose, CodePurposeHandler>>>;
