import { guestLinkTexts } from './guest-link/guest-link.texts.ts';
import { signingDoneTexts } from './sealing/signing-done.texts.ts';
import { signTexts } from './sign/sign.texts.ts';
import { verificationTexts } from './verification/verification.texts.ts';

const fixed: readonly [specified: string, ours: string][] = [
  ['Sign Document', signTexts.en.title],
  ['Click in the indicated box to sign', signTexts.en.clickToSign],
  ['Completed signatures save the document', signingDoneTexts.en.completed],
  ['Complete all signatures on the document', signTexts.en.completeAll],
  ['Completare tutte le firme sul documento', signTexts.it.completeAll],
  ['Error signing document', signingDoneTexts.en.failed],
  ['Document signed successfully, an email has been sent to you', signingDoneTexts.en.done],
  ['La firma è richiesta', signTexts.it.pad.required],
  ['Document expired !', guestLinkTexts.en.expired.title],
  ['Verify Mobile', verificationTexts.en.mobile.title],
  ['Specify your mobile', verificationTexts.en.mobile.entry],
  ['Prefix required', verificationTexts.en.problem['prefix-required']],
  ['Mobile required', verificationTexts.en.problem['mobile-required']],
  ['Mobile successfully verified', verificationTexts.en.mobile.verified],
  ['Verify E-Mail', verificationTexts.en.email.title],
  ['E-Mail required', verificationTexts.en.problem['email-required']],
  ['E-Mail not valid', verificationTexts.en.problem['email-not-valid']],
  ['E-Mail non valida', verificationTexts.it.problem['email-not-valid']],
  ['E-Mail successfully verified', verificationTexts.en.email.verified],
];

describe('texts of the receiver', () => {
  it.each(fixed)('keeps %j to the letter', (specified, ours) => {
    expect(ours).toBe(specified);
  });
});
