import type { SignUpField, SignUpProblem } from 'shared-api/contracts/auth';
import type { LocalizedText } from 'shared-api/contracts/common';

const required: Readonly<Record<SignUpField, LocalizedText>> = {
  name: { it: 'Nome richiesto', en: 'First name is required' },
  surname: { it: 'Cognome richiesto', en: 'Last name is required' },
  email: { it: 'E-Mail richiesta', en: 'E-mail is required' },
  phone: { it: 'Telefono richiesto', en: 'Phone number is required' },
};

const tooLong: Readonly<Record<SignUpField, LocalizedText>> = {
  name: { it: 'Nome troppo lungo', en: 'First name is too long' },
  surname: { it: 'Cognome troppo lungo', en: 'Last name is too long' },
  email: { it: 'E-Mail troppo lunga', en: 'E-mail is too long' },
  phone: { it: 'Telefono troppo lungo', en: 'Phone number is too long' },
};

const badEmail: LocalizedText = { it: 'E-Mail non valida', en: 'E-mail must be valid' };
const badPhone: LocalizedText = { it: 'Telefono non valido', en: 'Phone number must be valid' };

/** Why no company takes a sign-up. */
export const noCompany: LocalizedText = {
  it: 'Nessuna azienda accetta registrazioni con questo indirizzo: usa quello di lavoro',
  en: 'No company takes sign-ups with this address: use the one you have at work',
};

/** What is said of a field that cannot be taken. */
export function signUpProblemText(field: SignUpField, problem: SignUpProblem): LocalizedText {
  if (problem === 'required') return required[field];
  if (problem === 'tooLong') return tooLong[field];
  return problem === 'email' ? badEmail : badPhone;
}
