import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { shortTitle } from './short-title.ts';

interface ExternalMessage {
  readonly name: string;
  readonly surname: string;
  readonly title: string;
  readonly body: string;
  readonly sender: { readonly name: string; readonly email: string };
  readonly company: string;
}

/** The mail that brings a message to somebody without an account. */
export function externalMessageMail(message: ExternalMessage): LocalizedMail {
  const { name, surname, title, body, sender, company } = message;
  const from = company ? `${sender.name} (${company})` : sender.name;
  const paragraphs = paragraphsOf(body);
  return {
    it: {
      subject: shortTitle(title),
      greeting: `Buongiorno ${name} ${surname},`,
      paragraphs: [`${from} Le ha scritto:`, ...paragraphs],
      closing: [`Per rispondere: ${sender.email}.`],
    },
    en: {
      subject: shortTitle(title),
      greeting: `Dear ${name} ${surname},`,
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
