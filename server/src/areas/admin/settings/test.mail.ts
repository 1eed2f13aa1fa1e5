import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

/** The mail by which an administrator tries whether mails arrive. */
export function testMail({ product, name }: Readonly<Record<'product' | 'name', string>>): LocalizedMail {
  return {
    it: {
      subject: `${product}: mail di prova`,
      greeting: `Ciao ${name},`,
      paragraphs: ['questa è una mail di prova: se la leggi, le mail arrivano.'],
      closing: ['L’hai chiesta tu dalle impostazioni. Non serve fare altro.'],
    },
    en: {
      subject: `${product}: test mail`,
      greeting: `Hello ${name},`,
      paragraphs: ['this is a test mail: if you read it, mails arrive.'],
      closing: ['You asked for it in the settings. There is nothing else to do.'],
    },
  };
}
