import { defineTexts } from 'shared-ui';

export const logCheckTexts = defineTexts({
  it: {
    check: 'Verifica',
    hint: 'Controlla che nessuno abbia cambiato, tolto o spostato ciò che è scritto qui sotto.',
    good_one: 'Il registro è integro: {{count}} evento, non cambiato.',
    good_other: 'Il registro è integro: {{count}} eventi, nessuno cambiato, tolto o spostato.',
    seal: {
      compared: 'Corrisponde a quello scritto nel PDF sigillato.',
      none: 'Il documento non è ancora sigillato: il confronto con il PDF si potrà fare allora.',
      older:
        'Il PDF è stato sigillato quando non vi si scriveva ancora la fine del registro: con il PDF non si può confrontare.',
    },
    bad: 'Il registro non è integro:',
    whom: 'Avvisare chi gestisce il portale.',
    problem: {
      altered: 'l’evento {{at}} non è più quello che era stato scritto',
      missing: 'prima dell’evento {{at}} mancano eventi',
      reordered: 'gli eventi hanno cambiato posto, dall’evento {{at}} in poi',
      cut: 'mancano gli ultimi eventi, dall’evento {{at}} in poi',
      emptied: 'gli eventi sono stati tolti tutti',
      rewritten: 'gli eventi sono stati riscritti tutti insieme',
      added: 'dopo l’evento {{at}} ci sono eventi che il portale non ha scritto',
      'end-missing': 'manca la prova con cui il portale chiude il registro',
      'end-swapped': 'la prova con cui il portale chiude il registro è stata sostituita',
      'document-end': 'l’evento {{at}} non è quello annotato con il documento quando è stato sigillato',
      'seal-end': 'l’evento {{at}} non è quello scritto nel PDF sigillato',
      'seal-broken': 'il sigillo del PDF non è valido',
      'file-changed': 'il PDF sigillato non è più quello che era stato salvato',
    },
  } as const,
  en: {
    check: 'Verify',
    hint: 'Checks that nobody changed, removed or moved what is written below.',
    good_one: 'The log is intact: {{count}} event, not changed.',
    good_other: 'The log is intact: {{count}} events, none changed, removed or moved.',
    seal: {
      compared: 'It is the one that stands in the sealed PDF.',
      none: 'The document is not sealed yet: it can be compared with the PDF then.',
      older:
        'The PDF was sealed when the end of the log was not yet written there: it cannot be compared with the PDF.',
    },
    bad: 'The log is not intact:',
    whom: 'Tell whoever runs the portal.',
    problem: {
      altered: 'event {{at}} is no longer what was written',
      missing: 'events are missing before event {{at}}',
      reordered: 'events have changed places, from event {{at}} on',
      cut: 'the newest events are missing, from event {{at}} on',
      emptied: 'all events have been removed',
      rewritten: 'all events have been written anew',
      added: 'behind event {{at}} there are events that the portal did not write',
      'end-missing': 'the proof with which the portal closes the log is missing',
      'end-swapped': 'the proof with which the portal closes the log has been exchanged',
      'document-end': 'event {{at}} is not the one noted with the document when it was sealed',
      'seal-end': 'event {{at}} is not the one written in the sealed PDF',
      'seal-broken': 'the seal of the PDF is not valid',
      'file-changed': 'the sealed PDF is no longer the one that was stored',
    },
  },
});
