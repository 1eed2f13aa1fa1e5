import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOwnProfile, updateOwnProfile } from 'shared-api/contracts/auth';
import { findEmployees, listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession } from 'shared-api/testing';
import {
  createProfileServer,
  buildProfile,
  findField,
  press,
  showProfile,
  write,
} from '../testing/profile-server.tsx';

const server = createProfileServer();

describe('the profile of another person', () => {
  const administrator = buildBoot({ session: buildSession({ flags: { a: 'Y', b: 'N' } }) });
  const giulia = {
    userId: 'user-2',
    user: 'giulia.bianchi',
    name: 'Bianchi Giulia',
    companyName: 'Acme',
    mayManage: true,
  };
  const superUser = { ...giulia, userId: 'user-3', user: 'admin', name: 'Conti Ada', mayManage: false };

  beforeEach(() => {
    server.on(listOwnCompanies).answer(() => ({
      companies: [
        { id: 'acme', name: 'Acme' },
        { id: 'beta', name: 'Beta' },
      ],
    }));
    server.on(findEmployees).answer(() => ({ employees: [giulia, superUser], total: 2 }));
    server
      .on(getOwnProfile)
      .answer(({ input }) =>
        input.userId
          ? buildProfile({ userId: 'user-2', firstName: 'Giulia', lastName: 'Bianchi' })
          : buildProfile(),
      );
  });

  const open = async () => {
    showProfile(administrator);
    await press('Aziende');
    await userEvent.click(await screen.findByRole('button', { name: 'Acme' }));
    const pick = await screen.findByRole('button', { name: /Bianchi Giulia/ });
    // Who is out of one's reach is not offered.
    expect(screen.queryByRole('button', { name: /Conti Ada/ })).not.toBeInTheDocument();
    await userEvent.click(pick);
  };

  it('is picked by company and employee, says whose it is, and is saved as such', async () => {
    await open();
    expect(await screen.findByText(/Stai modificando i dati di Giulia Bianchi/)).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Dati' })).toBeInTheDocument();
    expect(screen.queryByText('Tutti di Acme S.p.A.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Elimina account' })).not.toBeInTheDocument();
    await write('Nome', 'Giulia Maria');
    await press('Salva');
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(updateOwnProfile)[0]).toMatchObject({ userId: 'user-2', firstName: 'Giulia Maria' });
  });

  it('leads back to one’s own', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Torna al tuo' }));
    expect(await screen.findByRole('tab', { name: 'Sicurezza' })).toBeInTheDocument();
    expect(await findField('Nome')).toHaveValue('Mario');
  });

  it('is not opened over what was typed without a question', async () => {
    await open();
    await write('Nome', 'Giulia Maria');
    await userEvent.click(screen.getByRole('button', { name: 'Torna al tuo' }));
    const question = await screen.findByRole('alertdialog', { name: 'Chiudere senza salvare?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Resta qui' }));
    expect(await findField('Nome')).toHaveValue('Giulia Maria');
  });

  it('is not offered to staff', async () => {
    showProfile();
    await findField('Nome');
    expect(screen.queryByRole('button', { name: 'Aziende' })).not.toBeInTheDocument();
  });
});
