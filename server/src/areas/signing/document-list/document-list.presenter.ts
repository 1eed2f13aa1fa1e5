import type { Language, LocalizedText } from 'shared-api/contracts/common';
import {
  documentRightsOf,
  lifecycleOf,
  lifecycleSince,
  type DocumentRow,
  type SigningActor,
} from 'shared-api/contracts/signing';
import type { DeliveryFault } from '../../../platform/deliveries/deliveries.schema.ts';
import type { ListedDocument } from './document-list.repository.ts';
import { factsOf } from '../actor.ts';
import { signingTexts } from '../signing.texts.ts';

interface Viewer {
  actor: SigningActor;
  language: Language;
  now: Date;
  /** The documents that are still to be sealed by a job. */
  sealingByThemselves: ReadonlySet<string>;
}

/** A row of the grid; what bears the same name in the database and in the contract is as it was read. */
export function presentRow(
  document: ListedDocument,
  number: number,
  { actor, language, now, sealingByThemselves }: Viewer,
): DocumentRow {
  const facts = factsOf(document, now);
  const delivery = document.deliveryState ?? 'none';
  const isFileChanged = document.changedFile !== null;
  const isSealGivenUp = hasSealProblem(document) && !sealingByThemselves.has(document.id);
  const known = { ...document, ...facts, delivery, isFileChanged, isSealGivenUp };
  const lifecycle = lifecycleOf(known);
  return {
    ...document,
    number,
    sender: document.senderEmail,
    isPhoneVerified: facts.isPhoneVerified,
    isSent: document.state !== 'draft',
    isSigned: document.state === 'signed',
    attachment: document.fileName,
    delivery,
    lifecycle,
    lifecycleSince: lifecycleSince(lifecycle, known),
    deliveryProblem: deliveryProblem(document, language),
    mailLeavesAt: delivery === 'queued' ? leavesAt(document, now) : null,
    isMisaddressed: facts.isMisaddressed,
    isFileChanged,
    hasSealProblem: hasSealProblem(document),
    isSealGivenUp,
    may: documentRightsOf(actor, facts),
  };
}

function leavesAt({ noticeAt }: ListedDocument, now: Date): string | null {
  return noticeAt !== null && new Date(noticeAt) > now ? new Date(noticeAt).toISOString() : null;
}

/** Whether the sealed PDF was tried in vain. */
export function hasSealProblem({ state, sealProblem }: ListedDocument): boolean {
  return state === 'sealing' && Boolean(sealProblem);
}

function deliveryProblem(
  { deliveryState: state, deliveryError, deliveryFault: fault }: ListedDocument,
  language: Language,
): string | null {
  if (state === 'bounced') return signingTexts.mailBounced[language];
  if (state === 'failed') return (fault ? failedBy[fault] : signingTexts.mailFailed)[language];
  const isRetried = state === 'queued' && deliveryError !== null;
  if (!isRetried) return null;
  return (fault === 'installation' ? signingTexts.mailWaits : signingTexts.mailRetried)[language];
}

/** By whose fault a mail failed for good. */
const failedBy = {
  receiver: signingTexts.mailNotTaken,
  installation: signingTexts.mailFailedByUs,
  content: signingTexts.mailContentRefused,
} as const satisfies Record<DeliveryFault, LocalizedText>;
