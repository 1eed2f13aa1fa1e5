import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unlinkUser, type OpenedUser } from 'shared-api/contracts/admin';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { CompanyLinkCard } from './company-link.component.tsx';

const server = createFakeServer();
const boot = buildBoot({ session: buildSession({ flags: { a: 'Y', b: 'N' } }) });
const link = { provider: 'Acme ID', linkedAt: '2026-11-02T09:00:00.000Z' };
const show = (companyLink: OpenedUser['companyLink']) =>
  renderScreen(<CompanyLinkCard user={{ id: 'mario', name: 'Mario Rossi', companyLink } as OpenedUser} />, {
    boot,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the link to the provider of the company', () => {
  it('says with what the person signs in, and is undone once one is sure', async () => {
    server.on(unlinkUser).succeed();
    show(link);
    expect(screen.getByText(/^Accede con Acme ID: i due account sono collegati dal/)).toBeInTheDocument();
    await press('Scollega');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Scollegare Mario Rossi?' }));
    expect(server.inputs(unlinkUser)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Scollega' }));
    expect(await screen.findByText('Scollegato dall’accesso con l’azienda')).toBeInTheDocument();
    await waitFor(() => expect(server.inputs(unlinkUser)).toEqual([{ id: 'mario' }]));
  });

  it('is not spoken of where there is none', () => {
    show(null);
    expect(screen.queryByText('Accesso con l’azienda')).not.toBeInTheDocument();
  });
});
