import { defineTexts } from 'shared-ui';

export const sealsTexts = defineTexts({
  it: {
    title: 'I sigilli dei documenti',
    lead: 'Chi verifica un documento firmato qui, o il pacchetto della sua prova, confronta l’impronta del certificato con quelle di questa pagina: se non c’è, il sigillo non è nostro.',
    current: 'In uso',
    former: 'Usato in passato',
    validity: 'Valido',
    days: 'dal {{from}} al {{until}}',
    fingerprint: 'Impronta SHA-256',
    none: {
      title: 'I sigilli non sono elencati qui',
      text: 'Li custodisce un altro sistema: chiedere l’impronta a chi ha inviato il documento.',
    },
    failed: 'I sigilli non sono stati caricati',
  } as const,
  en: {
    title: 'The seals of the documents',
    lead: 'Whoever verifies a document signed here, or the package of its evidence, compares the fingerprint of the certificate with those of this page: if it is not among them, the seal is not ours.',
    current: 'In use',
    former: 'Used before',
    validity: 'Valid',
    days: 'from {{from}} until {{until}}',
    fingerprint: 'SHA-256 fingerprint',
    none: {
      title: 'The seals are not listed here',
      text: 'Another system keeps them: ask whoever sent the document for the fingerprint.',
    },
    failed: 'The seals were not loaded',
  },
});
