import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getStrongSignIn, saveStrongSignIn, type StrongDemand } from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { StrongSignInCard } from './strong-sign-in-card.component.tsx';

const server = createFakeServer();
let demand: StrongDemand = 'none';

beforeEach(() => {
  demand = 'none';
  server.on(getStrongSignIn).answer(() => ({ demand }));
  server.on(saveStrongSignIn).answer(({ input }) => {
    demand = input.isOn ? 'own' : 'none';
  });
});

const show = () => renderScreen(<StrongSignInCard />, { boot: buildBoot({ session: buildSession() }) });
const press = async (name: string) => {
  const button = (await screen.findAllByRole('button', { name })).at(-1);
  if (button) await userEvent.click(button);
};
const confirm = async (name: string) => {
  await press(name);
  await userEvent.type(await screen.findByLabelText(/^La tua password/), 'segreta');
  await press(name);
};

describe('the card of signing in by app or passkey alone', () => {
  it('is switched on and off with the password', async () => {
    show();
    expect(await screen.findByText('Non attivo')).toBeInTheDocument();
    await confirm('Accedi solo così');
    expect(await screen.findByText('Da adesso si accede solo con app o passkey')).toBeInTheDocument();
    expect(await screen.findByText('Attivo')).toBeInTheDocument();
    await confirm('Ammetti anche i codici');
    expect(await screen.findByText('Non attivo')).toBeInTheDocument();
    expect(server.inputs(saveStrongSignIn)).toEqual([
      { isOn: true, password: 'segreta' },
      { isOn: false, password: 'segreta' },
    ]);
  });

  it('says why it cannot be', async () => {
    server.on(saveStrongSignIn).fail({ code: 'conflict', message: 'Prima attiva l’app' });
    show();
    await confirm('Accedi solo così');
    expect(await screen.findByText('Prima attiva l’app')).toBeInTheDocument();
    server.on(saveStrongSignIn).fail({ code: 'invalid-input', fields: { password: 'Password sbagliata' } });
    await press('Accedi solo così');
    expect(await screen.findByText('Password sbagliata')).toBeInTheDocument();
  });

  it('is not the person’s to switch off where their company chose it', async () => {
    demand = 'company';
    show();
    expect(await screen.findByText('L’ha scelto la tua azienda per tutti.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });
});
