import { signUpProblemTexts, type SignUpField, type SignUpProblem } from 'shared-api/contracts/auth';
import type { LocalizedText } from 'shared-api/contracts/common';

/** Why no company takes a sign-up. */
export const noCompany: LocalizedText = {
  it: 'Nessuna azienda accetta registrazioni con questo indirizzo: usa quello di lavoro',
  en: 'No company takes sign-ups with this address: use the one you have at work',
};

/** The sentence of a problem of a field. */
export function signUpProblemText(field: SignUpField, problem: SignUpProblem): LocalizedText {
  const { it: italian, en: english } = signUpProblemTexts;
  return { it: sentenceIn(italian[field], problem), en: sentenceIn(english[field], problem) };
}

function sentenceIn(sentences: Partial<Record<SignUpProblem, string>>, problem: SignUpProblem): string {
  return sentences[problem] ?? '';
}
