import { defineTexts } from 'shared-ui';

/** The words of sending what was just added. */
export const sendingTexts = defineTexts({
  it: {
    title_one: 'Inviare il documento?',
    title_other: 'Inviare {{count, number}} documenti?',
    document: 'Documento',
    cancel: 'Annulla',
    to_one: 'Destinatario',
    to_other: 'Destinatari',
    hint: 'Dopo la conferma hai dieci secondi per annullare.',
    confirm: 'Invia',
    offer: 'Invia ora',
    savedMany: '{{count, number}} documenti inseriti in modo corretto',
    later: '«{{title}}» parte per {{names}}',
    undone_one: 'Non inviato: il documento resta tra quelli da inviare',
    undone_other: 'Non inviati: i {{count, number}} documenti restano tra quelli da inviare',
    done: 'Messaggi inviati correttamente',
    work: 'Invio di «{{title}}» a {{count, number}} persone',
  } as const,
  en: {
    title_one: 'Send the document?',
    title_other: 'Send {{count, number}} documents?',
    document: 'Document',
    cancel: 'Cancel',
    to_one: 'Receiver',
    to_other: 'Receivers',
    hint: 'After confirming you have ten seconds to undo it.',
    confirm: 'Send',
    offer: 'Send now',
    savedMany: '{{count, number}} documents entered correctly',
    later: '“{{title}}” leaves for {{names}}',
    undone_one: 'Not sent: the document stays with those to be sent',
    undone_other: 'Not sent: the {{count, number}} documents stay with those to be sent',
    done: 'Messages sent successfully',
    work: 'Sending “{{title}}” to {{count, number}} people',
  },
});
