import { defineTexts } from 'shared-ui';

export const evidenceTexts = defineTexts({
  it: {
    title: 'Prova della firma',
    lead: 'Un documento sigillato che dice chi ha firmato, quando, da dove e con quali controlli.',
    evidence: 'Prova della firma',
    evidenceShort: 'Prova',
    package: 'Pacchetto delle prove',
    packageShort: 'Pacchetto',
    packageLead:
      'Il pacchetto contiene anche il documento, gli eventi e i programmi con cui chiunque può verificarli senza il portale.',
    evidenceFile: 'prova-della-firma.pdf',
    packageFile: 'prova-della-firma.zip',
  } as const,
  en: {
    title: 'Evidence of the signature',
    lead: 'A sealed document that says who signed, when, from where and with which checks.',
    evidence: 'Evidence of the signature',
    evidenceShort: 'Evidence',
    package: 'Package of evidence',
    packageShort: 'Package',
    packageLead:
      'The package also holds the document, the events and the programs with which anybody can verify them without the portal.',
    evidenceFile: 'evidence-of-the-signature.pdf',
    packageFile: 'evidence-of-the-signature.zip',
  },
});
