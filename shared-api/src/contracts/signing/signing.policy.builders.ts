import fc from 'fast-check';
import { documentState } from './document.ts';
import type { DocumentFacts, SigningActor } from './signing.policy.ts';

const flag = fc.constantFrom('Y', 'S', 'N');
const company = fc.constantFrom('acme', 'beta', null);
const email = fc.constantFrom('mario@example.com', 'anna@example.com');

/** Anybody who may come to a document. */
export const anyActor: fc.Arbitrary<SigningActor> = fc.oneof(
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

/** Any document that there can be. */
export const anyDocument: fc.Arbitrary<DocumentFacts> = fc
  .record({
    id: fc.constantFrom('d1', 'd2'),
    companyId: company,
    receiverEmailKey: email,
    state: fc.constantFrom(...documentState.options),
    isExpired: fc.boolean(),
    isHidden: fc.boolean(),
    isPhoneVerified: fc.boolean(),
    isPhoneDeclared: fc.boolean(),
    needsCode: fc.boolean(),
    savesCopy: fc.boolean(),
    isMisaddressed: fc.boolean(),
    isReceiverGone: fc.boolean(),
    signaturesTotal: fc.integer({ min: 1, max: 3 }),
    signaturesDone: fc.integer({ min: 0, max: 3 }),
  })
  .map((facts) => ({
    ...facts,
    isExpired: facts.isExpired && facts.state === 'sent',
    isHidden: facts.isHidden && facts.state === 'signed',
    isMisaddressed: facts.isMisaddressed && facts.state === 'sent' && facts.signaturesDone === 0,
    signaturesDone: Math.min(facts.signaturesDone, facts.signaturesTotal),
  }));
