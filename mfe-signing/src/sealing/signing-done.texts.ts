import { defineTexts } from 'shared-ui';

export const signingDoneTexts = defineTexts({
  it: {
    title: 'Fatto',
    document: '«{{title}}» ha tutte le firme.',
    completed: 'Firme completate, il documento viene salvato',
    done: 'Documento firmato correttamente, è stata inviata un’e‑mail',
    doneWithoutMail: 'Documento firmato correttamente, si trova tra i documenti ricevuti',
    failed: 'Errore durante la firma del documento',
    failedText:
      'Le firme sono al sicuro. Il documento viene completato appena possibile; si può anche riprovare ora.',
    retry: 'Riprova',
    download: 'Scarica la copia firmata',
    notYet: 'La copia è pronta tra poco',
    read: 'Rileggi il documento',
    nothingElse: 'Non serve fare altro: questa pagina si può chiudere.',
    documents: 'Torna ai documenti',
    bar: 'Documenti',
    next: {
      title: 'C’è un altro documento da firmare',
      from: 'Da {{sender}}',
      sign: 'Firma il prossimo',
    },
    copies: {
      title: 'Chi riceve la copia',
      you: 'Chi ha firmato',
      sender: 'Il mittente',
      copy: 'la copia sigillata per e‑mail',
      notice: 'un avviso per e‑mail',
      portal: 'la trova tra i documenti del portale',
      yourPortal: 'la trova tra i documenti ricevuti',
    },
    seal: {
      title: 'Che cosa garantisce il sigillo',
      meaning: 'La copia porta un sigillo elettronico: qualunque modifica successiva del file si vede.',
      check: 'Come si verifica',
      steps:
        'La copia si apre con un lettore che mostra le firme, per esempio Adobe Acrobat Reader: il pannello «Firme» elenca ogni firma con la sua data e segnala se il file è stato cambiato dopo.',
      hash: 'Nell’e‑mail con la copia c’è anche l’impronta SHA‑256 del file: se coincide, il file è proprio quello.',
    },
  } as const,
  en: {
    title: 'Done',
    document: '“{{title}}” has all its signatures.',
    completed: 'Completed signatures save the document',
    done: 'Document signed successfully, an email has been sent to you',
    doneWithoutMail: 'Document signed successfully, you find it among your documents',
    failed: 'Error signing document',
    failedText:
      'Your signatures are safe. The document is completed as soon as possible; you can also try again now.',
    retry: 'Try again',
    download: 'Download the signed copy',
    notYet: 'The copy will be ready in a moment',
    read: 'Read the document again',
    nothingElse: 'There is nothing else to do: you can close this page.',
    documents: 'Back to the documents',
    bar: 'Documents',
    next: {
      title: 'There is another document to sign',
      from: 'From {{sender}}',
      sign: 'Sign the next one',
    },
    copies: {
      title: 'Who gets the copy',
      you: 'You',
      sender: 'The sender',
      copy: 'the sealed copy by email',
      notice: 'a notice by email',
      portal: 'finds it among the documents of the portal',
      yourPortal: 'you find it among your documents',
    },
    seal: {
      title: 'What the seal guarantees',
      meaning: 'The copy carries an electronic seal: any later change to the file shows.',
      check: 'How to check it',
      steps:
        'Open the copy with a reader that shows signatures, such as Adobe Acrobat Reader, and look at its “Signatures” panel: it lists each signature with its date, and says whether the file was changed afterwards.',
      hash: 'The email with the copy also holds the SHA‑256 of the file: if it is the same, the file is that very one.',
    },
  },
});
