import type { CodePurpose } from 'shared-api/contracts/auth';
import type { Language } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';

/** What somebody asks a code for. */
export interface CodeRequest {
  readonly caller: SignedInCaller;
  readonly channel: 'mail' | 'sms';
  readonly documentId: string | undefined;
  /** The number that the call names; only `mobile` sends there. */
  readonly prefix: string | undefined;
  readonly mobile: string | undefined;
}

/** Where a code goes, what it is bound to, and in which words it is sent. */
export type CodePlan = {
  readonly subject: string;
  readonly to: string;
  /** Writes down, in the transaction that sends the code, that it was sent. */
  onSent?(executor: Executor, challenge: string): Promise<void>;
} & (
  | { readonly channel: 'mail'; readonly language: Language; write(code: string): LocalizedMail }
  | { readonly channel: 'sms'; write(code: string): string }
);

/**
 * What a purpose needs: who may ask, whom and what the code is bound to (`subject`), where it goes. An area registers its own in
 * `main.ts`, and its call takes the passed code with `codes.take` under the same subject.
 */
export interface CodePurposeHandler {
  /** @throws AppError when the caller may not ask, or when there is nowhere to send it (`phone-number-missing`). */
  plan(request: CodeRequest): Promise<CodePlan>;
}

/** The purposes that codes are sent for. */
export type CodePurposes = Readonly<Partial<Record<CodePurpose, CodePurposeHandler>>>;
