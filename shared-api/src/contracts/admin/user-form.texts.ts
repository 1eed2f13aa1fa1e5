import type { Language, LocalizedText } from '../common/index.ts';

/** What can be wrong with what is said of a user. */
export const userProblems = [
  'firstNameRequired',
  'lastNameRequired',
  'usernameRequired',
  'nameInvalid',
  'usernameInvalid',
  'emailRequired',
  'emailInvalid',
  'fiscalCodeInvalid',
  'mobileInvalid',
  'companyRequired',
  'groupsRequired',
] as const;
type UserProblem = (typeof userProblems)[number];

/** The sentence of each problem, on the field and by the server: to the letter of spec 03 §5 where it has one. */
const sentences: Record<Language, Record<UserProblem, string>> = {
  it: {
    firstNameRequired: 'Nome richiesto',
    lastNameRequired: 'Cognome richiesto',
    usernameRequired: 'Username richiesto',
    nameInvalid: 'Scrivi un nome, al massimo 100 caratteri e senza indirizzi',
    usernameInvalid: 'Usa solo lettere, cifre e punti, senza spazi',
    emailRequired: 'E-Mail richiesta',
    emailInvalid: 'E-mail non valida',
    fiscalCodeInvalid: 'Il codice fiscale non è valido: controlla lettere e cifre',
    mobileInvalid: 'Il numero di cellulare non è valido',
    companyRequired: "Specificare l'azienda",
    groupsRequired: 'Per favore specificare i gruppi',
  },
  en: {
    firstNameRequired: 'First name required',
    lastNameRequired: 'Last name required',
    usernameRequired: 'Username required',
    nameInvalid: 'Write a name, at most 100 characters and no addresses',
    usernameInvalid: 'Use only letters, digits and dots, without spaces',
    emailRequired: 'Email required',
    emailInvalid: 'Email not valid',
    fiscalCodeInvalid: 'The tax code (codice fiscale) is not valid: check its letters and digits',
    mobileInvalid: 'The mobile number is not valid',
    companyRequired: 'Choose the company',
    groupsRequired: 'Please choose the groups',
  },
};

const required: Readonly<Record<string, UserProblem>> = {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  username: 'usernameRequired',
};

/** The sentence of what `userFields` found wrong with a field, in both languages. */
export function userProblemText(field: string, problem: string): LocalizedText {
  const named = problem === 'required' ? required[field] : undefined;
  const known = named ?? userProblems.find((each) => each === problem) ?? fallbackOf(field);
  return { it: sentences.it[known], en: sentences.en[known] };
}

/** What is said of a field that is wrong in a way without a name, such as one that is too long. */
function fallbackOf(field: string): UserProblem {
  if (field === 'username') return 'usernameInvalid';
  if (field === 'email') return 'emailInvalid';
  if (field === 'fiscalCode') return 'fiscalCodeInvalid';
  if (field === 'companyId') return 'companyRequired';
  if (field === 'groupIds') return 'groupsRequired';
  return field === 'prefix' || field === 'mobile' ? 'mobileInvalid' : 'nameInvalid';
}
