import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowSignInCodes, type OpenedUser } from 'shared-api/contracts/admin';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { SignInCodesCard } from './sign-in-codes.component.tsx';

const server = createFakeServer();
const boot = buildBoot({ session: buildSession({ flags: { a: 'Y', b: 'N' } }) });
const show = (signInCodes: OpenedUser['signInCodes']) =>
  renderScreen(<SignInCodesCard user={{ id: 'mario', name: 'Mario Rossi', signInCodes }} />, { boot });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('codes for who signs in by app or passkey alone', () => {
  beforeEach(() => server.on(allowSignInCodes).succeed());

  it('are allowed once one is sure', async () => {
    show({ countsFrom: null, by: '' });
    await press('Riammetti i codici');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Riammettere i codici per Mario Rossi?' }),
    );
    expect(dialog.getByText(/^Valgono dopo 7 giorni/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Riammetti i codici' }));
    await waitFor(() => expect(server.inputs(allowSignInCodes)).toEqual([{ id: 'mario', isAllowed: true }]));
  });

  it('say from when on they count, and are withdrawn', async () => {
    show({ countsFrom: '2026-12-05T09:00:00.000Z', by: 'Ada Conti' });
    expect(
      screen.getByText(/valgono dal 05\/12\/2026, 10:00, li ha riammessi Ada Conti/),
    ).toBeInTheDocument();
    await press('Non riammetterli');
    await waitFor(() => expect(server.inputs(allowSignInCodes)).toEqual([{ id: 'mario', isAllowed: false }]));
  });

  it('are not spoken of where codes count anyway', () => {
    show(null);
    expect(screen.queryByText('Accesso solo con app o passkey')).not.toBeInTheDocument();
  });
});
