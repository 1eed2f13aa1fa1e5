import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerContactProposal, openContactProposal } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { ContactProposalScreen } from './contact-proposal.screen.tsx';

const server = createFakeServer();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const show = (secret = 'a-secret') =>
  renderScreen(<ContactProposalScreen />, { path: `/newContact#${secret}` });

describe('what an administrator proposed', () => {
  beforeEach(() => {
    server.on(getBoot).answer(() => buildBoot());
    server.on(answerContactProposal).succeed();
    server.on(openContactProposal).answer(() => ({
      kind: 'email',
      value: 'mario@nuovo.example',
      before: 'mario.rossi@acme.example',
      by: 'Elena Ricci',
      countsFrom: '2026-12-05T10:00:00.000Z',
    }));
  });

  it.each([
    ['È mio: conferma', 'confirm', 'Confermato: vale da ora'],
    ['Non è mio: rifiuta', 'refuse', 'Rifiutato: resta tutto come prima'],
  ])('is shown whole, and answered by one press: %s', async (button, answer, done) => {
    show();
    expect(await screen.findByText('mario@nuovo.example')).toBeInTheDocument();
    expect(screen.getByText('mario.rossi@acme.example')).toBeInTheDocument();
    expect(screen.getByText(/^Elena Ricci lo ha indicato per te/)).toBeInTheDocument();
    expect(server.inputs(answerContactProposal)).toEqual([]);
    await press(button);
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(server.inputs(answerContactProposal)).toEqual([{ secret: 'a-secret', answer }]);
  });

  it('asks whether a number may be taken away', async () => {
    server.on(openContactProposal).answer(() => ({
      kind: 'phone',
      value: '',
      before: '+39 3331234567',
      by: 'Elena Ricci',
      countsFrom: '2026-12-05T10:00:00.000Z',
    }));
    show();
    expect(await screen.findByRole('heading', { name: 'Vuoi che il tuo numero sia tolto?' })).toBeVisible();
    expect(screen.getByText('+39 3331234567')).toBeInTheDocument();
    await press('Rifiuta: lascia il numero');
    expect(await screen.findByText('Rifiutato: resta tutto come prima')).toBeInTheDocument();
  });

  it('says so where it was answered already', async () => {
    server.on(openContactProposal).fail({ code: 'link-invalid', message: 'Il link non è più valido' });
    show();
    expect(await screen.findByText(/È già stato confermato, rifiutato o ritirato/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'È mio: conferma' })).not.toBeInTheDocument();
  });

  it('stays, with a sentence, where the answer did not arrive', async () => {
    server.on(answerContactProposal).fail({ code: 'unavailable', message: '' });
    show();
    await press('È mio: conferma');
    expect(await screen.findByText('La risposta non è arrivata. Riprova tra poco.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'È mio: conferma' })).toBeEnabled();
  });
});
