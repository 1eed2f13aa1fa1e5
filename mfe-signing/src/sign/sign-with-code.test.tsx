import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { getVerificationData, saveSignatures, getDocumentToSign } from 'shared-api/contracts/signing';
import { setUpSigning } from '../testing/sign-test-setup.tsx';

const { server, serve, open, openByKey, box, signByTyping } = setUpSigning();

describe('SignScreen with the code by SMS', () => {
  beforeEach(() => {
    server
      .on(getVerificationData)
      .answer(() => ({ username: '', maskedMobile: '••• 67', prefix: '+39', mayGive: false }));
    server.on(sendCodeBySms).answer(() => ({ challenge: 'challenge-1', resendAfter: 0, expiresAfter: 300 }));
    server.on(verifyCode).answer(() => ({ user: null }));
  });

  it('asks for a code after the drawing, and sends it along', async () => {
    serve({ needsCode: true });
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    expect(await screen.findByText(/al numero \+39 ••• 67\./)).toBeInTheDocument();
    expect(server.inputs(saveSignatures)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Codice'), '123456');
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(sendCodeBySms)[0]).toMatchObject({
      purpose: 'sign',
      documentId: 'document-1',
    });
    expect(server.inputs(saveSignatures)[0]).toMatchObject({ challenge: 'challenge-1' });
  });

  it('leads to another number where the one that codes go to was given here and nothing is signed with it', async () => {
    serve({ needsCode: true });
    server
      .on(getVerificationData)
      .answer(() => ({ username: '', maskedMobile: '••• 67', prefix: '+39', mayGive: true }));
    const { currentPath } = open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    await userEvent.click(await screen.findByRole('button', { name: 'Numero sbagliato?' }));
    // The drawing waits for its code: leaving asks, as it does everywhere.
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
    await waitFor(() => expect(currentPath()).toBe('/verifiyMobile?document=document-1&then=sign'));
  });

  it('goes on with the code that is under way, when it is asked for again', async () => {
    serve({ needsCode: true });
    server.on(sendCodeBySms).answer(() => ({ challenge: 'challenge-1', resendAfter: 30, expiresAfter: 300 }));
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    await screen.findByText(/al numero \+39 ••• 67\./);
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    server
      .on(sendCodeBySms)
      .answer(() => ({ challenge: 'challenge-1', resendAfter: 13, expiresAfter: 283, isResumed: true }));
    await userEvent.click(box(/Firma 1 di 2/));
    await userEvent.click(await screen.findByRole('button', { name: /^Usa questa firma/ }));
    expect(
      await screen.findByText('Usa il codice già inviato a +39 ••• 67: vale ancora.'),
    ).toBeInTheDocument();
    expect(server.inputs(sendCodeBySms).map(({ resumes }) => resumes)).toEqual([true, true]);
    await userEvent.type(screen.getByLabelText('Codice'), '123456');
    await waitFor(() => expect(server.inputs(saveSignatures)[0]).toMatchObject({ challenge: 'challenge-1' }));
  });

  it('asks for another code when the first one no longer counts, and loses no drawing', async () => {
    serve({ needsCode: true });
    server.on(saveSignatures).fail({ code: 'code-expired' });
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    await userEvent.type(await screen.findByLabelText('Codice'), '123456');
    const again = await screen.findByRole('button', { name: 'Chiedi un codice' });
    serve({ needsCode: true });
    server.on(sendCodeBySms).answer(() => ({ challenge: 'challenge-2', resendAfter: 30, expiresAfter: 300 }));
    await userEvent.click(again);
    await userEvent.type(await screen.findByLabelText('Codice'), '654321');
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(saveSignatures).at(-1)).toEqual({
      id: 'document-1',
      challenge: 'challenge-2',
      signatures: server.inputs(saveSignatures)[0]?.signatures,
      shownPages: server.inputs(saveSignatures)[0]?.shownPages,
    });
  });

  it('leads to the verification of the phone first', async () => {
    server.on(getDocumentToSign).fail({ code: 'forbidden', details: { mustVerifyPhone: true } });
    open();
    expect(await screen.findByRole('link', { name: 'Verifica il cellulare' })).toHaveAttribute(
      'href',
      '/verifiyMobile?document=document-1&then=sign',
    );
  });
});
