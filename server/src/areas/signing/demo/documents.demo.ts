import type { SignatureBox } from 'shared-api/contracts/signing';
import type { DemoCompanyId } from '../../../demo/companies.demo.ts';

/** A document of the demo. */
export interface DemoDocument {
  readonly title: string;
  readonly fileName: string;
  readonly pages: readonly (readonly string[])[];
  /** User name of who sends it. */
  readonly sender: string;
  readonly companyId: DemoCompanyId;
  readonly receiver: { readonly name: string; readonly surname: string; readonly email: string };
  readonly boxes: readonly SignatureBox[];
  readonly savesCopy: boolean;
  /** How far it has come at the first start. */
  readonly outcome: 'draft' | 'sent' | 'signed';
  /** User name of the receiver, where they sign. */
  readonly signer?: string;
}

const mario = { name: 'Mario', surname: 'Rossi', email: 'mario.rossi@acme.example' };
const giulia = { name: 'Giulia', surname: 'Bianchi', email: 'giulia.bianchi@acme.example' };
const anna = { name: 'Anna', surname: 'Neri', email: 'anna.neri@acme.example' };
const luca = { name: 'Luca', surname: 'Verdi', email: 'luca.verdi@beta.example' };
const guest = { name: 'Carla', surname: 'Ospite', email: 'carla.ospite@example.org' };

const acme = { sender: 'hr.acme', companyId: 'acme', savesCopy: true } as const;
/** Of a company that asks for a code by SMS at each signature. */
const beta = { sender: 'admin', companyId: 'beta', savesCopy: true } as const;
/** A box below the last line of a page. */
const below = (lines: readonly string[], page = 1, x = 0.1): SignatureBox => ({
  page,
  x,
  y: (130 + lines.length * 18) / 842,
  width: 0.34,
  height: 0.09,
});

const contract = [
  'Contratto di lavoro',
  'Tra Acme S.p.A. e il dipendente si conviene quanto segue.',
  '',
  '1. Il rapporto di lavoro è a tempo indeterminato, con inizio il 1 dicembre 2026.',
  "2. L'orario è di 40 ore alla settimana, dal lunedì al venerdì.",
  '3. La sede di lavoro è Milano; il lavoro da casa è possibile due giorni alla settimana.',
  '4. Le ferie sono di 26 giorni lavorativi per anno.',
  '',
  '',
  'Per accettazione, il dipendente:',
];
const clauses = [
  'Clausole particolari',
  'Il dipendente approva specificamente:',
  '',
  'a) il patto di riservatezza, valido per due anni dopo la fine del rapporto;',
  "b) l'uso degli strumenti aziendali solo per ragioni di lavoro.",
  '',
  '',
  'Per approvazione specifica:',
];
const privacy = [
  'Informativa sul trattamento dei dati personali',
  'Ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679.',
  '',
  'I dati sono trattati per gestire il rapporto di lavoro e per gli obblighi di legge.',
  'Sono conservati per dieci anni dopo la fine del rapporto.',
  "L'interessato può chiederne accesso, rettifica e cancellazione.",
  '',
  '',
  'Per presa visione:',
];
const laptop = [
  'Consegna di un computer portatile',
  'Il dipendente dichiara di ricevere in buono stato un portatile con alimentatore e borsa,',
  'e si impegna a restituirlo alla fine del rapporto di lavoro.',
  '',
  '',
  'Firma:',
];
const offer = [
  'Offerta di collaborazione',
  'Acme S.p.A. propone una collaborazione di sei mesi al progetto Aurora,',
  'alle condizioni discusse il 16 novembre 2026.',
  '',
  '',
  'Per accettazione:',
];
const rules = [
  'Regolamento aziendale 2026',
  '1. Gli ingressi si aprono alle 7:30 e si chiudono alle 20:00.',
  '2. I visitatori sono accompagnati.',
  '3. Le assenze si comunicano prima delle 9:00.',
  '',
  '',
  'Per presa visione:',
];
const mandate = [
  'Nomina a incaricato del trattamento',
  'Beta S.r.l. nomina il dipendente incaricato del trattamento dei dati dei clienti',
  'e gli affida le istruzioni allegate al registro dei trattamenti.',
  '',
  '',
  'Per accettazione:',
];

/** The documents of the demo: one signed, some that wait for a signature, some not sent yet. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    ...acme,
    title: 'Offerta di collaborazione',
    fileName: 'offerta.pdf',
    pages: [offer],
    receiver: guest,
    boxes: [below(offer)],
    outcome: 'draft',
  },
  {
    ...acme,
    title: 'Consegna del portatile',
    fileName: 'consegna-portatile.pdf',
    pages: [laptop],
    receiver: anna,
    boxes: [below(laptop)],
    outcome: 'draft',
  },
  {
    ...acme,
    title: 'Regolamento aziendale 2026',
    fileName: 'regolamento-2026.pdf',
    pages: [rules],
    receiver: giulia,
    boxes: [below(rules)],
    outcome: 'sent',
  },
  {
    ...beta,
    title: 'Nomina a incaricato',
    fileName: 'nomina-incaricato.pdf',
    pages: [mandate],
    receiver: luca,
    boxes: [below(mandate)],
    outcome: 'sent',
  },
  {
    ...acme,
    title: 'Informativa sulla privacy',
    fileName: 'informativa-privacy.pdf',
    pages: [privacy],
    receiver: mario,
    boxes: [below(privacy)],
    outcome: 'signed',
    signer: 'mario.rossi',
  },
  {
    ...acme,
    title: 'Contratto di lavoro',
    fileName: 'contratto-di-lavoro.pdf',
    pages: [contract, clauses],
    receiver: mario,
    boxes: [below(contract), below(clauses, 2), below(clauses, 2, 0.55)],
    outcome: 'sent',
  },
];
