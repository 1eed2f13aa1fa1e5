import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import { SuggestField } from './suggest-field.component.tsx';

const people = ['Mario Rossi', 'Maria Bianchi', 'Luca Verdi'].map((name) => ({
  id: name,
  name,
  detail: 'Acme',
}));
const find = jest.fn(async (text: string, _signal: AbortSignal) =>
  people.filter(({ name }) => name.toLowerCase().includes(text)),
);
const source = {
  minLength: 2,
  search: (text: string) => ({
    queryKey: ['people', text],
    queryFn: ({ signal }: { signal: AbortSignal }) => find(text, signal),
    select: (answer: unknown) => answer as typeof people,
  }),
};
const onPick = jest.fn();
const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithKit(
    <QueryClientProvider client={client}>
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <SuggestField label="Nome" source={source} onPick={onPick} />
      </form>
    </QueryClientProvider>,
  );
  return screen.getByRole('combobox', { name: 'Nome' });
}
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => jest.clearAllMocks());

describe('SuggestField', () => {
  it('asks once typing pauses, and chooses by arrow keys and Enter', async () => {
    const field = show();
    await userEvent.type(field, 'mari');
    await waitFor(() => expect(names()).toEqual(['Mario RossiAcme', 'Maria BianchiAcme']));
    expect(find.mock.calls.map(([text]) => text)).toEqual(['mari']);
    expect(screen.getByRole('status')).toHaveTextContent('2 suggerimenti');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /Maria/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onPick).toHaveBeenLastCalledWith(people[1]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes no press while it has only just come: the finger was on its way to the next field', async () => {
    const field = show();
    await userEvent.type(field, 'mari');
    const option = await screen.findByRole('option', { name: /Maria/ });
    expect(option).toHaveAttribute('data-settling');
    const init = { bubbles: true, cancelable: true, button: 0, detail: 1 };
    for (const type of ['pointerdown', 'pointerup', 'click'])
      fireEvent(option, Object.assign(new MouseEvent(type, init), { isPrimary: true }));
    expect(onPick).not.toHaveBeenCalled();
    await userEvent.click(option);
    expect(onPick).toHaveBeenCalledWith(people[1]);
  });

  it('leaves what is typed as it is: Enter sends the form, Escape closes, nothing is asked for one letter', async () => {
    const field = show();
    await userEvent.type(field, 'm');
    await userEvent.type(field, 'ario');
    await screen.findByRole('listbox', { name: 'Suggerimenti per Nome' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onPick).not.toHaveBeenCalled();
    expect(field).toHaveValue('mario');
    expect(find.mock.calls.map(([text]) => text)).toEqual(['mario']);
  });

  it('chooses by a press', async () => {
    await userEvent.type(show(), 'luca');
    await userEvent.click(await screen.findByRole('option', { name: /Luca Verdi/ }));
    expect(onPick).toHaveBeenLastCalledWith(people[2]);
  });
});
