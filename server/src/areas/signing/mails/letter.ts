import { languages, type Language } from 'shared-api/contracts/common';
import { escapeHtml } from '../../../platform/http/escape-html.ts';

/** A mail in one language. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; address: string };
  closing: string;
}

/** A mail as it is sent. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail in a person's language, or in both, Italian first, where we do not know the person. */
export function writeLetter(
  letters: Readonly<Record<Language, Letter>>,
  language: Language | undefined,
): WrittenMail {
  const chosen = (language ? [language] : languages).map((each) => letters[each]);
  return {
    subject: chosen.map(({ subject }) => subject).join(' / '),
    text: chosen.map(toText).join('\n\n— — —\n\n'),
    html: chosen.map(toHtml).join('<hr>'),
  };
}

function toText({ greeting, paragraphs, action, closing }: Letter): string {
  const link = action ? [`${action.label}:\n${action.address}`] : [];
  return [greeting, ...paragraphs, ...link, closing].join('\n\n');
}

function toHtml({ greeting, paragraphs, action, closing }: Letter): string {
  const button = action
    ? `<p><a href="${escapeHtml(action.address)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>`
    : '';
  const before = [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return `<div style="${letterStyle}">${before}${button}<p>${escapeHtml(closing)}</p></div>`;
}

const letterStyle = 'font:16px/1.5 system-ui,sans-serif;max-width:36em';
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1f5fbf;color:#ffffff;text-decoration:none';
