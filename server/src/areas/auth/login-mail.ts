import type { Language } from 'shared-api/contracts/common';
import { loginMail } from './sign-in.texts.ts';

interface LoginLetter {
  language: Language;
  product: string;
  name: string;
  code: string;
}

/** Writes the mail that brings the code of a login. */
export function writeLoginMail({ language, product, name, code }: LoginLetter) {
  const words = loginMail[language];
  return {
    subject: words.subject(product, code),
    text: [words.greeting(name), words.before, code, words.after, words.warning].join('\n\n'),
  };
}
