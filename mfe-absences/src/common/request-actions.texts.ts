import { defineTexts } from 'shared-ui';

/** What is said when something becomes of a request, of leave or of sickness (spec 03 §8). */
export const requestActionTexts = defineTexts({
  it: {
    sent: 'La richiesta è stata inviata correttamente',
    sendFailed: 'La richiesta non è stata inviata',
    addedNotDecided: 'La richiesta è stata inserita ed è aperta, ma lo stato non è cambiato. {{reason}}',
    decided: 'La richiesta è stata salvata correttamente',
    decideFailed: 'Lo stato della richiesta non è cambiato',
    removed: 'Dati eliminati correttamente',
    removeFailed: 'La richiesta non è stata eliminata',
    withdrawal: {
      title: 'Chiedi il ritiro',
      text: 'La richiesta è approvata: resta tale finché il ritiro non è accolto.',
      reason: 'Motivo',
      asked: 'Il ritiro è stato chiesto',
      failed: 'Il ritiro non è stato chiesto',
    },
  } as const,
  en: {
    sent: 'The request was sent',
    sendFailed: 'The request was not sent',
    addedNotDecided: 'The request was added and is open, but its status did not change. {{reason}}',
    decided: 'The request was saved',
    decideFailed: 'The status of the request did not change',
    removed: 'Your request has been removed correctly',
    removeFailed: 'The request was not deleted',
    withdrawal: {
      title: 'Ask to take it back',
      text: 'The request is approved: it stays so until the withdrawal is accepted.',
      reason: 'Reason',
      asked: 'The withdrawal was asked for',
      failed: 'The withdrawal was not asked for',
    },
  },
});
