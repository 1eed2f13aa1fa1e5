import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kitTexts } from '../kit.texts.ts';
import { renderWithKit } from '../testing/index.ts';
import type { OneTimeCodeOptions } from './one-time-code.ts';
import { OneTimeCodeDialog } from './one-time-code.dialog.tsx';

const refusal = (code: string, message = '') => ({ code, message, details: { seconds: 12 } });

function show(overrides: Partial<OneTimeCodeOptions> = {}) {
  const options = {
    channel: 'mail',
    send: jest
      .fn()
      .mockResolvedValue({ challenge: 'challenge-1', resendAfter: 30, sentTo: 'm•••@acme.example' }),
    verify: jest.fn().mockResolvedValue(undefined),
    readFailure: (error: unknown) => error as never,
    unanswered: 'Nessuna risposta',
    onPassed: jest.fn(),
    ...overrides,
  } satisfies OneTimeCodeOptions;
  const { unmount } = renderWithKit(<OneTimeCodeDialog {...options} onClose={jest.fn()} />);
  return { ...options, unmount };
}

const field = () => screen.getByRole('textbox', { name: 'Codice' });

describe('OneTimeCodeDialog', () => {
  it('sends a code once, says where it went, and passes on the challenge of a right one', async () => {
    const { send, verify, onPassed } = show();
    await screen.findByText(/a m•••@acme\.example/);
    await userEvent.type(field(), '123456');
    await waitFor(() => expect(onPassed).toHaveBeenCalledWith('challenge-1'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(verify).toHaveBeenCalledWith({ challenge: 'challenge-1', code: '123456' });
  });

  it.each([
    ['{Enter}', "Specificare un  valore dell'OTP"],
    ['12{Enter}', 'Valore OTP non corretto'],
  ])('refuses %j without asking the server', async (typed, problem) => {
    const { verify } = show();
    await screen.findByText(/Abbiamo inviato/);
    await userEvent.type(field(), typed);
    expect(await screen.findAllByText(problem, { normalizer: String })).not.toEqual([]);
    expect(field()).toHaveValue('');
    expect(verify).not.toHaveBeenCalled();
  });

  it('keeps a code that no answer came to', async () => {
    show({ verify: () => Promise.reject(refusal('unavailable')) });
    await screen.findByText(/Abbiamo inviato/);
    await userEvent.type(field(), '123456');
    expect(await screen.findAllByText('Nessuna risposta')).not.toEqual([]);
    expect(field()).toHaveValue('123456');
  });

  it('does not check a right code twice when what follows it failed', async () => {
    const onPassed = jest.fn().mockRejectedValueOnce(refusal('unavailable')).mockResolvedValue(undefined);
    const { verify } = show({ onPassed });
    await screen.findByText(/Abbiamo inviato/);
    await userEvent.type(field(), '123456');
    await screen.findAllByText('Nessuna risposta');
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(onPassed).toHaveBeenCalledTimes(2));
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('goes on with a code that the server knows to be under way, and asks for another by the link alone', async () => {
    const sent = { challenge: 'challenge-1', sentTo: 'm•••@acme.example' };
    const { send, onPassed } = show({
      send: jest
        .fn()
        .mockResolvedValueOnce({ ...sent, resendAfter: 0, isResumed: true })
        .mockResolvedValue({ challenge: 'challenge-2', resendAfter: 30 }),
    });
    expect(
      await screen.findByText('Usa il codice già inviato a m•••@acme.example: vale ancora.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reinvia' }));
    expect(field()).toHaveFocus();
    expect(send).toHaveBeenNthCalledWith(1, { resumes: true });
    expect(send).toHaveBeenNthCalledWith(2, { resumes: false });
    await screen.findByText(/Abbiamo inviato un codice/);
    await userEvent.keyboard('123456');
    await waitFor(() => expect(onPassed).toHaveBeenCalledWith('challenge-2'));
  });

  it('counts a wrong code once: the field is empty at once, has the focus, and Enter sends nothing again', async () => {
    const { verify } = show({ verify: jest.fn().mockRejectedValue(refusal('wrong-code')) });
    await screen.findByText(/Abbiamo inviato/);
    await userEvent.type(field(), '000000');
    expect(await screen.findAllByText('Valore OTP non corretto')).not.toEqual([]);
    expect(field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(verify).toHaveBeenCalledTimes(1);
    expect(field()).toHaveFocus();
  });

  it('does not send a code again that was just refused, until another challenge stands', async () => {
    const send = jest
      .fn()
      .mockResolvedValueOnce({ challenge: 'challenge-1', resendAfter: 0 })
      .mockResolvedValue({ challenge: 'challenge-2', resendAfter: 0 });
    const { verify } = show({ send, verify: jest.fn().mockRejectedValue(refusal('wrong-code')) });
    await screen.findByText(/Abbiamo inviato/);
    await userEvent.type(field(), '000000');
    await screen.findAllByText('Valore OTP non corretto');
    await userEvent.type(field(), '000000');
    expect(await screen.findAllByText('Valore OTP non corretto')).not.toEqual([]);
    expect(field()).toHaveValue('');
    expect(verify).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reinvia' }));
    await screen.findByText(/Abbiamo inviato/);
    await userEvent.type(field(), '000000');
    await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
  });

  it.each([undefined, '/dev/outbox'])('has a link to the outbox of a demo: %s', async (outbox) => {
    show({ outbox });
    await screen.findByText(/Abbiamo inviato/);
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(outbox);
  });

  it('counts down until another can be asked for where one left from another window', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    show({ send: () => Promise.reject(refusal('resend-too-early', 'Attendere 12 secondi')) });
    expect(await screen.findByText(/un altro tra 1\d secondi\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Reinvia tra 1\d\ss/ })).toBeDisabled();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByText(/un altro tra [67] secondi\.$/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(8000));
    expect(screen.getByText(/^Ora si può chiedere un altro codice/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reinvia' })).toBeEnabled();
    jest.useRealTimers();
  });

  it('says why no code was sent', async () => {
    show({ send: () => Promise.reject(refusal('unavailable', 'Il server non risponde')) });
    expect(await screen.findAllByText('Il server non risponde')).not.toEqual([]);
    await userEvent.type(field(), '123456');
    expect(await screen.findAllByText('Il codice non è ancora partito: premere «Reinvia»')).not.toEqual([]);
  });
});

it('has the specified texts to the letter (spec 01 §2 and §5, 02 §5)', () => {
  expect(kitTexts.it.code).toMatchObject({
    empty: "Specificare un  valore dell'OTP",
    wrong: 'Valore OTP non corretto',
    resend: 'Reinvia',
  });
  expect(kitTexts.en.code).toMatchObject({
    empty: 'Specify an OTP value',
    wrong: 'Incorrect OTP value',
    resend: 'Resend',
  });
});
