import { act, screen, waitFor, within } from '@testing-library/react';
import {
  downloadDocuments,
  resendSignedCopy,
  deleteDocument,
  deleteDocuments,
  sealDocumentAgain,
  sendDocuments,
} from 'shared-api/contracts/signing';
import { doLater } from 'shared-ui';
import { setUpDocumentGrid } from '../testing/document-grid.ts';
import { buildDocument, buildSignedDocument } from '../testing/document.builders.ts';

const { server, user, answerRows, openAsAdmin, tick, button } = setUpDocumentGrid();

describe('what is done with selected documents', () => {
  it('sends what is selected and shows what becomes of the mail', async () => {
    server.on(sendDocuments).succeed();
    openAsAdmin();
    await tick(/Contratto/);
    answerRows([
      buildDocument({ isSent: true, state: 'sent', delivery: 'failed', deliveryProblem: 'No such mailbox' }),
    ]);
    await user.click(await button('Invia'));
    expect(await screen.findByText('Messaggi inviati correttamente')).toBeInTheDocument();
    expect(server.inputs(sendDocuments).at(-1)).toEqual({ ids: ['document-1'] });
    expect(await screen.findByText('Non consegnato')).toBeInTheDocument();
    expect(screen.getByText(/No such mailbox/)).toBeInTheDocument();
  });

  it('says of a receiver who does without mails that none went', async () => {
    answerRows([buildDocument({ isSent: true, state: 'sent', delivery: 'none' })]);
    openAsAdmin();
    expect(await screen.findByText('Senza e‑mail, nel portale')).toBeInTheDocument();
  });

  it('asks for the hours of a document that expires without any', async () => {
    server.on(sendDocuments).succeed();
    answerRows([buildDocument({ expires: true })]);
    openAsAdmin('/documentsAdmin', 'en');
    await tick(/Contratto/);
    await user.click(await button('Send'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hours Expire' }));
    await user.type(dialog.getByRole('spinbutton'), '25');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    const refusal = 'Specify a value greater than 0 and less than or equal to 24';
    expect(dialog.getByText(refusal)).toBeInTheDocument();
    await user.clear(dialog.getByRole('spinbutton'));
    expect(dialog.queryByText(refusal)).not.toBeInTheDocument();
    await user.type(dialog.getByRole('spinbutton'), '1.5{Enter}');
    expect(dialog.getByText(refusal)).toBeInTheDocument();
    expect(server.inputs(sendDocuments)).toEqual([]);
    await user.clear(dialog.getByRole('spinbutton'));
    await user.type(dialog.getByRole('spinbutton'), '12{Enter}');
    expect(await screen.findByText('Messages sent successfully')).toBeInTheDocument();
    expect(server.inputs(sendDocuments).at(-1)).toEqual({ ids: ['document-1'], hours: 12 });
  });

  it('offers nothing for a document that is about to be sent, until that is undone', async () => {
    openAsAdmin();
    await tick(/Contratto/);
    expect(await button('Invia')).toBeEnabled();
    act(() => {
      const later = { message: '«Contratto» parte', run: async () => {}, describeError: () => '' };
      void doLater({ ...later, changes: ['document-1'] });
    });
    await waitFor(async () => expect(await button('Invia')).toBeDisabled());
    expect(await button('Modifica')).toBeDisabled();
    await user.click(await button('Annulla'));
    await waitFor(async () => expect(await button('Invia')).toBeEnabled());
  });

  it('asks before it sends again', async () => {
    answerRows([buildDocument({ isSent: true, state: 'sent', delivery: 'sent' })]);
    const before = server.inputs(sendDocuments).length;
    openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button('Invia'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Inviare di nuovo?' }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(server.inputs(sendDocuments)).toHaveLength(before);
  });

  it('sends again ten seconds later, unless that is undone', async () => {
    server.on(sendDocuments).succeed();
    answerRows([buildDocument({ isSent: true, state: 'sent', delivery: 'sent' })]);
    const before = server.inputs(sendDocuments).length;
    openAsAdmin();
    await tick(/Contratto/);
    const sendAgain = async () => {
      await waitFor(async () => expect(await button('Invia')).toBeEnabled());
      await user.click(await button('Invia'));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Inviare di nuovo?' }));
      await user.click(dialog.getByRole('button', { name: 'Invia' }));
      expect(await screen.findByText(/^«Contratto di locazione» parte di nuovo per /)).toBeInTheDocument();
    };
    await sendAgain();
    await user.click(await button('Annulla'));
    expect(await screen.findByText('Non inviato: il documento resta com’era')).toBeInTheDocument();
    expect(server.inputs(sendDocuments)).toHaveLength(before);
    await sendAgain();
    const popup = screen.getByText(/parte di nuovo/).closest('[role=status]');
    await user.click(within(popup as HTMLElement).getByRole('button', { name: 'Chiudi' }));
    expect(await screen.findByText('Messaggi inviati correttamente')).toBeInTheDocument();
    expect(server.inputs(sendDocuments).slice(before)).toEqual([{ ids: ['document-1'] }]);
  });

  it('says why a sending failed, and keeps the selection', async () => {
    server.on(sendDocuments).fail({ code: 'forbidden', message: 'Non puoi inviare questo documento' });
    openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button('Invia'));
    expect(await screen.findByText('Non puoi inviare questo documento')).toBeInTheDocument();
    expect(screen.getByText('1 documento selezionato')).toBeInTheDocument();
  });

  it.each([
    ['it', 'Elimina', 'Chiudi', "Vuoi eliminare l'elemento selezionato ?", 'Dati eliminati correttamente'],
    ['en', 'Delete', 'Close', 'Do you want to delete the selected item ?', 'Data deleted successfully'],
  ] as const)('deletes one document after asking (%s)', async (language, label, close, question, done) => {
    server.on(deleteDocument).succeed();
    const before = server.inputs(deleteDocument).length;
    openAsAdmin('/documentsAdmin', language);
    await tick(/Contratto/);
    await user.click(await button(label));
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(screen.queryByText('Contratto di locazione')).not.toBeInTheDocument());
    expect(server.inputs(deleteDocument)).toHaveLength(before);
    await user.click(await button(close));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(server.inputs(deleteDocument).at(-1)).toEqual({ id: 'document-1' });
    await waitFor(() => expect(screen.queryByText('Contratto di locazione')).not.toBeInTheDocument());
  });

  it.each([
    ['it', 'Seleziona tutto', 'Elimina', 'Annulla', 'Chiudi', 'Vuoi eliminare gli elementi selezionati ?'],
    ['en', 'Select all', 'Delete', 'Undo', 'Close', 'Are you sure you want to delete the selected items ?'],
  ] as const)('deletes several documents after asking, unless it is undone (%s)', async (...words) => {
    const [language, all, label, undo, close, question] = words;
    const before = server.inputs(deleteDocuments).length;
    server.on(deleteDocuments).succeed();
    answerRows([buildDocument(), buildDocument({ id: 'document-2' })]);
    openAsAdmin('/documentsAdmin', language);
    await tick(all);
    const remove = async () => {
      await user.click(await button(label));
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      await user.click(dialog.getByRole('button', { name: label }));
      await waitFor(() => expect(screen.queryByText('Contratto di locazione')).not.toBeInTheDocument());
    };
    await remove();
    await user.click(await button(undo));
    expect(await screen.findAllByText('Contratto di locazione')).toHaveLength(2);
    await tick(all);
    await remove();
    expect(server.inputs(deleteDocuments)).toHaveLength(before);
    await user.click(await button(close));
    await waitFor(() =>
      expect(server.inputs(deleteDocuments).slice(before)).toEqual([{ ids: ['document-1', 'document-2'] }]),
    );
  });

  it('saves the signed copy under its name, and says when it cannot', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:copy');
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    server.on(downloadDocuments).answer(() => new Blob(['%PDF']));
    answerRows([buildSignedDocument()]);
    openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button('Scarica'));
    await waitFor(() => expect(saved).toEqual(['signed_contratto.pdf']));
    expect(server.inputs(downloadDocuments).at(-1)).toEqual({ id: 'document-1' });
    server.on(downloadDocuments).fail({ code: 'not-found', message: 'La copia non c’è più' });
    await user.click(await button('Scarica'));
    expect(await screen.findByText('La copia non c’è più')).toBeInTheDocument();
  });

  it('mails the signed PDF once more where the mail was lost', async () => {
    server.on(resendSignedCopy).succeed();
    const lost = buildSignedDocument({ delivery: 'bounced', deliveryProblem: 'Casella piena' });
    answerRows([{ ...lost, may: { ...lost.may, sendCopy: true } }]);
    openAsAdmin();
    await tick(/Contratto/);
    answerRows([buildSignedDocument({ delivery: 'queued' })]);
    await user.click(await button('Reinvia copia'));
    expect(await screen.findByText('Il tuo messaggio è stato inviato correttamente')).toBeInTheDocument();
    expect(server.inputs(resendSignedCopy)).toEqual([{ id: 'document-1' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invia' })).toBeDisabled());
  });

  it('has a PDF made again that was given up, and says what came of it', async () => {
    const failed = buildDocument({ state: 'sealing', hasSealProblem: true, isSealGivenUp: true });
    answerRows([{ ...failed, may: { ...failed.may, send: false, sealAgain: true } }]);
    server.on(sealDocumentAgain).fail({ code: 'pdf-editing-failed', message: 'Errore durante la firma' });
    openAsAdmin();
    expect(await screen.findByText('PDF non riuscito')).toBeInTheDocument();
    await tick(/Contratto/);
    await user.click(await button('Riprova PDF'));
    expect(await screen.findByText('Errore durante la firma')).toBeInTheDocument();
    server.on(sealDocumentAgain).answer(() => ({ state: 'sealing' }));
    answerRows([buildSignedDocument()]);
    await user.click(await button('Riprova PDF'));
    expect(await screen.findByText(/La preparazione del PDF continua/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('PDF non riuscito')).not.toBeInTheDocument());
    expect(await button('Scarica')).toBeInTheDocument();
  });
});
