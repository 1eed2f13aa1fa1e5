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
  type SealInUse,
} from 'shared-api/contracts/admin';
import type { RoleFlags } from 'shared-api/contracts/common';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, renderScreen, withFrame } from 'shared-ui/testing';
import { FirstStepsCard } from './first-steps.card.tsx';
import { buildCertificate, ownSeal } from '../seal/testing/seals.builders.ts';
import { buildFirstSteps } from './testing/first-steps.builders.ts';
import { FirstStepsScreen } from './first-steps.screen.tsx';

const server = createFakeServer();
let seal: SealInUse = ownSeal();
let states: Partial<Record<FirstStepId, FirstStepState>> = {};

const answer = () =>
  buildFirstSteps({ steps: firstStepIds.options.map((id) => ({ id, state: states[id] ?? 'open' })), seal });

beforeEach(() => {
  states = {};
  seal = ownSeal();
  server.on(getFirstSteps).answer(answer);
  server.on(getTestDeliveries).answer(() => ({ deliveries: [] }));
  server.on(sendTest).succeed();
  server.on(saveMailSender).succeed();
  server.on(setFirstStepAside).succeed();
});

const open = (language: 'it' | 'en' = 'it', flags: RoleFlags = { a: 'Y', b: 'N' }) =>
  renderAt({
    screens: { '/firstSteps': withFrame(FirstStepsScreen) },
    path: '/firstSteps',
    session: buildSession({ flags }),
    language,
  });
const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!card) throw new Error(`${title} stands in no card`);
  return within(card);
};

describe('the first steps', () => {
  it('are said to be somebody else’s to who administers one company, with no try that cannot help', async () => {
    open('it', { a: 'N', b: 'S' });
    expect(
      await screen.findByText('I primi passi sono di chi amministra l’installazione'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    expect(server.inputs(getFirstSteps)).toEqual([]);
  });

  it('tell of a test that nobody sends that it did not leave', async () => {
    server.on(getTestDeliveries).answer(() => ({
      deliveries: [
        { channel: 'mail', to: 'ada@example.com', state: 'sent', reason: '', at: '2026-03-01T09:00:00.000Z' },
      ],
    }));
    open();
    const mail = await cardOf('Posta');
    expect(await mail.findByText(/ada@example\.com: resta nella casella/)).toBeInTheDocument();
    expect(mail.queryByText(/: inviato$/)).not.toBeInTheDocument();
  });

  it('lead who has no number to where it is entered', async () => {
    server.on(sendTest).fail({ code: 'phone-number-missing', message: 'Nel tuo profilo manca il cellulare' });
    open();
    await userEvent.click((await cardOf('SMS')).getByRole('button', { name: 'Invia SMS di prova' }));
    expect(await screen.findByText('Nel tuo profilo manca il cellulare')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vai al profilo' })).toBeInTheDocument();
  });

  it('say what is left, and how to go about it', async () => {
    states = { https: 'done', backup: 'setAside' };
    open();
    expect(await screen.findByText('Restano 5 passi')).toBeInTheDocument();
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

  it('let a company do with the seal that the installation made, but not with one that ends', async () => {
    open();
    const own = await cardOf('Sigillo');
    expect(own.getByText(/si è fatta da sola/)).toBeInTheDocument();
    await userEvent.click(own.getByRole('button', { name: 'Ci basta il sigillo proprio' }));
    await waitFor(() => expect(server.inputs(setFirstStepAside)).toEqual([{ id: 'seal', isSetAside: true }]));
  });

  it.each([
    ['ending', 'uploaded', /^Il certificato del sigillo scade il 01\/01\/2027/],
    ['ended', 'uploaded', /^Il certificato del sigillo è scaduto il 01\/01\/2027/],
    ['unreadable', 'uploaded', /non si legge più/],
    ['good', 'configured', /SEAL_P12/],
    ['unknown', 'remote', /PDF_EDITING_URL/],
  ] as const)('say of the seal what it is: %s, %s', async (state, kind, sentence) => {
    const certificate = state === 'unreadable' || kind === 'remote' ? null : buildCertificate();
    seal = { kind, certificate, state };
    open();
    const card = await cardOf('Sigillo');
    expect(card.getByText(sentence)).toBeInTheDocument();
    if (state !== 'good')
      expect(card.queryByRole('button', { name: 'Ci basta il sigillo proprio' })).not.toBeInTheDocument();
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
    expect(screen.queryByRole('button', { name: 'We don’t need this' })).not.toBeInTheDocument();
  });

  it('can be asked for again where they did not load', async () => {
    server.on(getFirstSteps).fail({ code: 'internal' });
    open();
    expect(
      await screen.findByText('I primi passi non sono stati caricati', undefined, { timeout: 4000 }),
    ).toBeInTheDocument();
  });
});

describe('the first steps, on the dashboard', () => {
  const onWaiting = jest.fn();
  const show = (a: 'Y' | 'N' = 'Y') =>
    renderScreen(<FirstStepsCard subject={null} expectedLines={1} onWaiting={onWaiting} />, {
      boot: buildBoot({ session: buildSession({ flags: { a, b: 'S' } }) }),
    });

  it('are one line with how many are left and the way there', async () => {
    states = { https: 'done', backup: 'setAside' };
    show();
    expect(await screen.findByText('Primi passi: ne restano 5')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri i primi passi' })).toHaveAttribute('href', '/firstSteps');
    expect(onWaiting).toHaveBeenLastCalledWith(1);
  });

  it('are nothing where none is left', async () => {
    states = Object.fromEntries(firstStepIds.options.map((id) => [id, 'done']));
    show();
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('are nothing, and are not asked for, where one can do nothing about them', async () => {
    onWaiting.mockClear();
    show('N');
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
    expect(server.inputs(getFirstSteps)).toEqual([]);
  });
});
