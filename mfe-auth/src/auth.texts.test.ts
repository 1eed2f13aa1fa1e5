import { authenticatorTexts } from './authenticator/authenticator.texts.ts';
import { firstPasswordTexts } from './passwords/first-password.texts.ts';
import { newPasswordTexts } from './passwords/new-password.texts.ts';
import { qrCodesTexts } from './qr-login/codes/qr-codes.texts.ts';
import { qrScanTexts } from './qr-login/scan/qr-scan.texts.ts';
import { recoveryTexts } from './recovery/recovery.texts.ts';
import { signUpTexts } from './sign-up/sign-up.texts.ts';
import { authTexts } from './auth.texts.ts';

const italian: Tree = {
  areaIt: authTexts.it,
  authenticatorIt: authenticatorTexts.it,
  firstPasswordIt: firstPasswordTexts.it,
  newPasswordIt: newPasswordTexts.it,
  qrCodesIt: qrCodesTexts.it,
  qrScanIt: qrScanTexts.it,
  recoveryIt: recoveryTexts.it,
  signUpIt: signUpTexts.it,
};
const en: Tree = {
  areaEn: authTexts.en,
  authenticatorEn: authenticatorTexts.en,
  firstPasswordEn: firstPasswordTexts.en,
  newPasswordEn: newPasswordTexts.en,
  qrCodesEn: qrCodesTexts.en,
  qrScanEn: qrScanTexts.en,
  recoveryEn: recoveryTexts.en,
  signUpEn: signUpTexts.en,
};

/** What the specification quotes for this area: documents 01 §5 and §8, 02 §5, 03 §5 and §8. */
const specified = {
  it: [
    'Specificare un  valore del codice',
    'Prodotto non abilitato',
    'Errore durante la login',
    "Errore durante l'accesso",
    "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
    'Le password non corrispondono',
    'Verifica i dati',
    'La password è stata cambiata con successo',
    'Utente non trovato',
    'QRCode Generato Con Successo',
  ],
  en: [
    'Forgot password?',
    'Check your email',
    'Sign up',
    'Please check your email',
    'Please check your data',
  ],
};

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

describe('texts of the auth area', () => {
  it.each(specified.it)('has %j to the letter in Italian', (text) => {
    expect(leaves(italian)).toContain(text);
  });

  it.each(specified.en)('has %j to the letter in English', (text) => {
    expect(leaves(en)).toContain(text);
  });

  it('leaves nothing untranslated', () => {
    const same = leaves(italian).filter((text) => leaves(en).includes(text));
    expect(same).toEqual(['Password', 'Mail', 'SMS', 'Auth', 'Email', 'Sms', 'Auth']);
  });
});
