import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import { findValue, setValue } from '../installation/installation.repository.ts';

const mailSender = z.object({ name: z.string(), address: z.string() });

/** In whose name mails leave. */
type MailSender = z.infer<typeof mailSender>;

/** What can be done with the sender of the mails. */
export type MailSenders = ReturnType<typeof createMailSenders>;

const valueName = 'mail-sender';

interface MailSenderDependencies {
  readonly db: Executor;
  /** `MAIL_FROM`: `Name <address>` or an address. It counts before what was entered on screen. */
  readonly given: string | undefined;
  /** The name of the product, until there is another. */
  readonly product: string;
}

/** The sender of the mails: as the environment says, else as an administrator entered it, else one that no mail server will like. */
export function createMailSenders({ db, given, product }: MailSenderDependencies) {
  return {
    /** Whether the environment says it, so that nothing can be entered. */
    isGiven: given !== undefined,

    /** Who it is now; `isChosen` is false as long as nobody said. */
    find: async (): Promise<MailSender & { readonly isChosen: boolean }> => {
      if (given !== undefined) return { ...parse(given, product), isChosen: true };
      const saved = await findValue(db, valueName);
      if (saved === undefined) return { name: product, address: 'sportello@localhost', isChosen: false };
      return { ...mailSender.parse(JSON.parse(saved)), isChosen: true };
    },

    /** Keeps another, for the next mails. */
    save: (executor: Executor, sender: MailSender): Promise<void> =>
      setValue(executor, valueName, JSON.stringify(sender)),
  };
}

/** Reads one mailbox as RFC 5322 writes it: `Name <address>`, `"Name, with a comma" <address>`, an address; undefined where it is not one. */
export function readMailbox(text: string): MailSender | undefined {
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  const isOne = mailbox && others.length === 0 && z.email().safeParse(mailbox.address).success;
  return isOne || isLocal(mailbox?.address) ? mailbox : undefined;
}

/** Of a machine without a domain, for trying. */
const isLocal = (address = '') => /^[\w.+-]+@localhost$/.test(address);

function parse(given: string, product: string): MailSender {
  const { name, address } = readMailbox(given) ?? { name: '', address: given };
  return { name: name || product, address };
}
