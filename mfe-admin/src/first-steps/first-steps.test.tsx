import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  firstStepIds,
  getFirstSteps,
  getTestDeliveries,
  saveMailSender,
  sendTest,
  setFirstStepAside,
  type FirstStepId,
  type FirstStepState,
} from 'shared-api/contracts/admin';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { FirstStepsScreen } from './first-steps.screen.tsx';

const server = createFakeServer();
let states: Partial<Record<FirstStepId, FirstStepState>> = {};

const answer = () => ({
  steps: firstStepIds.options.map((id) => ({ id, state: states[id] ?? 'open' })),
  address: 'http://portale.acme.example',
  senderName: 'Sportello',
  senderAddress: '',
  isSenderFixed: false,
  mailRoute: 'outbox' as const,
  smsRoute: 'gateway' as const,
  lastBackupAt: null,
  administrators: 1,
  companyId: 'acme',
});

beforeEach(() => {
  states = {};
  server.on(getFirstSteps).answer(answer);
  server.on(getTestDeliveries).answer(() => ({ deliveries: [] }));
  server.on(sendTest).succeed();
  server.on(saveMailSender).succeed();
  server.on(setFirstStepAside).succeed();
});

const open = (language: 'it' | 'en' = 'it') =>
  renderAt({
    screens: { '/firstSteps': withFrame(FirstStepsScreen) },
    path: '/firstSteps',
    session: buildSession({ flags: { a: 'Y', b: 'N' } }),
    language,
  });
const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!card) throw new Error(`${title} stands in no card`);
  return within(card);
};

describe('the first steps', () => {
  it('say what is left, and how to go about it', async () => {
    states = { https: 'done', backup: 'setAside' };
    open();
    expect(await screen.findByText('Restano 4 passi')).toBeInTheDocument();
    expect((await cardOf('Indirizzo sicuro (https)')).getByText('Fatto')).toBeInTheDocument();
    expect((await cardOf('Copie di sicurezza')).getByText('Messo da parte')).toBeInTheDocument();
    expect((await cardOf('Posta')).getByText(/SMTP_URL/)).toBeInTheDocument();
    expect(
      (await cardOf('Un secondo amministratore')).getByRole('link', { name: 'Vai agli utenti' }),
    ).toHaveAttribute('href', '/filterusers');
  });

  it('can be set aside, and taken up again', async () => {
    states = { timeStamps: 'setAside' };
    open();
    await userEvent.click((await cardOf('SMS')).getByRole('button', { name: 'Ne facciamo a meno' }));
    await userEvent.click((await cardOf('Marche temporali')).getByRole('button', { name: 'Riprendi' }));
    await waitFor(() =>
      expect(server.inputs(setFirstStepAside)).toEqual([
        { id: 'sms', isSetAside: true },
        { id: 'timeStamps', isSetAside: false },
      ]),
    );
  });

  it('keep the sender of the mails, and send a test', async () => {
    open();
    const mail = await cardOf('Posta');
    await userEvent.click(mail.getByRole('button', { name: 'Invia e‑mail di prova' }));
    await waitFor(() => expect(server.inputs(sendTest)).toEqual([{ companyId: 'acme', channel: 'mail' }]));
    await userEvent.type(mail.getByLabelText('Indirizzo del mittente'), 'portale');
    await userEvent.click(mail.getByRole('button', { name: 'Salva il mittente' }));
    expect(await mail.findByText('E‑mail non valida')).toBeInTheDocument();
    await userEvent.type(mail.getByLabelText('Indirizzo del mittente'), '@acme.example');
    await userEvent.click(mail.getByRole('button', { name: 'Salva il mittente' }));
    expect(await screen.findByText('Mittente salvato')).toBeInTheDocument();
    expect(server.inputs(saveMailSender)).toEqual([
      { senderName: 'Sportello', senderAddress: 'portale@acme.example' },
    ]);
  });

  it('are over where nothing is left', async () => {
    states = Object.fromEntries(firstStepIds.options.map((id) => [id, 'done']));
    open('en');
    expect(await screen.findByText('All is ready: nothing is left to do')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'We do without' })).not.toBeInTheDocument();
  });

  it('can be asked for again where they did not load', async () => {
    server.on(getFirstSteps).fail({ code: 'internal' });
    open();
    expect(
      await screen.findByText('I primi passi non sono stati caricati', undefined, { timeout: 4000 }),
    ).toBeInTheDocument();
  });
});
