import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputOf } from 'shared-api/contracts/common';
import { sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { getVerificationData, markContactVerified } from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { buildGuest } from '../testing/receiver.builders.ts';
import { VerifyMobileScreen } from './verify-mobile.screen.tsx';

const server = createFakeServer();
const screens = { '/verifiyMobile': withFrame(VerifyMobileScreen) };
const sent = { challenge: 'challenge-1', resendAfter: 0, expiresAfter: 300 } as const;

let data: OutputOf<typeof getVerificationData>;
beforeEach(() => {
  data = { username: '', maskedMobile: '', prefix: '', mayGive: true };
});

function open(path = '/verifiyMobile', language: 'it' | 'en' = 'it') {
  server.on(sendCodeBySms).answer(() => sent);
  server.on(verifyCode).answer(() => ({ user: null }));
  server.on(markContactVerified).succeed();
  server.on(getVerificationData).answer(() => data);
  return renderAt({ screens, path, session: buildGuest(), language });
}

async function askForCode() {
  await userEvent.type(screen.getByLabelText('Cellulare'), '3331234567');
  await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
  await screen.findByText(/al numero \+39 333 123 45 67\./);
  return screen.getByLabelText('Codice');
}

afterEach(() => {
  jest.useRealTimers();
});

describe('VerifyMobileScreen', () => {
  it('asks on entry, with Italy as the prefix, and groups the digits', async () => {
    open();
    expect(screen.getByText('Specificare il cellulare')).toBeInTheDocument();
    expect(
      screen.getByRole('option', { name: 'Italia, Città del Vaticano (+39)', selected: true }),
    ).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Cellulare'), '3331234567');
    expect(screen.getByLabelText('Cellulare')).toHaveValue('333 123 45 67');
  });

  it('says in English what the specification says', async () => {
    open('/verifiyMobile', 'en');
    expect(screen.getByRole('heading', { name: 'Verify Mobile' })).toBeInTheDocument();
    expect(screen.getByText('Specify your mobile')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Prefix'), '');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Prefix required')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Prefix'), '+39');
    expect(await screen.findByText('Mobile required')).toBeInTheDocument();
  });

  it('sends the number without spaces, checks the code and goes to the documents', async () => {
    const { currentPath } = open();
    await userEvent.type(await askForCode(), '123456');
    // Not held on to: it moves out of the dialog when that closes.
    await screen.findByText('Cellulare verificato correttamente');
    await waitFor(() => expect(currentPath()).toBe('/initDocuments'));
    expect(server.inputs(sendCodeBySms)[0]).toMatchObject({
      prefix: '+39',
      mobile: '3331234567',
      purpose: 'mobile',
      documentId: 'document-1',
    });
    expect(server.inputs(verifyCode)).toEqual([{ challenge: 'challenge-1', code: '123456' }]);
    expect(server.inputs(markContactVerified)).toEqual([
      { id: 'document-1', kind: 'mobile', prefix: '+39', mobile: '3331234567', challenge: 'challenge-1' },
    ]);
  });

  it('says on the field what is wrong with the number, until another is typed', async () => {
    open();
    server.on(sendCodeBySms).fail({ code: 'invalid-input', fields: { mobile: 'È un numero fisso' } });
    await userEvent.type(screen.getByLabelText('Cellulare'), '061234567');
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    expect(await screen.findByText('È un numero fisso')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Cellulare')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('Cellulare'), '8');
    expect(screen.queryByText('È un numero fisso')).not.toBeInTheDocument();
  });

  it('leads back to the number from the code', async () => {
    open();
    await askForCode();
    await userEvent.click(screen.getByRole('button', { name: 'Numero sbagliato?' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Cellulare')).toHaveValue('333 123 45 67');
  });

  it('corrects a number that was given, and says of one that stays that it does', async () => {
    data = { username: '', maskedMobile: '••• 67', prefix: '+39', mayGive: true };
    const { unmount } = open();
    await askForCode();
    unmount();
    data = { ...data, mayGive: false };
    open();
    expect(await screen.findByText(/^I codici arrivano al numero \+39 ••• 67,/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vai al documento' })).toHaveAttribute(
      'href',
      '/sign/document-1',
    );
    expect(screen.queryByLabelText('Cellulare')).not.toBeInTheDocument();
  });

  it('goes on to sign for who came from there', async () => {
    const { currentPath } = open('/verifiyMobile?document=document-7&then=sign');
    await userEvent.type(await askForCode(), '123456');
    await waitFor(() => expect(currentPath()).toBe('/sign/document-7'));
  });

  it('refuses an empty code and accepts digits only', async () => {
    open();
    const field = await askForCode();
    await userEvent.type(field, 'ab');
    expect(field).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(
      await screen.findAllByText(/Specificare un {2}valore dell'OTP/, { normalizer: String }),
    ).not.toEqual([]);
    expect(server.inputs(verifyCode)).toEqual([]);
  });

  it('treats a code that is too short as a wrong one', async () => {
    open();
    await userEvent.type(await askForCode(), '12{Enter}');
    expect(await screen.findAllByText('Valore OTP non corretto')).not.toEqual([]);
    expect(screen.queryByText(/Specificare un/)).not.toBeInTheDocument();
    expect(server.inputs(verifyCode)).toEqual([]);
  });

  it('clears a wrong code at once, so that it costs one try', async () => {
    open();
    const field = await askForCode();
    server.on(verifyCode).fail({ code: 'wrong-code' });
    await userEvent.type(field, '000000');
    expect(await screen.findAllByText('Valore OTP non corretto')).not.toEqual([]);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(server.inputs(verifyCode)).toHaveLength(1);
  });

  it('says the true reason why a code counts no longer', async () => {
    open();
    const field = await askForCode();
    server.on(verifyCode).fail({ code: 'code-expired', message: 'Troppi tentativi con questo codice' });
    await userEvent.type(field, '123456');
    expect(await screen.findAllByText('Troppi tentativi con questo codice')).not.toEqual([]);
  });

  it('sends again after thirty seconds, and only the new code counts', async () => {
    open();
    server.on(sendCodeBySms).answer(() => ({ ...sent, resendAfter: 30 }));
    jest.useFakeTimers();
    fireEvent.change(screen.getByLabelText('Cellulare'), { target: { value: '3331234567' } });
    fireEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name: /^Reinvia tra 30\ss$/ })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    server.on(sendCodeBySms).answer(() => ({ ...sent, challenge: 'challenge-2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reinvia' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    fireEvent.change(screen.getByLabelText('Codice'), { target: { value: '123456' } });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(server.inputs(verifyCode)).toEqual([{ challenge: 'challenge-2', code: '123456' }]);
  });

  it('tries only the last step again when its answer was lost', async () => {
    const { currentPath } = open();
    const field = await askForCode();
    server.on(markContactVerified).cut();
    await userEvent.type(field, '123456');
    await waitFor(() => expect(server.inputs(markContactVerified)).toHaveLength(1));
    server.on(markContactVerified).succeed();
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(currentPath()).toBe('/initDocuments'));
    expect(server.inputs(verifyCode)).toHaveLength(1);
  });

  it('shows why no code was sent', async () => {
    open();
    server.on(sendCodeBySms).fail({ code: 'phone-number-missing', message: 'Numero non valido' });
    await userEvent.type(screen.getByLabelText('Cellulare'), '3331234567');
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    expect(await screen.findAllByText('Numero non valido')).not.toEqual([]);
  });
});
