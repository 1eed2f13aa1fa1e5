import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkSealFile, resetSeal, saveSeal, type SealInUse } from 'shared-api/contracts/admin';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { SealPart } from './seal-part.component.tsx';
import { buildCertificate, ownSeal } from './testing/seals.builders.ts';

const server = createFakeServer();
const uploaded: SealInUse = { kind: 'uploaded', certificate: buildCertificate(), state: 'good' };
const p12 = new File(['p12'], 'sigillo.p12');

beforeEach(() => {
  server.on(checkSealFile).answer(() => buildCertificate());
  server.on(saveSeal).succeed();
  server.on(resetSeal).succeed();
});

const open = (seal: SealInUse, language: 'it' | 'en' = 'it') => {
  const Part = () => <SealPart {...seal} />;
  return renderAt({
    screens: { '/seal': withFrame(Part) },
    path: '/seal',
    session: buildSession({ flags: { a: 'Y', b: 'N' } }),
    language,
  });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openDialog = async () => {
  open(ownSeal());
  await press('Carica un certificato');
  return within(await screen.findByRole('dialog'));
};

describe('the seal', () => {
  it('shows the certificate of a file before it is used', async () => {
    const dialog = await openDialog();
    await userEvent.upload(dialog.getByLabelText('File P12 o PFX'), p12);
    await userEvent.type(dialog.getByLabelText('Password del file'), 'segreta');
    await press('Controlla');
    expect(await dialog.findByText('Prova CA')).toBeInTheDocument();
    expect(dialog.getByText('01/01/2027')).toBeInTheDocument();
    expect(server.inputs(saveSeal)).toEqual([]);
    await press('Usa questo certificato');
    expect(await screen.findByText('Il sigillo ora è quello del certificato caricato')).toBeInTheDocument();
    expect(server.inputs(saveSeal)).toEqual([{ password: 'segreta' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for a file, and for one that is not too large', async () => {
    const dialog = await openDialog();
    await press('Controlla');
    expect(await dialog.findByText('Manca il file')).toBeInTheDocument();
    await userEvent.upload(
      dialog.getByLabelText('File P12 o PFX'),
      new File([new Uint8Array(64 * 1024 + 1)], 'grande.p12'),
    );
    await press('Controlla');
    expect(await dialog.findByText(/^Il file è troppo grande/)).toBeInTheDocument();
    expect(server.inputs(checkSealFile)).toEqual([]);
  });

  it('keeps what was entered where it is refused, and says on which field', async () => {
    server
      .on(checkSealFile)
      .fail({ code: 'invalid-input', fields: { password: 'La password non apre questo file' } });
    const dialog = await openDialog();
    await userEvent.upload(dialog.getByLabelText('File P12 o PFX'), p12);
    await userEvent.type(dialog.getByLabelText('Password del file'), 'altra');
    await press('Controlla');
    expect(await dialog.findByText('La password non apre questo file')).toBeInTheDocument();
    expect(dialog.getByLabelText('Password del file')).toHaveValue('altra');
    expect(dialog.getByText('sigillo.p12')).toBeInTheDocument();
  });

  it('is checked anew where file or password change after the check', async () => {
    const dialog = await openDialog();
    await userEvent.upload(dialog.getByLabelText('File P12 o PFX'), p12);
    await press('Controlla');
    expect(await dialog.findByRole('button', { name: 'Usa questo certificato' })).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Password del file'), 'x');
    expect(await dialog.findByRole('button', { name: 'Controlla' })).toBeInTheDocument();
    expect(dialog.queryByText('Prova CA')).not.toBeInTheDocument();
  });

  it('says of a certificate that issued itself, or ends soon, what that means', async () => {
    const validUntil = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
    server
      .on(checkSealFile)
      .answer(() => buildCertificate({ issuer: 'Sigillo Acme, Acme S.p.A.', validUntil }));
    const dialog = await openDialog();
    await userEvent.upload(dialog.getByLabelText('File P12 o PFX'), p12);
    await press('Controlla');
    expect(await dialog.findByText(/chi verifica deve fidarsene a mano/)).toBeInTheDocument();
    expect(dialog.getByText(/entro quel giorno ne serve un altro/)).toBeInTheDocument();
  });

  it('goes back to the installation’s own, once somebody says so', async () => {
    open(uploaded, 'en');
    await press('Back to the own seal');
    const asked = within(await screen.findByRole('alertdialog'));
    expect(server.inputs(resetSeal)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Back to the own seal' }));
    expect(await screen.findByText('The seal is now the installation’s own')).toBeInTheDocument();
    expect(server.inputs(resetSeal)).toHaveLength(1);
  });

  it.each(['configured', 'remote'] as const)('is not changed here where it is %s', async (kind) => {
    open({ kind, certificate: kind === 'remote' ? null : buildCertificate(), state: 'good' });
    await waitFor(() => expect(screen.queryAllByText('Emesso da')).toHaveLength(kind === 'remote' ? 0 : 1));
    expect(screen.queryByRole('button', { name: /certificato|proprio/ })).not.toBeInTheDocument();
  });
});
