import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendReceiverCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { getVerificationData, markContactVerified } from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { buildGuest } from '../testing/receiver.builders.ts';
import { VerifyEmailScreen } from './verify-email.screen.tsx';

const server = createFakeServer();
const address = 'carla.gallo@example.com';

function open(language: 'it' | 'en' = 'en') {
  server
    .on(getVerificationData)
    .answer(() => ({ username: address, maskedMobile: '', prefix: '', mayGive: true }));
  server
    .on(sendReceiverCodeByMail)
    .answer(() => ({ challenge: 'challenge-1', resendAfter: 0, expiresAfter: 300 }));
  server.on(verifyCode).answer(() => ({ user: null }));
  server.on(markContactVerified).succeed();
  const path = '/verifyEmailAndMobile';
  return renderAt({
    screens: { [path]: withFrame(VerifyEmailScreen) },
    path,
    session: buildGuest(),
    language,
  });
}

describe('VerifyEmailScreen', () => {
  it('starts with the address on file and verifies it by a code', async () => {
    const { currentPath } = open();
    expect(await screen.findByLabelText('E-Mail')).toHaveValue(address);
    expect(screen.getByRole('heading', { name: 'Verify E-Mail' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    // Not held on to: it moves out of the dialog when that closes.
    await screen.findByText('E-Mail successfully verified');
    await waitFor(() => expect(currentPath()).toBe('/initDocuments'));
    expect(server.inputs(sendReceiverCodeByMail)).toEqual([
      { email: address, product: 'docsign', documentId: 'document-1', resumes: true },
    ]);
    expect(server.inputs(markContactVerified)).toEqual([
      { id: 'document-1', kind: 'mail', prefix: '', mobile: '', challenge: 'challenge-1' },
    ]);
  });

  it.each([
    ['', 'E-Mail required'],
    ['carla', 'E-Mail not valid'],
    ['other@example.com', 'Use the address at which you received the document'],
  ])('refuses %j', async (typed, text) => {
    open();
    const field = await screen.findByLabelText('E-Mail');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(server.inputs(sendReceiverCodeByMail)).toEqual([]);
  });
});
