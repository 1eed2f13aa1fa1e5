import { globSync } from 'node:fs';
import { languages } from 'shared-api/contracts/common';
import { renderMail, type Addressee, type LocalizedMail } from '../platform/deliveries/mail-content.ts';

type WriteMail = (given: unknown) => LocalizedMail;

const [account, outsider] = [{ firstName: 'Anna' }, { fullName: 'Anna Neri' }] as const;
const at = new Date('2026-03-02T09:00:00Z');

/** Of everything that some mail says, one: a mail of another field is found by the 'undefined' in it. */
const given = {
  product: 'Sportello',
  name: 'Anna',
  firstName: 'Anna',
  username: 'anna.neri',
  employeeName: 'Mario Rossi',
  person: 'Mario Rossi',
  by: 'Ada Conti',
  inPlaceOf: 'Carla Gallo',
  email: 'anna@fuori.example',
  sender: { name: 'Ada Conti', email: 'ada@acme.example' },
  company: 'Acme S.p.A.',
  provider: 'Acme ID',
  address: 'https://portale.example/qui',
  link: 'https://portale.example/qui',
  sessionsAddress: 'https://portale.example/qui',
  sealsAddress: 'https://portale.example/seals',
  inbox: 'https://portale.example/messages',
  delegation: 'https://portale.example/absences',
  code: '123456',
  days: 90,
  passkey: 'Telefono',
  passkeys: ['Telefono'],
  newAddress: 'a•••@fuori.example',
  newPhone: '+39 ••• 67',
  oldPhone: '+39 ••• 11',
  value: '+39 333 1234567',
  kind: 'phone',
  change: 'added',
  decision: 'approved',
  reason: 'Non serve',
  device: { device: 'phone', browser: 'Firefox', system: 'Android' },
  country: 'IT',
  ip: '198.51.100.7',
  at,
  sentAt: at,
  countsFrom: at,
  month: { year: 2026, month: 2 },
  missing: 2,
  total: 3,
  names: ['Mario Rossi'],
  people: [{ name: 'Mario Rossi', isSuper: false, company: 'Acme S.p.A.' }],
  domain: 'acme.example',
  day: '2026-03-16',
  scope: 'team',
  due: [{ kind: 'health', count: 6 }],
  from: '2026-03-10',
  until: '2026-03-11',
  isAttached: true,
  asks: 'approval',
  isReaddressed: true,
  message: 'Buona lettura.',
  title: 'Contratto',
  body: 'Ecco il contratto.',
  messages: [{ title: 'Avviso', senderCompany: 'Acme S.p.A.', address: 'https://portale.example/m' }],
  request: { from: '2026-03-10', to: '2026-03-11', start: null, end: null, cause: 'holiday', note: 'Mare' },
  document: {
    title: 'Contratto',
    receiverName: 'Anna',
    receiverSurname: 'Neri',
    receiverEmail: 'anna@fuori.example',
    senderName: 'Ada Conti',
    senderEmail: 'ada@acme.example',
    sealedHash: 'abc',
    pages: [{}],
    signaturesDone: 1,
    signaturesTotal: 2,
    expiresAt: at,
  },
};
const events = [
  'enabled',
  'replaced',
  'disabled',
  'recovery-codes-renewed',
  'wrong-codes',
  'recovery-code-used',
];

/** Mails that a company writes beside those of its documents, messages, months and absences. */
const companysOfAccounts = ['invitationMail', 'newPasswordMail', 'approvedMail', 'rejectedMail'];

/** Mails to senders, who are of the house. */
const toSenders = ['newSendingMail', 'senderMail', 'wrongReceiverMail'];

/** Every kind of mail that the product sends, to somebody with an account and, where it can be, to somebody without. */
async function writeAll(): Promise<[name: string, mail: LocalizedMail][]> {
  const folder = new URL('./', import.meta.url).pathname;
  const files = globSync(`${folder}**/*.{mail,mails}.ts`);
  const kinds = await Promise.all(
    files.map(async (file) => {
      const written = Object.entries((await import(file)) as Record<string, unknown>).filter(([name]) =>
        name.endsWith('Mail'),
      );
      return written.flatMap(([name, write]) =>
        writeKind(file.slice(folder.length), name, write as WriteMail),
      );
    }),
  );
  return kinds.flat();
}

function writeKind(file: string, name: string, write: WriteMail): [string, LocalizedMail][] {
  const days = name === 'delegatedMail' ? { to: given.until } : {};
  const tos: readonly Addressee[] = toSenders.includes(name) ? [account] : [account, outsider];
  return tos.flatMap((to) =>
    (name === 'authenticatorMail' ? events : ['']).map((event): [string, LocalizedMail] => [
      `${file}: ${name} ${event}`,
      write({ ...given, to, ...days, event: { name: event, left: 2 } }),
    ]),
  );
}

const asTu = /\b(tu|ti|te|tuo|tua|tuoi|tue|hai|puoi|vuoi|scegli|conferma|avvisa|apri|ciao)\b/i;
const asLei = /\b(Lei|Suo|Sua|Suoi|Sue|Le ha|La preghiamo)\b/;
const ofHealth = /malatti|sick|illness|certificat|ricover/i;

describe('the mails', () => {
  it('speak to who has an account as tu, to everybody else as Lei, each kind in one tone', async () => {
    const all = await writeAll();
    expect(all.length).toBeGreaterThan(80);
    for (const [name, mail] of all) {
      const { subject, text } = renderMail({ content: mail, language: 'it', brand, onBehalfOf: null });
      const said = `${name}: ${subject}\n${text}`;
      expect(said).not.toMatch('firstName' in mail.to ? asLei : asTu);
    }
  });

  it('have the greeting and the ending of the frame, in both languages, and no other', async () => {
    for (const [name, mail] of await writeAll())
      for (const language of languages) {
        const { text, html } = renderMail({ content: mail, language, brand, onBehalfOf: 'Acme S.p.A.' });
        const [greeting = '', ...rest] = text.split('\n\n');
        const known = 'firstName' in mail.to;
        const expected = { it: known ? 'Ciao' : 'Buongiorno', en: known ? 'Hello' : 'Dear' }[language];
        expect(`${name}: ${greeting}`).toMatch(new RegExp(`: ${expected}( Anna| Anna Neri)?,$`));
        expect(`${name}: ${rest.join('\n')}`).not.toMatch(
          /\b(Ciao|Buongiorno|Gentile|Hello|Dear|Saluti|Regards)\b/,
        );
        expect(`${name}: ${rest.at(-1)}`).toMatch(/Acme S\.p\.A\. (da|by) Sportello\.$/);
        expect(`${name}: ${text}${html}`).not.toMatch(/undefined|NaN|\[object/);
      }
  });

  it('are the company’s where it deals with people, and the product’s where it is about its own sign-in', async () => {
    for (const [name, { from }] of await writeAll()) {
      const isOfAccounts = name.startsWith('auth/') || name.startsWith('admin/');
      const isCompanys = !isOfAccounts || companysOfAccounts.some((kind) => name.includes(`: ${kind} `));
      expect(`${name}: ${from}`).toBe(`${name}: ${isCompanys ? 'company' : 'product'}`);
    }
  });

  it('say nothing of anybody’s health in their subject', async () => {
    for (const [name, mail] of await writeAll())
      for (const language of languages) expect(`${name}: ${mail[language].subject}`).not.toMatch(ofHealth);
  });
});

const brand = { name: 'Sportello', accent: '#1f5fbf' };
