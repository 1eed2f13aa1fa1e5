import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface PasskeyMail {
  readonly change: 'added' | 'removed';
  readonly product: string;
  readonly name: string;
  readonly passkey: string;
  /** Where the profile is. */
  readonly address: string;
}

const subjects = {
  added: { it: 'Nuova passkey per accedere a', en: 'New passkey to sign in to' },
  removed: { it: 'Passkey tolta da', en: 'Passkey removed from' },
} as const;

/** The mail that tells somebody that a passkey was added or removed. */
export function passkeyMail({ change, product, name, passkey, address }: PasskeyMail): LocalizedMail {
  const isAdded = change === 'added';
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `${subjects[change].it} ${product}`,
      paragraphs: [
        isAdded
          ? `la passkey «${passkey}» ora accede con il tuo utente, senza password né codice.`
          : `la passkey «${passkey}» non accede più con il tuo utente.`,
      ],
      action: { label: 'Vai al profilo', address },
      closing: [
        isAdded
          ? 'Se non l’hai aggiunta tu, toglila subito dal profilo e cambia la password.'
          : 'Se non l’hai tolta tu, cambia la password e controlla dove hai effettuato l’accesso.',
      ],
    },
    en: {
      subject: `${subjects[change].en} ${product}`,
      paragraphs: [
        isAdded
          ? `the passkey “${passkey}” now signs in as you, without password or code.`
          : `the passkey “${passkey}” no longer signs in as you.`,
      ],
      action: { label: 'Go to your profile', address },
      closing: [
        isAdded
          ? 'If it was not you, remove it in your profile at once and change your password.'
          : 'If it was not you, change your password and look where you are signed in.',
      ],
    },
  };
}
