import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

/** The mail by which an administrator tries whether mails arrive. */
export function testMail({ product, name }: Readonly<Record<'product' | 'name', string>>): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `${product}: e‑mail di prova`,
      paragraphs: ['questa è un’e‑mail di prova: se la leggi, le e‑mail arrivano.'],
      closing: ['L’hai chiesta tu dalle impostazioni. Non serve fare altro.'],
    },
    en: {
      subject: `${product}: test email`,
      paragraphs: ['this is a test email: if you read it, emails arrive.'],
      closing: ['You asked for it in the settings. There is nothing else to do.'],
    },
  };
}
