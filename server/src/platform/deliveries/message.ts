import type { Language } from 'shared-api/contracts/common';
import type { Executor } from '../db/database.ts';
import type { LocalizedMail } from './mail-content.ts';
import type { DeliveryAttachment, ReplyAddress } from './deliveries.schema.ts';

/** A mail to be sent. */
export interface Mail {
  to: string;
  content: LocalizedMail;
  /** The receiver's; undefined for who is not known, who gets both. */
  language: Language | undefined;
  attachments?: DeliveryAttachment[];
  /** Who gets the answers: the person on whose behalf it is sent. Without, they go to the installation's own address. */
  replyTo?: ReplyAddress;
  /** What the mail is about: `signing_documents:<id>`. */
  reference?: string;
  /** Of a notice: when it may leave by the mail times of a company. Without, it leaves at once and is no notice. */
  noticeAt?: Date;
  /** Which notice it is of those that its receiver may do without: the mail then says where one call switches it off. */
  noticeKind?: string;
  /** Whether it still helps when it is sent later than it should. Default true; false for links that last an hour. */
  mayRetry?: boolean;
  /** The company whose administrators may read that it failed; null, for super users alone, where no company is known. */
  companyId: string | null;
}

/** An SMS to be sent; `to` is a number with its prefix (+39…). */
export interface Sms {
  to: string;
  text: string;
  /** As that of a mail. */
  companyId: string | null;
  reference?: string | undefined;
  /** As that of a mail. */
  mayRetry?: boolean;
}

/** The name of a company; undefined where there is none. */
export type FindCompanyName = (executor: Executor, companyId: string) => Promise<string | undefined>;
