import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { hasAccount } from './addressees.ts';
import { shortTitle } from './short-title.ts';

interface ExternalMessage {
  readonly to: Addressee;
  readonly title: string;
  readonly body: string;
  readonly sender: { readonly name: string; readonly email: string };
  readonly company: string;
}

/** The mail that brings a message to somebody without an account. */
export function externalMessageMail(message: ExternalMessage): LocalizedMail {
  const { to, title, body, sender, company } = message;
  const from = company ? `${sender.name} (${company})` : sender.name;
  const paragraphs = paragraphsOf(body);
  return {
    from: 'company',
    to,
    it: {
      subject: shortTitle(title),
      paragraphs: [`${from} ${hasAccount(to) ? 'ti ha scritto' : 'Le ha scritto'}:`, ...paragraphs],
      closing: [`Per rispondere: ${sender.email}.`],
    },
    en: {
      subject: shortTitle(title),
      paragraphs: [`${from} wrote to you:`, ...paragraphs],
      closing: [`To answer: ${sender.email}.`],
    },
  };
}

/** What somebody wrote, line by line. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
