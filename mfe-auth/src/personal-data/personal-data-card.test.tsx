import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadPersonalData, getPersonalDataState, preparePersonalData } from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { PersonalDataCard } from './personal-data-card.component.tsx';

const server = createFakeServer();
const boot = buildBoot({ session: buildSession() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the copy of a person’s data', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => undefined;
    server.on(getPersonalDataState).answer(() => ({ needsPassword: false, handedOut: [] }));
    server.on(preparePersonalData).answer(() => ({ ticket: 'ticket-1' }));
    server.on(downloadPersonalData).answer(() => new Blob(['zip']));
  });

  it('is downloaded by a ticket, and says who had one', async () => {
    server.on(getPersonalDataState).answer(() => ({
      needsPassword: false,
      handedOut: [{ at: '2026-11-20T09:00:00.000Z', by: 'Elena Ricci', isOwn: false }],
    }));
    renderScreen(<PersonalDataCard userId={undefined} />, { boot });
    expect(await screen.findByText('20/11/2026, 10:00, da Elena Ricci')).toBeInTheDocument();
    await press('Scarica i miei dati');
    expect(await screen.findByText('Dati scaricati')).toBeInTheDocument();
    expect(server.inputs(downloadPersonalData)).toEqual([{ ticket: 'ticket-1' }]);
  });

  it('asks for the password once the sign-in is long ago, and says on the field that it is wrong', async () => {
    server.on(getPersonalDataState).answer(() => ({ needsPassword: true, handedOut: [] }));
    const message = 'La password non è corretta';
    server.on(preparePersonalData).fail({ code: 'invalid-input', message, fields: { password: message } });
    renderScreen(<PersonalDataCard userId={undefined} />, { boot });
    await press('Scarica i miei dati');
    await userEvent.type(await screen.findByLabelText('La tua password'), 'Sbagliata{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(server.inputs(preparePersonalData)).toEqual([{ password: 'Sbagliata' }]);
    expect(server.inputs(downloadPersonalData)).toEqual([]);
  });

  it('is not offered to who may not have another’s', async () => {
    server.on(getPersonalDataState).fail({ code: 'not-found' });
    renderScreen(<PersonalDataCard userId="user-2" />, { boot });
    await waitFor(() => expect(server.inputs(getPersonalDataState)).toHaveLength(1));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
