import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import type { MenuSection } from './menu-list.component.tsx';
import { SheetMenu } from './sheet-menu.component.tsx';

const onClose = jest.fn();
const onLogout = jest.fn();
const sections: readonly MenuSection[] = [
  {
    id: 'a',
    label: 'Gestione',
    entries: [
      { id: 'd', label: 'Documenti', icon: 'documents', to: '/d' },
      { id: 'm', label: 'Messaggi', icon: 'message', to: '/m', isCurrent: true },
    ],
  },
  { id: 'b', label: 'Utenti', entries: [] },
  {
    id: 'c',
    label: 'Applicazione',
    entries: [{ id: 'e', label: 'Esci', icon: 'logout', onClick: onLogout }],
  },
];

const show = () => renderWithKit(<SheetMenu isOpen onClose={onClose} title="Menu" sections={sections} />);
const link = (name: string) => screen.queryByRole('link', { name });
const heading = (name: string) => screen.getByRole('button', { name });

describe('SheetMenu', () => {
  it('shows the sections that have entries, marks the current one, and closes at a choice', async () => {
    show();
    expect(screen.queryByText('Utenti')).not.toBeInTheDocument();
    expect(link('Messaggi')).toHaveAttribute('aria-current', 'page');
    expect(link('Documenti')).not.toHaveAttribute('aria-current');
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    expect(onLogout).toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });

  it('folds a section, and remembers it on this device', async () => {
    const { unmount } = show();
    await userEvent.click(heading('Gestione'));
    expect(heading('Gestione')).toHaveAttribute('aria-expanded', 'false');
    expect(link('Documenti')).not.toBeInTheDocument();
    unmount();
    show();
    expect(link('Documenti')).not.toBeInTheDocument();
    await userEvent.click(heading('Gestione'));
    expect(link('Documenti')).toBeInTheDocument();
  });

  it('begins at the current entry, and is led through by the arrow keys, past what is folded', async () => {
    show();
    expect(link('Messaggi')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(link('Documenti')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowDown}');
    expect(heading('Applicazione')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(heading('Esci')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(heading('Gestione')).toHaveFocus();
  });
});
