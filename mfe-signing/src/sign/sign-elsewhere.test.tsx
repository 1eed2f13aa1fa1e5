import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  documentsLiveKey,
  getDocumentToSign,
  getSigningState,
  saveSignatures,
} from 'shared-api/contracts/signing';
import { setUpSigning, stamp } from '../testing/sign-test-setup.tsx';

const { server, serve, signElsewhere, openElsewhere, open, openByKey, signByTyping } = setUpSigning();

/** What the live line does when the document changes. */
const change = ({ queries }: ReturnType<typeof open>) =>
  act(() => queries.invalidateQueries({ queryKey: documentsLiveKey }));

const tooLate =
  /^La firma 1 era già stata apposta in un’altra finestra.*viene proposto per la prossima firma/;

describe('a document that is open elsewhere too', () => {
  it('shows what is signed there, says so, and does not call it saved here', async () => {
    serve();
    const view = open();
    await screen.findByText('0 di 2 firme');
    signElsewhere();
    await change(view);
    expect(await screen.findByText('1 di 2 firme')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Firma 1 di 2, pagina 1: firmata' })).toHaveTextContent(stamp);
    expect(screen.getByText(/^La firma 1 è stata apposta in un’altra finestra/)).toBeVisible();
    expect(screen.queryByText('Firma salvata')).not.toBeInTheDocument();
  });

  it('keeps a pad that is open on its box, and offers the drawing for the next one', async () => {
    serve();
    const view = open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    signElsewhere();
    await change(view);
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    // The page below does not move on yet.
    expect(screen.getByRole('dialog', { name: 'Firma 1 di 2' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await signByTyping();
    // The popup moves out of the dialog that closes.
    await waitFor(() => expect(screen.getByText(tooLate)).toBeVisible());
    expect(server.inputs(saveSignatures)).toEqual([]);
    await openByKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa firma e concludi' }));
    expect(await screen.findByRole('heading', { name: 'Fatto' })).toBeVisible();
    expect(server.inputs(saveSignatures)).toHaveLength(1);
  });

  it('keeps a drawing that the server refused as too late', async () => {
    serve();
    server.on(saveSignatures).fail({ code: 'conflict', message: 'Questo riquadro è già stato firmato' });
    open();
    await screen.findByText('0 di 2 firme');
    signElsewhere();
    await openByKey();
    await signByTyping();
    await waitFor(() => expect(screen.getByText(tooLate)).toBeVisible());
    expect(screen.queryByText('Firma salvata')).not.toBeInTheDocument();
    await openByKey();
    expect(await screen.findByRole('button', { name: 'Usa questa firma e concludi' })).toBeVisible();
  });

  it('is not taken away from under an open pad where it cannot be read again', async () => {
    serve();
    const view = open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    signElsewhere();
    server.on(getDocumentToSign).cut();
    await change(view);
    expect(screen.getByRole('dialog', { name: 'Firma 1 di 2' })).toBeVisible();
  });

  it('says in which other browser its link stands open, until one has read it', async () => {
    serve();
    const view = open();
    await screen.findByText('0 di 2 firme');
    openElsewhere({ browser: 'Firefox', system: 'Windows', openedAt: '2026-11-21T14:20:00.000Z' });
    await change(view);
    expect(
      await screen.findByText(/aperto anche in un altro browser \(Firefox, Windows, dalle 15:20\)/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ho letto' }));
    expect(screen.queryByText(/aperto anche in un altro browser/)).not.toBeInTheDocument();
    openElsewhere({ browser: null, system: null, openedAt: '2026-11-21T14:30:00.000Z' });
    await change(view);
    expect(await screen.findByText(/\(dispositivo sconosciuto, dalle 15:30\)/)).toBeVisible();
  });

  it('goes on where nobody answers what happens elsewhere', async () => {
    serve();
    server.on(getSigningState).fail({ code: 'internal' });
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    expect(await screen.findByText('1 di 2 firme')).toBeVisible();
    expect(screen.getByText('Firma salvata')).toBeVisible();
  });
});
