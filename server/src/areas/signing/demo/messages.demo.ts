import type { AttachmentType } from 'shared-api/contracts/signing';
import { makePdf } from './demo-pdf.ts';
import { floorPlan } from './demo-png.ts';

/** A message of the demo. */
export interface DemoMessage {
  /** Names it and, with a user name behind it, each of its copies. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** User names of who gets it. */
  readonly to: readonly string[];
  /** Whether they have accepted its reading. */
  readonly isRead: boolean;
  readonly file?: {
    readonly name: string;
    readonly type: AttachmentType;
    readonly pages: number;
    readonly isToSign: boolean;
    make(): Buffer;
  };
}

const people = ['mario.rossi', 'giulia.bianchi'] as const;
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

/** The messages of the demo, all of Acme. */
export const demoMessages: readonly DemoMessage[] = [
  {
    id: 'demo-regolamento',
    title: 'Regolamento sulla sicurezza',
    body: 'In allegato il nuovo regolamento sulla sicurezza.\nSi prega di leggerlo e di firmarlo.',
    to: people,
    isRead: true,
    file: {
      name: 'regolamento-sicurezza.pdf',
      type: 'application/pdf',
      pages: rules.length,
      isToSign: true,
      make: () => makePdf(rules),
    },
  },
  {
    id: 'demo-consenso',
    title: 'Consenso per le fotografie',
    body: 'Si prega di leggere e firmare il consenso per le fotografie sul sito.',
    to: people,
    isRead: true,
    file: {
      name: 'consenso-fotografie.pdf',
      type: 'application/pdf',
      pages: consent.length,
      isToSign: true,
      make: () => makePdf(consent),
    },
  },
  {
    id: 'demo-planimetria',
    title: 'Planimetria della sede',
    body: 'La planimetria della sede di Milano, con le uscite di emergenza.',
    to: people,
    isRead: true,
    file: {
      name: 'planimetria.png',
      type: 'image/png',
      pages: 0,
      isToSign: false,
      make: floorPlan,
    },
  },
  {
    id: 'demo-chiusura',
    title: 'Chiusura natalizia',
    body: 'Gli uffici restano chiusi dal 24 dicembre al 6 gennaio.',
    to: people,
    isRead: false,
  },
];
