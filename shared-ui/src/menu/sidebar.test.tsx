import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import type { MenuSection } from './menu-list.component.tsx';
import { Sidebar } from './sidebar.component.tsx';

const entry = (label: string, count?: string) =>
  ({ id: label, label, icon: 'documents', to: '/', count }) as const;
const few: readonly MenuSection[] = [{ id: 'g', label: 'Gestione', entries: [entry('Documenti', '10+')] }];
const areas = ['Presenze', 'Ferie', 'Malattia', 'Messaggi', 'Attività', 'Utenti', 'Gruppi', 'Slide'];
const places = ['Firme', 'Registro', 'Moduli', 'Sedi', 'Turni', 'Note'];
const many: readonly MenuSection[] = [
  { id: 'g', label: 'Gestione', entries: areas.map((label) => entry(label)) },
  { id: 'i', label: 'Impostazioni', entries: places.map((label) => entry(label)) },
];
const show = (sections: readonly MenuSection[]) =>
  renderWithKit(<Sidebar label="Menu" sections={sections} head={<b>Acme</b>} foot={<b>Mario</b>} />);
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => localStorage.clear());

describe('Sidebar', () => {
  it('shows what waits, folds to icons that keep their names, and stays as it was left', async () => {
    const { unmount } = show(few);
    expect(screen.getByRole('link', { name: 'Documenti 10+ da gestire' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Riduci il menu a icone' }));
    expect(screen.queryByRole('button', { name: 'Gestione' })).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Gestione' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Documenti 10+ da gestire' })).toHaveAttribute(
      'title',
      'Documenti',
    );
    unmount();
    show(few);
    await userEvent.click(screen.getByRole('button', { name: 'Allarga il menu' }));
    expect(screen.getByRole('button', { name: 'Gestione' })).toBeInTheDocument();
  });

  it('offers a filter once there are many entries, which looks into folded sections too', async () => {
    show(few);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    show(many);
    await userEvent.click(screen.getByRole('button', { name: 'Impostazioni' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filtra il menu' }), 'attivita');
    expect(links()).toEqual(['Documenti10+10+ da gestire', 'Attività']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'TURN');
    expect(links()).toEqual(['Documenti10+10+ da gestire', 'Turni']);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText(/Nessun nome corrisponde/)).toBeInTheDocument();
  });
});
