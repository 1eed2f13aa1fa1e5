import fc from 'fast-check';
import { documentState } from './document.ts';
import {
  documentRightsOf,
  isReceiver,
  mayComplete,
  mayEdit,
  mayManage,
  mayRemove,
  maySee,
  maySend,
  maySign,
  mayVerifyMobile,
  mayView,
  type DocumentFacts,
  type SigningActor,
} from './signing.policy.ts';

const flag = fc.constantFrom('Y', 'S', 'N');
const company = fc.constantFrom('acme', 'beta', null);
const email = fc.constantFrom('mario@example.com', 'anna@example.com');

const anyActor: fc.Arbitrary<SigningActor> = fc.oneof(
  fc.record({
    kind: fc.constant('staff' as const),
    userId: fc.constant('u1'),
    flags: fc.record({ a: flag, b: flag }),
    companyId: company,
    emailKey: fc.option(email),
    documentId: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('guest' as const),
    userId: fc.constant('guest:d1'),
    flags: fc.constant({ a: 'N', b: 'N' } as const),
    companyId: fc.constant(null),
    emailKey: fc.constant(null),
    documentId: fc.constantFrom('d1', 'd2'),
  }),
);

const anyDocument: fc.Arbitrary<DocumentFacts> = fc
  .record({
    id: fc.constantFrom('d1', 'd2'),
    companyId: company,
    receiverEmailKey: email,
    state: fc.constantFrom(...documentState.options),
    isExpired: fc.boolean(),
    isPhoneVerified: fc.boolean(),
    needsCode: fc.boolean(),
    savesCopy: fc.boolean(),
    signaturesTotal: fc.integer({ min: 1, max: 3 }),
    signaturesDone: fc.integer({ min: 0, max: 3 }),
  })
  .map((document) => ({
    ...document,
    isExpired: document.isExpired && document.state === 'sent',
    signaturesDone: Math.min(document.signaturesDone, document.signaturesTotal),
  }));

function holds(law: (actor: SigningActor, document: DocumentFacts) => boolean): void {
  fc.assert(fc.property(anyActor, anyDocument, law), { numRuns: 2000 });
}

const implies = (premise: boolean, conclusion: boolean) => !premise || conclusion;

describe('who may do what with a document', () => {
  it('gives nobody a right over a document that he may not know of', () => {
    holds((actor, document) =>
      implies(
        !maySee(actor, document) && !isReceiver(actor, document),
        Object.values(documentRightsOf(actor, document)).every((right) => !right),
      ),
    );
  });

  it('lets only the receiver sign, and only a sent document that has not expired', () => {
    holds((actor, document) =>
      implies(
        maySign(actor, document),
        isReceiver(actor, document) && document.state === 'sent' && !document.isExpired,
      ),
    );
  });

  it('lets nobody sign without a verified phone where codes go by SMS', () => {
    holds((actor, document) =>
      implies(maySign(actor, document), !document.needsCode || document.isPhoneVerified),
    );
  });

  it('never asks for the phone and lets sign at the same time', () => {
    holds((actor, document) => !(mayVerifyMobile(actor, document) && maySign(actor, document)));
  });

  it('lets whoever signs also look', () => {
    holds((actor, document) => implies(maySign(actor, document), mayView(actor, document)));
  });

  it('keeps a document with a signature from being edited, and a complete one from being sent', () => {
    holds(
      (actor, document) =>
        implies(mayEdit(actor, document), document.signaturesDone === 0) &&
        implies(maySend(actor, document), document.state === 'draft' || document.state === 'sent'),
    );
  });

  it('keeps guests to their own document', () => {
    holds((actor, document) =>
      implies(actor.kind === 'guest' && maySee(actor, document), actor.documentId === document.id),
    );
  });

  it('keeps an administrator without flag a to his company', () => {
    holds((actor, document) =>
      implies(
        actor.flags.a === 'N' && mayManage(actor, document),
        actor.companyId !== null && actor.companyId === document.companyId,
      ),
    );
  });

  it('lets staff without flags manage nothing', () => {
    holds((actor, document) =>
      implies(actor.flags.a === 'N' && actor.flags.b === 'N', !mayManage(actor, document)),
    );
  });

  it('deletes nothing in the middle of sealing', () => {
    holds((actor, document) => implies(mayRemove(actor, document), document.state !== 'sealing'));
  });

  it('lets the receiver complete again what is complete, so that a lost answer costs nothing', () => {
    holds((actor, document) =>
      implies(
        isReceiver(actor, document) &&
          document.state !== 'draft' &&
          document.signaturesDone === document.signaturesTotal,
        mayComplete(actor, document),
      ),
    );
  });
});
