import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actFor, findEmployees, listOwnCompanies, stopActingFor } from 'shared-api/contracts/directory';
import { countCall, getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { buildArea } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';

const server = createFakeServer();
const administrator = buildSession({ flags: { a: 'N', b: 'S' } });
const mario = {
  userId: 'user-7',
  user: 'mario.rossi',
  name: 'Rossi Mario',
  companyName: 'Acme',
  mayManage: true,
};
const superUser = { ...mario, userId: 'user-8', name: 'Super Utente', mayManage: false };
const acme = { id: 'acme', name: 'Acme' };
const beta = { id: 'beta', name: 'Beta' };
const registry = { areas: [buildArea()] };
const forMario = {
  company: { id: 'acme', name: 'Acme' },
  employee: { userId: 'user-7', name: 'Mario Rossi' },
};

beforeEach(() => {
  server.on(countCall('getNumDocToSignApi')).answer(() => ({ total: 0 }));
  server.on(listOwnCompanies).answer(() => ({ companies: [acme, beta] }));
  server.on(findEmployees).answer(() => ({ employees: [mario, superUser], total: 2 }));
});

async function openPicker() {
  await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agisci per un’azienda o un dipendente' }));
}

describe('acting for others', () => {
  it('asks for the company, then for the person, and says so on the screen', async () => {
    server.on(actFor).succeed();
    server
      .on(getBoot)
      .answer(() => buildBoot({ session: { ...administrator, actingFor: forMario }, registry }));
    renderShell(buildBoot({ session: administrator, registry }), '/dash');
    await openPicker();
    const companies = screen.getByRole('dialog', { name: 'Per quale azienda?' });
    await userEvent.click(await within(companies).findByRole('button', { name: 'Acme' }));
    const people = await screen.findByRole('dialog', { name: 'Per chi?' });
    await userEvent.click(await within(people).findByRole('button', { name: /Rossi Mario/ }));
    expect(screen.queryByText('Super Utente')).not.toBeInTheDocument();
    expect(server.inputs(findEmployees)).toEqual([{ text: '', companyId: 'acme' }]);
    expect(await screen.findByText('Stai agendo per Mario Rossi (Acme)')).toBeInTheDocument();
    expect(server.inputs(actFor)).toEqual([{ companyId: 'acme', userId: 'user-7' }]);
  });

  it('goes straight to the people where there is one company only, and may be for all of it', async () => {
    server.on(listOwnCompanies).answer(() => ({ companies: [acme] }));
    server.on(actFor).succeed();
    server.on(getBoot).answer(() => buildBoot({ session: administrator, registry }));
    renderShell(buildBoot({ session: administrator, registry }), '/dash');
    await openPicker();
    await userEvent.click(await screen.findByRole('button', { name: 'Tutta l’azienda' }));
    expect(server.inputs(actFor).at(-1)).toEqual({ companyId: 'acme' });
  });

  it('says why it was refused', async () => {
    server.on(actFor).fail({ code: 'forbidden', message: 'Non hai il permesso' });
    renderShell(buildBoot({ session: administrator, registry }), '/dash');
    await openPicker();
    await userEvent.click(await screen.findByRole('button', { name: 'Beta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tutta l’azienda' }));
    expect(await screen.findByText(/Non è stato possibile: Non hai il permesso/)).toBeInTheDocument();
  });

  it('is stopped from any screen', async () => {
    server.on(stopActingFor).succeed();
    server.on(getBoot).answer(() => buildBoot({ session: administrator, registry }));
    renderShell(buildBoot({ session: { ...administrator, actingFor: forMario }, registry }), '/info');
    await userEvent.click(screen.getByRole('button', { name: /Smetti di agire/ }));
    await waitFor(() => expect(screen.queryByText(/Stai agendo/)).not.toBeInTheDocument());
  });

  it('is not offered to staff', async () => {
    renderShell(buildBoot({ session: buildSession(), registry }), '/dash');
    await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
    expect(screen.queryByRole('button', { name: /Agisci per/ })).not.toBeInTheDocument();
  });
});
