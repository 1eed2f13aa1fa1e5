import type { SignatureBox } from 'shared-api/contracts/signing';
import type { DemoCompanyId } from '../../../demo/companies.demo.ts';
import { makePdf } from './demo-pdf.ts';
import { floorPlan } from './demo-png.ts';

/** A message of the demo. */
export interface DemoMessage {
  /** Names it and, with a user name behind it, each of its copies. */
  readonly id: string;
  /** User name of who wrote it, and in whose name. */
  readonly sender: string;
  readonly companyId: DemoCompanyId;
  readonly title: string;
  readonly body: string;
  /** How long before the first start it was sent. */
  readonly hoursAgo: number;
  /** User names of who got it, and of those who have read it already. */
  readonly receivers: readonly string[];
  readonly readBy: readonly string[];
  /** User names of those who have signed its attachment. */
  readonly signedBy?: readonly string[];
  readonly file?: DemoAttachment;
}

/** What goes along with a message of the demo. */
export interface DemoAttachment {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/png';
  readonly bytes: () => Buffer;
  /** Of a PDF. */
  readonly pages: number;
  readonly mayBeViewed: boolean;
  readonly mayBeSigned: boolean;
  readonly boxes: readonly SignatureBox[];
}

const acme = { sender: 'hr.acme', companyId: 'acme' } as const;
const beta = { sender: 'admin', companyId: 'beta' } as const;
const everybodyAtAcme = ['mario.rossi', 'giulia.bianchi', 'anna.neri', 'admin'] as const;

const telework = [
  'Accordo sul lavoro da casa',
  'Tra Acme S.p.A. e il dipendente si conviene quanto segue.',
  '',
  '1. Il lavoro da casa è possibile fino a due giorni alla settimana.',
  '2. I giorni si concordano con il responsabile entro il venerdì precedente.',
  '3. Gli strumenti aziendali si usano solo per ragioni di lavoro.',
  '',
  'Per accettazione, il dipendente:',
];
const payroll = [
  'Cedolino di ottobre',
  'Il cedolino è consultabile da oggi. Le ore sono quelle del mese approvato.',
  '',
  'Per domande: Ufficio del personale.',
];
const safety = [
  'Corso sulla sicurezza',
  'Il corso si tiene il 3 dicembre, dalle 9 alle 13, nella sala riunioni.',
  'La presenza è obbligatoria per tutte le persone assunte nel 2026.',
];

const pdf = (name: string, ...pages: (readonly string[])[]): DemoAttachment => ({
  name,
  type: 'application/pdf',
  bytes: () => makePdf(pages),
  pages: pages.length,
  mayBeViewed: true,
  mayBeSigned: false,
  boxes: [],
});

const chapters = [
  'Scopo e campo di applicazione',
  'Doveri del datore di lavoro',
  'Doveri dei lavoratori',
  'Formazione e informazione',
  'Luoghi di lavoro',
  'Attrezzature',
  'Dispositivi di protezione',
  'Videoterminali',
  'Primo soccorso',
  'Prevenzione incendi',
  'Evacuazione',
  'Accettazione',
];
const rules = chapters.map((chapter, index) => [
  `${index + 1}. ${chapter}`,
  'Il presente regolamento vale per tutte le sedi di Acme S.p.A.',
  'Chi nota un pericolo lo segnala subito al responsabile della sicurezza.',
  ...(chapter === 'Evacuazione' ? ['Il punto di raccolta è nel cortile, accanto al cancello nord.'] : []),
]);

const consent = [
  ['Consenso per le fotografie', 'Acme S.p.A. può pubblicare sul proprio sito le fotografie degli eventi.'],
  ['Firma', 'Il consenso si può ritirare in ogni momento.'],
];

const workplaceRules = [
  'Uso della postazione condivisa',
  'La postazione si prenota dal giorno prima e si lascia libera la sera.',
  'Chi la usa tiene in ordine lo schermo, la tastiera e gli armadietti.',
  '',
  'Per accettazione:',
];

const longText = [
  'Care colleghe, cari colleghi,',
  '',
  'da gennaio i buoni pasto arrivano in formato elettronico. La tessera si ritira in portineria, dal lunedì al venerdì, dalle 8 alle 10, e si attiva dal sito del gestore: https://buoni.example/attiva.',
  '',
  'Che cosa cambia:',
  '– il valore di ogni buono resta di 8 euro;',
  '– si possono usare fino a otto buoni alla volta, anche al supermercato;',
  '– i buoni maturano per ogni giorno di lavoro di almeno sei ore, anche da casa;',
  '– quelli di carta che avanzano si possono spendere fino al 31 marzo.',
  '',
  'Chi ha già una tessera della vecchia convenzione la conserva: il credito passa da sola in quella nuova entro la metà di gennaio. Chi lascia la tessera a casa può pagare con l’app del gestore, che mostra lo stesso credito.',
  '',
  'Per ogni domanda: Ufficio del personale, interno 204.',
  '',
  'Buon lavoro,',
  'Elena Ricci',
].join('\n');

/** The messages of the demo: read and not read, without and with an attachment, to be signed and signed, to be seen, and one that may not be opened. */
export const demoMessages: readonly DemoMessage[] = [
  {
    ...acme,
    id: 'demo-postazione',
    title: 'Uso della postazione condivisa',
    body: 'In allegato le regole delle postazioni condivise. Si prega di leggerle e di firmarle.',
    hoursAgo: 290,
    receivers: ['mario.rossi', 'giulia.bianchi'],
    readBy: ['mario.rossi', 'giulia.bianchi'],
    signedBy: ['mario.rossi'],
    file: {
      ...pdf('postazione-condivisa.pdf', workplaceRules),
      mayBeSigned: true,
      boxes: [{ page: 1, x: 0.1, y: (150 + workplaceRules.length * 18) / 842, width: 0.34, height: 0.09 }],
    },
  },
  {
    ...acme,
    id: 'demo-buoni-pasto',
    title: 'Buoni pasto elettronici da gennaio',
    body: longText,
    hoursAgo: 240,
    receivers: everybodyAtAcme,
    readBy: ['mario.rossi', 'giulia.bianchi', 'admin'],
  },
  {
    ...acme,
    id: 'demo-cedolino',
    title: 'Cedolino di ottobre',
    body: 'Il cedolino di ottobre è in allegato.',
    hoursAgo: 150,
    receivers: ['mario.rossi', 'giulia.bianchi', 'anna.neri'],
    readBy: ['mario.rossi', 'anna.neri'],
    file: pdf('cedolino-ottobre.pdf', payroll),
  },
  {
    ...beta,
    id: 'demo-mappa',
    title: 'La mappa dei nuovi uffici',
    body: 'Da lunedì siamo al secondo piano. In allegato la mappa, con il posto di ciascuno.',
    hoursAgo: 100,
    receivers: ['luca.verdi'],
    readBy: [],
    file: {
      name: 'mappa-uffici.png',
      type: 'image/png',
      bytes: floorPlan,
      pages: 0,
      mayBeViewed: true,
      mayBeSigned: false,
      boxes: [],
    },
  },
  {
    ...acme,
    id: 'demo-corso',
    title: 'Corso sulla sicurezza',
    body: 'Il 3 dicembre si tiene il corso sulla sicurezza. Il programma sarà distribuito in aula.',
    hoursAgo: 72,
    receivers: ['giulia.bianchi', 'anna.neri'],
    readBy: ['giulia.bianchi'],
    file: { ...pdf('programma-corso.pdf', safety), mayBeViewed: false },
  },
  {
    ...acme,
    id: 'demo-lavoro-da-casa',
    title: 'Accordo sul lavoro da casa',
    body: 'In allegato l’accordo sul lavoro da casa: dopo averlo letto, firmalo qui nel portale.',
    hoursAgo: 26,
    receivers: ['mario.rossi', 'giulia.bianchi'],
    readBy: ['giulia.bianchi'],
    file: {
      ...pdf('accordo-lavoro-da-casa.pdf', telework),
      mayBeSigned: true,
      boxes: [{ page: 1, x: 0.1, y: (150 + telework.length * 18) / 842, width: 0.34, height: 0.09 }],
    },
  },
  {
    sender: 'admin',
    companyId: 'acme',
    id: 'demo-aggiornamento',
    title: 'Il portale si aggiorna giovedì sera',
    body: 'Giovedì dalle 20 alle 21 il portale può essere lento. Non c’è nulla da fare.',
    hoursAgo: 8,
    receivers: ['hr.acme', 'mario.rossi'],
    readBy: [],
  },
  {
    ...acme,
    id: 'demo-chiusura',
    title: 'Chiusura degli uffici dal 24 dicembre',
    body: 'Gli uffici sono chiusi dal 24 al 31 dicembre.\nLe ferie di quei giorni sono già inserite.',
    hoursAgo: 3,
    receivers: everybodyAtAcme,
    readBy: ['anna.neri'],
  },
  {
    ...acme,
    id: 'demo-regolamento',
    title: 'Regolamento sulla sicurezza',
    body: 'In allegato il nuovo regolamento sulla sicurezza.\nSi prega di leggerlo e di firmarlo.',
    hoursAgo: 200,
    receivers: ['mario.rossi', 'giulia.bianchi'],
    readBy: ['mario.rossi', 'giulia.bianchi'],
    file: { ...pdf('regolamento-sicurezza.pdf', ...rules), mayBeSigned: true },
  },
  {
    ...acme,
    id: 'demo-consenso',
    title: 'Consenso per le fotografie',
    body: 'Si prega di leggere e firmare il consenso per le fotografie sul sito.',
    hoursAgo: 50,
    receivers: ['mario.rossi', 'giulia.bianchi'],
    readBy: ['mario.rossi', 'giulia.bianchi'],
    file: { ...pdf('consenso-fotografie.pdf', ...consent), mayBeSigned: true },
  },
  {
    ...acme,
    id: 'demo-planimetria',
    title: 'Planimetria della sede',
    body: 'La planimetria della sede di Milano, con le uscite di emergenza.',
    hoursAgo: 120,
    receivers: ['mario.rossi', 'giulia.bianchi'],
    readBy: ['mario.rossi', 'giulia.bianchi'],
    file: {
      name: 'planimetria.png',
      type: 'image/png',
      bytes: floorPlan,
      pages: 0,
      mayBeViewed: true,
      mayBeSigned: false,
      boxes: [],
    },
  },
];
