import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { finishFirstRun, openFirstRun } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { FirstRunScreen } from './first-run.screen.tsx';

const server = createFakeServer();
const password = 'Partenza-Felice-7!';

beforeEach(() => {
  server.on(openFirstRun).succeed();
  server.on(finishFirstRun).succeed();
  server.on(getBoot).answer(() => buildBoot({ session: buildSession() }));
});

const open = (path = '/setup#secret-1') => renderScreen(<FirstRunScreen />, { path });

async function fill(changes: { company?: string; confirmation?: string } = {}) {
  const { company = 'Nuova S.r.l.', confirmation = password } = changes;
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label), text);
  if (company) await type('Azienda', company);
  await type('Nome', 'Carla');
  await type('Cognome', 'De Santis');
  await type('E‑mail', 'carla@nuova.example');
  await type('Nuova password', password);
  await type('Conferma la nuova password', confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Crea e continua' }));
}

describe('the first run', () => {
  it('makes company and administrator, and goes on to the first steps', async () => {
    open();
    await fill();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/firstSteps'), {
      timeout: 20_000,
    });
    expect(server.inputs(finishFirstRun)).toEqual([
      {
        secret: 'secret-1',
        companyName: 'Nuova S.r.l.',
        firstName: 'Carla',
        lastName: 'De Santis',
        email: 'carla@nuova.example',
        newPassword: password,
      },
    ]);
  });

  it('asks for what is missing on its field', async () => {
    open();
    await fill({ company: '', confirmation: 'Altra-Cosa-9!' });
    expect(screen.getByLabelText('Azienda')).toHaveAccessibleDescription(/Campo obbligatorio/);
    expect(server.inputs(finishFirstRun)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Azienda'), 'Nuova');
    await userEvent.click(screen.getByRole('button', { name: 'Crea e continua' }));
    expect(await screen.findByText('Le password non corrispondono')).toBeInTheDocument();
    expect(server.inputs(finishFirstRun)).toEqual([]);
  });

  it('shows what the server refuses on its field, and keeps what was typed', async () => {
    server.on(finishFirstRun).fail({
      code: 'invalid-input',
      message: 'Verifica',
      fields: { newPassword: 'Troppo facile da indovinare' },
    });
    open();
    await fill();
    expect(await screen.findByText('Troppo facile da indovinare')).toBeInTheDocument();
    expect(screen.getByLabelText('Azienda')).toHaveValue('Nuova S.r.l.');
  });

  it('says that the installation has its administrator, and leads to the sign-in', async () => {
    server.on(openFirstRun).fail({ code: 'link-invalid' });
    open();
    expect(await screen.findByText('Il link non è più valido')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vai all’accesso' })).toHaveAttribute('href', '/');
  });
});
