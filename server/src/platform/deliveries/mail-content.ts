import { languages, type Language } from 'shared-api/contracts/common';
import { escapeHtml } from '../http/escape-html.ts';

type Fact = readonly [name: string, value: string, address?: string];

/**
 * Whom a mail speaks to, and so in which tone (decision 114): who has an account by the first name, as 'tu'; who has none by the whole name,
 * as 'Lei'. Empty where the name is not known.
 */
export type Addressee = { readonly firstName: string } | { readonly fullName: string };

/** A mail in one language, without its greeting, which is the frame's. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What it is about at a glance, each with its name, and where it is opened. */
  readonly facts?: readonly Fact[];
  /** A one-time code, set large. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly address: string };
  readonly closing: readonly string[];
}

/** A mail in every language. */
export interface LocalizedMail extends Readonly<Record<Language, MailContent>> {
  /** Who writes: a company to the people it deals with, or the product itself, to whom has an account with it. */
  readonly from: 'company' | 'product';
  readonly to: Addressee;
}

/** Whose mails they are: the name at their head and the colour of their buttons (`#rrggbb`). */
export interface MailBrand {
  readonly name: string;
  readonly accent: string;
}

/** A mail as it is sent. */
interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Draft {
  readonly content: LocalizedMail;
  /** Undefined for who is not known: the mail is in both languages then, Italian first. */
  readonly language: Language | undefined;
  readonly brand: MailBrand;
  /** The company in whose name it is sent; null where the product writes. */
  readonly onBehalfOf: string | null;
}

/** A mail in one language, with what the frame adds. */
interface Letter extends MailContent {
  readonly language: Language;
  readonly greeting: string;
}

/** Lays a mail out: the same frame for every mail of the product, with the company's name where it writes. */
export function renderMail({ content, language, brand, onBehalfOf }: Draft): WrittenMail {
  const chosen = (language ? [language] : languages).map((each): Letter => {
    const { closing, ...letter } = content[each];
    const ending = onBehalfOf ? [frame[each].ending(brand.name, onBehalfOf)] : [];
    return { ...letter, language: each, greeting: greet(each, content.to), closing: [...closing, ...ending] };
  });
  // One that says everything twice is cut before it has said anything.
  const [{ subject } = { subject: '' }] = chosen;
  return {
    subject: onBehalfOf ? `${subject} – ${onBehalfOf}` : subject,
    text: chosen.map(toText).join('\n\n— — —\n\n'),
    html: layOut(chosen, { brand, onBehalfOf }),
  };
}

const frame = {
  it: {
    known: 'Ciao',
    outside: 'Buongiorno',
    nameless: 'Buongiorno',
    ending: (product: string, company: string) => `Inviata per conto di ${company} da ${product}.`,
  },
  en: {
    known: 'Hello',
    outside: 'Dear',
    nameless: 'Hello',
    ending: (product: string, company: string) => `Sent on behalf of ${company} by ${product}.`,
  },
} as const;

function greet(language: Language, to: Addressee): string {
  const { known, outside, nameless } = frame[language];
  if ('firstName' in to) return `${[known, to.firstName].filter(Boolean).join(' ')},`;
  return to.fullName === '' ? `${nameless},` : `${outside} ${to.fullName},`;
}

function toText({ greeting, paragraphs, facts = [], code, action, closing }: Letter): string {
  const listed = facts
    .map(([name, value, address]) => [`${name}: ${value}`, ...(address ? [address] : [])].join('\n'))
    .join('\n');
  const link = action ? [`${action.label}:\n${action.address}`] : [];
  const parts = [greeting, ...paragraphs, listed, code ?? '', ...link, ...closing];
  return parts.filter((part) => part !== '').join('\n\n');
}

function layOut(
  letters: readonly Letter[],
  { brand, onBehalfOf }: Pick<Draft, 'brand' | 'onBehalfOf'>,
): string {
  const parts = letters
    .map((letter) => `<div lang="${letter.language}">${toHtml(letter, brand)}</div>`)
    .join(`<hr style="${styles.rule}">`);
  const [{ language, subject } = { language: 'it', subject: '' }] = letters;
  const via = onBehalfOf ? ` <span style="${styles.via}">via ${escapeHtml(brand.name)}</span>` : '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(subject.replaceAll(/\s+/g, ' '))}</title></head><body style="${styles.body}">`,
    `<div style="${styles.page}"><div style="${styles.sheet}">`,
    `<p style="${styles.head};color:${brand.accent}">${escapeHtml(onBehalfOf ?? brand.name)}${via}</p>`,
    `<div style="${styles.card};border-top:4px solid ${brand.accent}">${parts}</div>`,
    '</div></div></body></html>',
  ].join('');
}

function toHtml(content: Letter, { accent }: MailBrand): string {
  const { greeting, paragraphs, facts = [], code, action, closing } = content;
  return [
    ...[greeting, ...paragraphs].map((text) => paragraph(text)),
    facts.length > 0
      ? `<table role="presentation" style="${styles.facts}">${facts.map(factRow).join('')}</table>`
      : '',
    code ? `<p style="${styles.code}">${escapeHtml(code)}</p>` : '',
    action
      ? `<p style="${styles.buttonRow}"><a href="${escapeHtml(action.address)}" style="${styles.button};background:${accent}">${escapeHtml(action.label)}</a></p>`
      : '',
    ...closing.map((text) => paragraph(text, styles.small)),
  ].join('');
}

function factRow([name, value, address]: Fact): string {
  const shown = escapeHtml(value);
  const linked = address ? `<a href="${escapeHtml(address)}">${shown}</a>` : shown;
  return `<tr><td style="${styles.name}">${escapeHtml(name)}</td><td style="${styles.value}">${linked}</td></tr>`;
}

function paragraph(text: string, style: string = styles.text): string {
  return `<p style="${style}">${escapeHtml(text)}</p>`;
}

const styles = {
  body: 'margin:0;padding:0',
  page: 'background:#f3f5f8;padding:24px 12px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#1b2430',
  sheet: 'max-width:560px;margin:0 auto',
  head: 'margin:0 0 12px;font-size:18px;font-weight:700',
  via: 'font-size:14px;font-weight:400;color:#4a5666',
  card: 'background:#ffffff;border-radius:8px;padding:24px',
  text: 'margin:0 0 16px',
  small: 'margin:0 0 8px;font-size:14px;color:#4a5666;overflow-wrap:anywhere',
  facts: 'border-collapse:collapse;margin:0 0 16px',
  name: 'padding:4px 16px 4px 0;vertical-align:top;color:#4a5666;white-space:nowrap',
  value: 'padding:4px 0;overflow-wrap:anywhere',
  code: 'margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px',
  buttonRow: 'margin:24px 0',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;color:#ffffff;text-decoration:none;font-weight:600',
  rule: 'border:0;border-top:1px solid #d8dee6;margin:24px 0',
} as const;
