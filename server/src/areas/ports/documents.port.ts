import type { SignatureBox } from 'shared-api/contracts/signing';
import type { Executor } from '../../platform/db/database.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';

/** A PDF of another area that somebody is to sign. */
interface DocumentForEmployee {
  readonly title: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly receiver: { readonly name: string; readonly surname: string; readonly email: string };
  readonly boxes: readonly SignatureBox[];
  /** The company that the document belongs to. */
  readonly companyId: string;
}

/** Is called, in the transaction that keeps its sealed PDF, when a document is signed. */
export type DocumentSigned = (executor: Executor, document: { readonly documentId: string }) => Promise<void>;

/** What the area of documents does for others. */
export interface Documents {
  /**
   * Adds a document and sends it to its receiver, as the caller would by hand; not within a transaction of the caller's.
   * @returns its id. @throws what adding and sending throw: `forbidden`, `pdf-refused`, `unavailable`.
   */
  addForEmployee(caller: SignedInCaller, document: DocumentForEmployee): Promise<string>;
  /**
   * Deletes the documents of a company that nobody signed and that expired, or as drafts were changed, before a moment, as their sender
   * would: their files and events stay as evidence. @returns how many.
   */
  removeUnsigned(
    executor: Executor,
    which: { readonly companyId: string; readonly before: Date },
  ): Promise<number>;
  /** How many documents of some senders are not signed yet. */
  countOpen(executor: Executor, senderIds: readonly string[]): Promise<number>;
  /**
   * Hands the open documents of a sender, who is about to go, over to another one; those of companies that the other does not manage stay, and
   * their administrators answer for them. @returns how many.
   */
  handOver(
    executor: Executor,
    caller: SignedInCaller,
    sender: { readonly from: string; readonly to: string },
  ): Promise<number>;
  /** Whether documents are signed, by their ids; one that was deleted is left out. */
  findSigned(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  /** The titles of documents by their ids; one that was deleted is left out. */
  findTitles(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
