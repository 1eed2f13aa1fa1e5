import { guestLinkTexts } from './guest-link/guest-link.texts.ts';
import { signTexts } from './sign/sign.texts.ts';
import { verificationTexts } from './verification/verification.texts.ts';

const fixed: readonly [specified: string, ours: string][] = [
  ['Sign Document', signTexts.en.title],
  ['Click in the indicated box to sign', signTexts.en.clickToSign],
  ['Completed signatures save the document', signTexts.en.completed],
  ['Complete all signatures on the document', signTexts.en.completeAll],
  ['Completare tutte le firme sul documento', signTexts.it.completeAll],
  ['Error signing document', signTexts.en.failed],
  ['Document signed successfully, an email has been sent to you', signTexts.en.done],
  ['La firma è richiesta', signTexts.it.pad.required],
  ['Document expired !', guestLinkTexts.en.expired.title],
  ['Verify Mobile', verificationTexts.en.mobile.title],
  ['Specify your mobile', verificationTexts.en.mobile.entry],
  ['Prefix required', verificationTexts.en.mobile.prefixRequired],
  ['Mobile required', verificationTexts.en.mobile.required],
  ['Mobile successfully verified', verificationTexts.en.mobile.verified],
  ['Verify E-Mail', verificationTexts.en.email.title],
  ['E-Mail required', verificationTexts.en.email.required],
  ['E-Mail not valid', verificationTexts.en.email.notValid],
  ['E-Mail non valida', verificationTexts.it.email.notValid],
  ['E-Mail successfully verified', verificationTexts.en.email.verified],
];

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : leaves(value),
  );
}

describe('texts of the receiver', () => {
  it.each(fixed)('keeps %j to the letter', (specified, ours) => {
    expect(ours).toBe(specified);
  });

  it.each([
    ['sign', signTexts.it, signTexts.en],
    ['guest', guestLinkTexts.it, guestLinkTexts.en],
    ['verify', verificationTexts.it, verificationTexts.en],
  ])('says nothing of %s in the other language', (_name, italian, english) => {
    const same = leaves(italian).filter((text) => leaves(english).includes(text));
    expect(same).toEqual(same.filter((text) => ['E-Mail'].includes(text)));
  });
});
