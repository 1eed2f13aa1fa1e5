import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultSignatureObjects, saveSignatures } from 'shared-api/contracts/signing';
import { buildSession } from 'shared-api/testing';
import { drawLine, setUpSigning } from '../testing/sign-test-setup.tsx';

const { server, serve, open, openByKey } = setUpSigning();
const signature = { id: 'one', image: 'data:image/png;base64,bWluZQ==', width: 60, height: 20 };
const keeper = buildSession({ permissions: ['doc_docsign', 'oggetti_docsign'] });

describe('signing with what is kept', () => {
  beforeEach(() => {
    serve();
    server.on(getDefaultSignatureObjects).answer(() => ({ signature, image: null, text: null }));
  });

  it('puts the default signature into the box, once it was looked at and confirmed', async () => {
    open('it', keeper);
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Usa la mia firma' }));
    expect(screen.getByRole('img', { name: 'La tua firma salvata' })).toHaveAttribute('src', signature.image);
    expect(screen.getByText(/Con la conferma il documento viene firmato/)).toBeInTheDocument();
    expect(server.inputs(saveSignatures)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Usa questa firma' }));
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(saveSignatures)[0]?.signatures).toEqual([{ index: 0, image: signature.image }]);
  });

  it('goes back to the pad for who wants to draw instead', async () => {
    open('it', keeper);
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Usa la mia firma' }));
    await userEvent.click(screen.getByRole('button', { name: 'Firma di nuovo' }));
    expect(await screen.findByRole('button', { name: 'Conferma la firma' })).toBeInTheDocument();
  });

  it('keeps a drawing under way for who looks at what is kept, and asks before it is closed', async () => {
    open('it', keeper);
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await drawLine();
    await userEvent.click(await screen.findByRole('button', { name: 'Usa la mia firma' }));
    expect(screen.queryByRole('button', { name: 'Conferma la firma' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    const question = await screen.findByRole('alertdialog', { name: 'Chiudere senza salvare?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Resta qui' }));
    await userEvent.click(screen.getByRole('button', { name: 'Firma di nuovo' }));
    expect(screen.getByRole('img', { name: '1 tratto disegnato' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Conferma la firma' }));
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(saveSignatures).at(-1)?.signatures[0]?.image).not.toBe(signature.image);
  });

  it('asks nothing for guests, who keep nothing', async () => {
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    expect(await screen.findByRole('button', { name: 'Conferma la firma' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Usa la mia firma' })).not.toBeInTheDocument();
    expect(server.inputs(getDefaultSignatureObjects)).toEqual([]);
  });
});
