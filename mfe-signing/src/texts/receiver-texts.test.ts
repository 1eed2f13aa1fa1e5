import { guestEn } from './guest.en.ts';
import { guestIt } from './guest.it.ts';
import { signEn } from './sign.en.ts';
import { signIt } from './sign.it.ts';
import { verifyEn } from './verify.en.ts';
import { verifyIt } from './verify.it.ts';

const fixed: readonly [specified: string, ours: string][] = [
  ['Sign Document', signEn.title],
  ['Click in the indicated box to sign', signEn.clickToSign],
  ['Completed signatures save the document', signEn.completed],
  ['Complete all signatures on the document', signEn.completeAll],
  ['Error signing document', signEn.failed],
  ['Document signed successfully, an email has been sent to you', signEn.done],
  ['La firma è richiesta', signIt.pad.required],
  ['Document expired !', guestEn.expired.title],
  ['Verify Mobile', verifyEn.mobile.title],
  ['Specify your mobile', verifyEn.mobile.entry],
  ['Prefix required', verifyEn.mobile.prefixRequired],
  ['Mobile required', verifyEn.mobile.required],
  ['Mobile successfully verified', verifyEn.mobile.verified],
  ['Verify E-Mail', verifyEn.email.title],
  ['E-Mail required', verifyEn.email.required],
  ['E-Mail not valid', verifyEn.email.notValid],
  ['E-Mail non valida', verifyIt.email.notValid],
  ['E-Mail successfully verified', verifyEn.email.verified],
  ['Incorrect OTP value', verifyEn.code.wrong],
  ['Valore OTP non corretto', verifyIt.code.wrong],
  ["Specificare un  valore dell'OTP", verifyIt.code.empty],
  ['Specify an OTP value', verifyEn.code.empty],
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
    ['sign', signIt, signEn],
    ['guest', guestIt, guestEn],
    ['verify', verifyIt, verifyEn],
  ])('says nothing of %s in the other language', (_name, italian, english) => {
    const same = leaves(italian).filter((text) => leaves(english).includes(text));
    expect(same).toEqual(same.filter((text) => ['E-Mail', 'Resend'].includes(text)));
  });
});
