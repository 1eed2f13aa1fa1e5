import { authTexts } from './auth.texts.ts';
import { authenticatorTexts } from './authenticator/authenticator.texts.ts';
import { changePasswordTexts } from './passwords/change-password.texts.ts';
import { newPasswordTexts } from './passwords/new-password.texts.ts';
import { profileTexts } from './profile/profile.texts.ts';
import { qrCodesTexts } from './qr-login/codes/qr-codes.texts.ts';
import { recoveryTexts } from './recovery/recovery.texts.ts';
import { removalTexts } from './removal/removal.texts.ts';
import { signUpTexts } from './sign-up/sign-up.texts.ts';

const { it: login, en: enLogin } = authTexts;
const { it: profile, en: enProfile } = profileTexts;

/** What the specification quotes for this area, each at its key: documents 01 §2, §5 and §8, 02 §5, 03 §5 and §8. */
const specified: readonly [sentence: string, ours: string][] = [
  ['Forgot password?', enLogin.login.forgotPassword],
  ['Sign up', enLogin.login.signUp],
  ['Prodotto non abilitato', login.login.productNotEnabled],
  ['Errore durante la login', login.login.failed],
  ["Errore durante l'accesso", login.login.failedAfterCode],
  [
    "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
    login.login.phoneNumberMissing,
  ],
  ['Specificare un  valore del codice', authenticatorTexts.it.code.empty],
  ["Errore durante l'accesso", authenticatorTexts.it.code.failed],
  ['Check your email', recoveryTexts.en.sent.title],
  ['Utente non trovato', recoveryTexts.it.ask.notFound],
  ['La password è stata cambiata con successo', recoveryTexts.it.choose.done],
  ['Sign up', signUpTexts.en.title],
  ['Please check your data', signUpTexts.en.failed],
  ['Please check your email', signUpTexts.en.sent.title],
  ['Le password non corrispondono', newPasswordTexts.it.mismatch],
  ['Verifica i dati', newPasswordTexts.it.invalid],
  ['La password è stata cambiata con successo', newPasswordTexts.it.saved],
  ['La password è stata cambiata con successo', changePasswordTexts.it.saved],
  ['Errore durante verifica password', changePasswordTexts.it.checkFailed],
  ['Please check your data', changePasswordTexts.en.invalid],
  ['Field required', changePasswordTexts.en.problem.required],
  ['minimum 8 characters', changePasswordTexts.en.problem.length],
  ['At least one uppercase', changePasswordTexts.en.problem.upperCase],
  ['Password must match', changePasswordTexts.en.problem.mismatch],
  ["Old password doesn't match", changePasswordTexts.en.problem.wrongOld],
  ['Per favore verificare i dati', profile.invalid],
  ['Dati salvati correttamente', profile.saved],
  ['Your data has been saved', enProfile.saved],
  ['Field required', enProfile.problem.required],
  ['E-mail is required', enProfile.problem.emailRequired],
  ['E-mail must be valid', enProfile.problem.emailInvalid],
  ['QRCode Generato Con Successo', qrCodesTexts.it.made],
  ['Utente non trovato', removalTexts.it.notFound],
  ['Verifica il tuo Sms', removalTexts.it.sent.SMS],
  ['Verifica la tua mail', removalTexts.it.sent.mail],
];

it.each(specified)('says %j to the letter', (sentence, ours) => expect(ours).toBe(sentence));
