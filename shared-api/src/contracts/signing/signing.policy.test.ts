import fc from 'fast-check';
import {
  documentRightsOf,
  isReceiver,
  mayAdd,
  mayComplete,
  mayEdit,
  mayGiveMobile,
  mayHaveEvidence,
  mayHaveEvidencePackage,
  mayManage,
  mayRemove,
  maySee,
  maySeeHistory,
  maySend,
  maySign,
  mayVerifyMobile,
  mayView,
  type DocumentFacts,
  type SigningActor,
} from './signing.policy.ts';
import { anyActor, anyDocument } from './signing.policy.builders.ts';

function holds(law: (actor: SigningActor, facts: DocumentFacts) => boolean): void {
  fc.assert(fc.property(anyActor, anyDocument, law), { numRuns: 2000 });
}

const implies = (premise: boolean, conclusion: boolean) => !premise || conclusion;

describe('who may do what with a document', () => {
  it('evidence is for the signer and who manages the document, once it is signed; its package only with a copy', () => {
    fc.assert(
      fc.property(anyActor, anyDocument, (actor, facts) => {
        const isConcerned = isReceiver(actor, facts) || mayManage(actor, facts);
        const may = mayHaveEvidence(actor, facts);
        expect(may).toBe(isConcerned && facts.state === 'signed');
        const hasCopy = facts.savesCopy || isReceiver(actor, facts);
        expect(mayHaveEvidencePackage(actor, facts)).toBe(may && hasCopy);
      }),
    );
  });

  it('gives nobody a right over a document that they may not know of', () => {
    holds((actor, facts) =>
      implies(
        !maySee(actor, facts) && !isReceiver(actor, facts),
        Object.values(documentRightsOf(actor, facts)).every((right) => !right),
      ),
    );
  });

  it('lets only the receiver sign, and only a sent document that has not expired', () => {
    holds((actor, facts) =>
      implies(maySign(actor, facts), isReceiver(actor, facts) && facts.state === 'sent' && !facts.isExpired),
    );
  });

  it('shows one that reached the wrong person to nobody but who manages it, and has nobody sign it', () => {
    holds((actor, facts) =>
      implies(
        facts.isMisaddressed,
        maySee(actor, facts) === mayManage(actor, facts) &&
          !maySign(actor, facts) &&
          !mayComplete(actor, facts) &&
          !mayGiveMobile(actor, facts),
      ),
    );
  });

  it('lets nobody sign without a verified phone where codes go by SMS', () => {
    holds((actor, facts) => implies(maySign(actor, facts), !facts.needsCode || facts.isPhoneVerified));
  });

  it('never asks for the phone and lets sign at the same time', () => {
    holds((actor, facts) => !(mayVerifyMobile(actor, facts) && maySign(actor, facts)));
  });

  it('lets its receiver alone give the number for codes, and not once they signed with the one that they gave', () => {
    holds((actor, facts) =>
      implies(mayGiveMobile(actor, facts), isReceiver(actor, facts) && facts.needsCode),
    );
    const isOpen = (facts: DocumentFacts) => facts.isPhoneDeclared && facts.signaturesDone === 0;
    holds((actor, facts) => implies(mayGiveMobile(actor, facts), !facts.isPhoneVerified || isOpen(facts)));
  });

  it('lets whoever signs also look', () => {
    holds((actor, facts) => implies(maySign(actor, facts), mayView(actor, facts)));
  });

  it('keeps a document with a signature from being edited, and a complete one from being sent', () => {
    holds(
      (actor, facts) =>
        implies(mayEdit(actor, facts), facts.signaturesDone === 0) &&
        implies(maySend(actor, facts), facts.state === 'draft' || facts.state === 'sent'),
    );
  });

  it('tells what happened to who manages it, and not to a receiver who does not', () => {
    holds((actor, facts) => implies(maySeeHistory(actor, facts), mayManage(actor, facts)));
    holds((actor, facts) => implies(actor.kind === 'guest', !maySeeHistory(actor, facts)));
  });

  it('keeps guests to their own document', () => {
    holds((actor, facts) =>
      implies(actor.kind === 'guest' && maySee(actor, facts), actor.documentId === facts.id),
    );
  });

  it('keeps an administrator without flag a to their company', () => {
    holds((actor, facts) =>
      implies(
        actor.flags.a === 'N' && mayManage(actor, facts),
        actor.companyId !== null && actor.companyId === facts.companyId,
      ),
    );
  });

  it('lets staff without flags manage nothing', () => {
    holds((actor, facts) =>
      implies(actor.flags.a === 'N' && actor.flags.b === 'N', !mayManage(actor, facts)),
    );
  });

  it('deletes nothing in the middle of sealing', () => {
    holds((actor, facts) => implies(mayRemove(actor, facts), facts.state !== 'sealing'));
  });

  it('lets the receiver complete again what is complete, so that a lost answer costs nothing', () => {
    holds((actor, facts) =>
      implies(
        isReceiver(actor, facts) && facts.state !== 'draft' && facts.signaturesDone === facts.signaturesTotal,
        mayComplete(actor, facts),
      ),
    );
  });
});

/** The documents of the table, as people speak of them: all of Acme, all addressed to Mario. */
const states = {
  draft: { state: 'draft' },
  sent: { state: 'sent' },
  begun: { state: 'sent', signaturesDone: 1 },
  'all boxes signed': { state: 'sent', signaturesDone: 2 },
  expired: { state: 'sent', isExpired: true },
  'phone to verify': { state: 'sent', needsCode: true },
  'phone verified': { state: 'sent', needsCode: true, isPhoneVerified: true },
  'being sealed': { state: 'sealing', signaturesDone: 2 },
  signed: { state: 'signed', signaturesDone: 2 },
  'signed, no copy': { state: 'signed', signaturesDone: 2, savesCopy: false },
  'signed, then deleted': { state: 'signed', signaturesDone: 2, isHidden: true },
} as const satisfies Record<string, Partial<DocumentFacts>>;

type State = keyof typeof states;

const nobody = { a: 'N', b: 'N' } as const;
const staff = (values: Partial<SigningActor>): SigningActor => ({
  kind: 'staff',
  userId: 'u1',
  flags: nobody,
  companyId: 'acme',
  emailKey: 'other@example.com',
  documentId: null,
  ...values,
});
const guestOf = (documentId: string) => staff({ kind: 'guest', companyId: null, emailKey: null, documentId });

const people = {
  'super user': staff({ flags: { a: 'Y', b: 'N' }, companyId: null }),
  'super user (S)': staff({ flags: { a: 'S', b: 'N' }, companyId: 'beta' }),
  administrator: staff({ flags: { a: 'N', b: 'S' } }),
  'other administrator': staff({ flags: { a: 'N', b: 'S' }, companyId: 'beta' }),
  receiver: staff({ emailKey: 'mario@example.com' }),
  guest: guestOf('d1'),
  'other guest': guestOf('d2'),
  colleague: staff({}),
} as const;

const managed = 'view edit remove send';
/** What who manages the documents may do with each; `·` stands for nothing. */
const ofManager: Record<State, string> = {
  draft: managed,
  sent: managed,
  begun: 'view remove send',
  'all boxes signed': 'view remove send',
  expired: managed,
  'phone to verify': managed,
  'phone verified': managed,
  'being sealed': 'view sealAgain',
  signed: 'view remove download sendCopy',
  'signed, no copy': 'view remove sendCopy',
  'signed, then deleted': '·',
};
/** What the receiver may do, with an account or by the link alone. */
const ofReceiver: Record<State, string> = {
  draft: '·',
  sent: 'view sign',
  begun: 'view sign',
  'all boxes signed': 'view sign complete',
  expired: '·',
  'phone to verify': 'verifyMobile',
  'phone verified': 'view sign',
  'being sealed': 'view complete',
  signed: 'view complete download sendCopy',
  'signed, no copy': 'view complete sendCopy',
  'signed, then deleted': 'view complete download sendCopy',
};
const nothing = Object.fromEntries(Object.keys(states).map((state) => [state, '·'])) as Record<State, string>;

const table: Record<keyof typeof people, Record<State, string>> = {
  'super user': ofManager,
  'super user (S)': ofManager,
  administrator: ofManager,
  'other administrator': nothing,
  receiver: ofReceiver,
  guest: ofReceiver,
  'other guest': nothing,
  colleague: nothing,
};

const cells = Object.entries(table).flatMap(([person, rights]) =>
  Object.entries(rights).map(([state, words]) => [person, state, words] as const),
) as [keyof typeof people, State, string][];

describe('the table of rights', () => {
  it.each(cells)('lets a %s do with a document that is %s: %s', (person, state, words) => {
    const actor = people[person];
    const facts = { ...sentDocument, ...states[state] };
    const rights = { ...documentRightsOf(actor, facts), complete: mayFinish(actor, facts) };
    const given = Object.entries(rights).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
    expect(given.toSorted()).toEqual(words === '·' ? [] : words.split(' ').toSorted());
    expect(maySee(actor, facts)).toBe(sees(person, state));
    expect(mayManage(actor, facts)).toBe(table[person] === ofManager && !facts.isHidden);
    expect(isReceiver(actor, facts)).toBe(table[person] === ofReceiver);
  });

  it('lets administrators and super users add documents, and nobody else', () => {
    const adding = Object.entries(people).flatMap(([name, actor]) => (mayAdd(actor) ? [name] : []));
    expect(adding).toEqual(['super user', 'super user (S)', 'administrator', 'other administrator']);
  });
});

const sentDocument: DocumentFacts = {
  id: 'd1',
  companyId: 'acme',
  receiverEmailKey: 'mario@example.com',
  state: 'sent',
  isExpired: false,
  isHidden: false,
  isPhoneVerified: false,
  isPhoneDeclared: false,
  needsCode: false,
  savesCopy: true,
  isMisaddressed: false,
  isReceiverGone: false,
  signaturesDone: 0,
  signaturesTotal: 2,
};

/** Completing what is signed in part is asked for, and refused with the words for that: here only what can succeed counts. */
function mayFinish(actor: SigningActor, facts: DocumentFacts): boolean {
  return facts.signaturesDone === facts.signaturesTotal && mayComplete(actor, facts);
}

function sees(person: keyof typeof people, state: State): boolean {
  if (table[person] === nothing) return false;
  if (table[person] === ofManager) return state !== 'signed, then deleted';
  return state !== 'draft';
}
