import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendCodeByMail, sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { getVerificationData, saveSignatures, type FormerMeans } from 'shared-api/contracts/signing';
import { setUpSigning } from '../testing/sign-test-setup.tsx';

const { server, serve, open, openByKey, box, signByTyping } = setUpSigning();

const means: FormerMeans = {
  kind: 'email',
  channel: 'mail',
  sentTo: 'm•••@prima.example',
  until: '2026-12-05T09:00:00.000Z',
  isRefused: false,
  isPassed: false,
};
const sent = { challenge: 'challenge-1', resendAfter: 0, expiresAfter: 300, sentTo: 'm•••@prima.example' };

describe('SignScreen while a change of who signs is young', () => {
  beforeEach(() => {
    server.on(sendCodeByMail).answer(() => sent);
    server.on(verifyCode).answer(() => ({ user: null }));
  });

  it('asks for the code of the former address after the first drawing, once', async () => {
    serve({ formerMeans: means });
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    expect(await screen.findByText(/^L’indirizzo e‑mail di chi firma è cambiato da poco/)).toHaveTextContent(
      'Chi non lo può leggere firma senza questo codice dal 05/12/2026, 10:00.',
    );
    expect(screen.getByText(/m•••@prima\.example/)).toBeInTheDocument();
    expect(server.inputs(saveSignatures)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Codice'), '123456');
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(sendCodeByMail)[0]).toMatchObject({ purpose: 'former', documentId: 'document-1' });
    await userEvent.click(box(/Firma 2 di 2/));
    await userEvent.click(await screen.findByRole('button', { name: /^Usa questa firma/ }));
    await waitFor(() => expect(server.inputs(saveSignatures)).toHaveLength(2));
  });

  it('asks for the code by SMS afterwards, where there is one', async () => {
    serve({ formerMeans: means, needsCode: true });
    server
      .on(getVerificationData)
      .answer(() => ({ username: '', maskedMobile: '••• 67', prefix: '+39', mayGive: false }));
    server.on(sendCodeBySms).answer(() => ({ ...sent, challenge: 'challenge-2' }));
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    await userEvent.type(await screen.findByLabelText('Codice'), '123456');
    expect(await screen.findByText(/al numero \+39 ••• 67\./)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Codice'), '654321');
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(saveSignatures)[0]).toMatchObject({ challenge: 'challenge-2' });
  });

  it('asks anew, and loses no drawing, when the server no longer takes the one of before', async () => {
    serve({ formerMeans: { ...means, isPassed: true } });
    server.on(saveSignatures).fail({ code: 'wrong-code', details: { needsFormerCode: true } });
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    const again = await screen.findByRole('button', { name: 'Chiedi un codice' });
    serve({ formerMeans: means });
    await userEvent.click(again);
    await userEvent.type(await screen.findByLabelText('Codice'), '123456');
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
  });

  it('says until when nothing can be signed, and opens no pad', async () => {
    serve({ formerMeans: { ...means, kind: 'phone', channel: 'sms', isRefused: true } });
    open();
    const said =
      'Il numero di cellulare di chi firma è cambiato da poco: si può firmare dal 05/12/2026, 10:00. Se il cambiamento è di altri, va avvisata subito l’azienda.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    await openByKey();
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that one has to sign in to sign, before anything is drawn', async () => {
    serve({ needsSignIn: true });
    open();
    const said = /accede solo con l’app di autenticazione o una passkey: per firmare, accedere al portale/;
    expect(await screen.findByText(said)).toBeInTheDocument();
    await openByKey();
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
