import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithKit } from '../testing/index.ts';
import { CompanyPersonPicker } from './company-person-picker.component.tsx';
import { GroupPicker } from './group-picker.component.tsx';
import { PersonSearch } from './person-search.component.tsx';

const people = Array.from({ length: 5000 }, (_, index) => ({
  id: `u${index}`,
  name: index === 4321 ? 'Zappalà Rosa' : `Rossi ${index}`,
  detail: 'Acme',
}));
const find = jest.fn(async (text: string, _signal: AbortSignal) => {
  const fitting = people.filter(({ name }) => name.toLowerCase().includes(text));
  return { people: fitting.slice(0, 50), total: fitting.length };
});
const searchIn = (company: string) => (text: string) => ({
  queryKey: [company, text],
  queryFn: ({ signal }: { signal: AbortSignal }) => find(text, signal),
  select: (answer: unknown) => answer as Awaited<ReturnType<typeof find>>,
});
const onPick = jest.fn();
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const shared = { isOpen: true, onPick, onClose: () => undefined };

function show(picker: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithKit(<QueryClientProvider client={client}>{picker}</QueryClientProvider>);
}
const showSearch = () => show(<PersonSearch {...shared} search={searchIn('test')} title="Chi?" />);

describe('PersonSearch', () => {
  beforeEach(() => find.mockClear());

  it('asks once for what was typed, and says how many more there are', async () => {
    showSearch();
    await waitFor(() => expect(names()).toHaveLength(50));
    expect(screen.getByText('Altri 4950: scrivi un nome per trovarli')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca per nome' }), 'rossi 12');
    expect(await screen.findByText('Altri 61: continua a scrivere')).toBeInTheDocument();
    expect(find.mock.calls.map(([text]) => text)).toEqual(['', 'rossi 12']);
  });

  it('finds one of 5,000 and picks them by the keyboard', async () => {
    showSearch();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca per nome' }), 'zappalà{Enter}');
    await waitFor(() => expect(names()).toEqual(['Zappalà RosaAcme']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenLastCalledWith('u4321');
  });

  it('takes the only one found by Enter, once the server has said so', async () => {
    showSearch();
    await waitFor(() => expect(names()).toHaveLength(50));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca per nome' }), 'zappalà{Enter}');
    await waitFor(() => expect(names()).toEqual(['Zappalà RosaAcme']));
    await userEvent.keyboard('{Enter}');
    expect(onPick).toHaveBeenLastCalledWith('u4321');
  });

  it('says that it failed, and tries anew', async () => {
    find.mockRejectedValueOnce(new Error('offline'));
    showSearch();
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(names()).toHaveLength(50));
  });
});

describe('CompanyPersonPicker', () => {
  const acme = { id: 'acme', name: 'Acme' };
  const beta = { id: 'beta', name: 'Beta' };
  const searchOf = jest.fn(searchIn);
  const showBoth = (companies: readonly (typeof acme)[], all?: string) =>
    show(
      <CompanyPersonPicker
        {...shared}
        source={{ companies, hasFailed: false, onRetry: () => undefined }}
        searchOf={searchOf}
        companyTitle="Quale azienda?"
        personTitle={({ name }) => `Chi di ${name}?`}
        {...(all !== undefined && { all })}
      />,
    );

  it('asks for the company, then searches among its people', async () => {
    showBoth([acme, beta]);
    expect(screen.getByRole('dialog', { name: 'Quale azienda?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Acme' }));
    const sheet = await screen.findByRole('dialog', { name: 'Chi di Acme?' });
    await userEvent.click(await within(sheet).findByRole('button', { name: /Rossi 7\b/ }));
    expect(searchOf).toHaveBeenLastCalledWith('acme');
    expect(onPick).toHaveBeenLastCalledWith({ companyId: 'acme', userId: 'u7' });
  });

  it('does not ask for the only company, and offers all of it', async () => {
    showBoth([beta], 'Tutta l’azienda');
    await userEvent.click(await screen.findByRole('button', { name: 'Tutta l’azienda' }));
    expect(onPick).toHaveBeenLastCalledWith({ companyId: 'beta', userId: undefined });
  });
});

describe('GroupPicker', () => {
  const groups = ['Ufficio', 'Officina', 'Cantiere'].map((name) => ({ id: name.toLowerCase(), name }));
  const onClose = jest.fn();
  const showGroups = () =>
    renderWithKit(
      <GroupPicker
        isOpen
        title="Gruppi"
        groups={groups}
        picked={new Set(['ufficio'])}
        hasFailed={false}
        onRetry={() => undefined}
        onPick={onPick}
        onClose={onClose}
      />,
    );
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('picks any number by the keyboard, once it is applied', async () => {
    showGroups();
    expect(box('Ufficio')).toBeChecked();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca per nome' }), 'off');
    expect(within(screen.getByRole('group', { name: 'Gruppi' })).getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown} ');
    onPick.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Applica: 2 scelti' }));
    expect(onPick).toHaveBeenCalledWith(new Set(['ufficio', 'officina']));
  });

  it('picks nothing where it is left, which is asked about over what was chosen', async () => {
    showGroups();
    onPick.mockClear();
    await userEvent.click(box('Cantiere'));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi senza salvare' }));
    expect(onPick).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });
});
