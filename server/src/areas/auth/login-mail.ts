import type { Language } from 'shared-api/contracts/common';
import { escapeHtml } from '../../platform/http/escape-html.ts';
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
  const before = [words.greeting(name), words.before];
  const after = [words.after, words.warning];
  return {
    subject: words.subject(product, code),
    text: [...before, code, ...after].join('\n\n'),
    html: `<div style="${letterStyle}">${paragraphs(before)}<p style="${codeStyle}">${code}</p>${paragraphs(after)}</div>`,
  };
}

const letterStyle = 'font:16px/1.5 system-ui,sans-serif;max-width:36em';
const codeStyle = 'font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0';

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}
