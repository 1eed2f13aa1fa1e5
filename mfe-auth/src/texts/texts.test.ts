import { en as authenticatorEn } from '../authenticator/texts/en.ts';
import { it as authenticatorIt } from '../authenticator/texts/it.ts';
import { en as firstPasswordEn } from '../first-password/texts/en.ts';
import { it as firstPasswordIt } from '../first-password/texts/it.ts';
import { en as newPasswordEn } from '../new-password/texts/en.ts';
import { it as newPasswordIt } from '../new-password/texts/it.ts';
import { en as qrCodesEn } from '../qr-login/codes/texts/en.ts';
import { it as qrCodesIt } from '../qr-login/codes/texts/it.ts';
import { en as qrScanEn } from '../qr-login/scan/texts/en.ts';
import { it as qrScanIt } from '../qr-login/scan/texts/it.ts';
import { en as recoveryEn } from '../recovery/texts/en.ts';
import { it as recoveryIt } from '../recovery/texts/it.ts';
import { en as signUpEn } from '../sign-up/texts/en.ts';
import { it as signUpIt } from '../sign-up/texts/it.ts';
import { en as areaEn } from './en.ts';
import { it as areaIt } from './it.ts';

const italian: Tree = {
  areaIt,
  authenticatorIt,
  firstPasswordIt,
  newPasswordIt,
  qrCodesIt,
  qrScanIt,
  recoveryIt,
  signUpIt,
};
const en: Tree = {
  areaEn,
  authenticatorEn,
  firstPasswordEn,
  newPasswordEn,
  qrCodesEn,
  qrScanEn,
  recoveryEn,
  signUpEn,
};

/** What the specification quotes for this area: documents 01 §5 and §8, 02 §5, 03 §5 and §8. */
const specified = {
  it: [
    'Reinvia',
    "Specificare un  valore dell'OTP",
    'Specificare un  valore del codice',
    'Valore OTP non corretto',
    'Prodotto non abilitato',
    'Errore durante la login',
    "Errore durante l'accesso",
    "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
    'Errore durante verifica password',
    'Le password non corrispondono',
    'Verifica i dati',
    'La password è stata cambiata con successo',
    'Utente non trovato',
    'QRCode Generato Con Successo',
  ],
  en: [
    'Specify an OTP value',
    'Incorrect OTP value',
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
