import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import type { CompanySource } from './company-picker.component.tsx';
import { CompanyPersonPicker, PersonPicker } from './person-picker.component.tsx';

const employee = { usesBadge: false, mayManage: true, user: null };
const acme = {
  id: 'acme',
  name: 'Acme',
  employees: [
    { ...employee, id: 'r1', userId: 'u1', user: 'mario.rossi', name: 'Rossi Mario' },
    { ...employee, id: 'r2', userId: null, name: 'Senza Utente' },
    { ...employee, id: 'r3', userId: 'u3', name: 'Super Utente', mayManage: false },
  ],
};
const beta = {
  id: 'beta',
  name: 'Beta',
  employees: [{ ...employee, id: 'r4', userId: 'u4', name: 'Neri Anna' }],
};
const sourceOf = (...companies: CompanySource['companies'] & {}) => ({
  companies,
  hasFailed: false,
  onRetry: () => undefined,
});
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const onPick = jest.fn();
const sheet = { isOpen: true, onPick, onClose: () => undefined };

describe('PersonPicker', () => {
  it('offers everybody who has a user, with their company', () => {
    renderWithKit(<PersonPicker {...sheet} source={sourceOf(acme, beta)} title="Risorsa" all="Tutte" />);
    expect(names()).toEqual(['Tutte', 'Rossi MarioAcme', 'Super UtenteAcme', 'Neri AnnaBeta']);
  });

  it('offers those of one company', () => {
    renderWithKit(<PersonPicker {...sheet} source={sourceOf(acme, beta)} title="Risorsa" companyId="beta" />);
    expect(names()).toEqual(['Neri AnnaBeta']);
  });
});

describe('CompanyPersonPicker', () => {
  const titles = {
    companyTitle: 'Quale azienda?',
    personTitle: ({ name }: { name: string }) => `Chi di ${name}?`,
  };

  it('asks for the company, then for one of those whose account may be managed', async () => {
    renderWithKit(<CompanyPersonPicker {...sheet} {...titles} source={sourceOf(acme, beta)} />);
    expect(screen.getByRole('dialog', { name: 'Quale azienda?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Acme' }));
    expect(screen.getByRole('dialog', { name: 'Chi di Acme?' })).toBeInTheDocument();
    expect(names()).toEqual(['Rossi Mariomario.rossi']);
    await userEvent.click(screen.getByRole('button', { name: /Rossi Mario/ }));
    expect(onPick).toHaveBeenLastCalledWith({ companyId: 'acme', userId: 'u1' });
  });

  it('does not ask for the only company, and offers all of it', async () => {
    renderWithKit(
      <CompanyPersonPicker {...sheet} {...titles} source={sourceOf(beta)} all="Tutta l’azienda" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tutta l’azienda' }));
    expect(onPick).toHaveBeenLastCalledWith({ companyId: 'beta', userId: undefined });
  });
});
