import { screen } from '@testing-library/react';
import { renderWithKit } from '../testing/index.ts';
import type { CompanySource } from './company-picker.component.tsx';
import { PersonPicker } from './person-picker.component.tsx';

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
