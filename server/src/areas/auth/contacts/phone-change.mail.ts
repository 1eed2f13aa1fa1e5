import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface PhoneChangedMail {
  readonly product: string;
  readonly name: string;
  /** The new number, masked: others may read the mail. */
  readonly newPhone: string;
  /** The number of before, masked; undefined when there was none. */
  readonly oldPhone: string | undefined;
}

/** The mail that tells somebody that codes go to another number, or to a first one. */
export function phoneChangedMail({ product, name, newPhone, oldPhone }: PhoneChangedMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il tuo numero di cellulare per ${product} è cambiato`,
      paragraphs: [
        oldPhone
          ? `da ora i codici per SMS di ${product} vanno al numero ${newPhone}. Al numero ${oldPhone} non arriverà più niente.`
          : `da ora i codici per SMS di ${product} vanno al numero ${newPhone}.`,
      ],
      closing: ['Se non lo hai cambiato tu, avvisa subito la tua azienda.'],
    },
    en: {
      subject: `Your mobile number for ${product} has changed`,
      paragraphs: [
        oldPhone
          ? `from now on the SMS codes of ${product} go to the number ${newPhone}. Nothing more will come to the number ${oldPhone}.`
          : `from now on the SMS codes of ${product} go to the number ${newPhone}.`,
      ],
      closing: ['If it was not you, tell your company at once.'],
    },
  };
}

/** The mail that tells somebody that an administrator took their number away. */
export function phoneRemovedMail({
  product,
  name,
}: Pick<PhoneChangedMail, 'product' | 'name'>): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il tuo numero di cellulare per ${product} è stato tolto`,
      paragraphs: [`un amministratore ha tolto il tuo numero: ${product} non ti invia più codici per SMS.`],
      closing: ['Se non è giusto, aggiungilo di nuovo dal tuo profilo e avvisa la tua azienda.'],
    },
    en: {
      subject: `Your mobile number for ${product} was removed`,
      paragraphs: [`an administrator has removed your number: ${product} sends you no more codes by SMS.`],
      closing: ['If it is not right, add it again in your profile and tell your company.'],
    },
  };
}
