import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, useScreen } from 'shared-ui';
import { renderAt } from 'shared-ui/testing';
import { useBackAction } from './use-back-action.ts';

function Arrow() {
  const back = useBackAction();
  return back && <Button onClick={back.onClick}>{back.label}</Button>;
}

function UserForm() {
  useScreen({ title: 'Modifica', back: { to: '/users' } });
  return <Arrow />;
}

function Users() {
  useScreen({ title: 'Utenti', back: { to: '/dash', icon: 'home' } });
  return <Arrow />;
}

describe('the arrow of a screen', () => {
  it('leads back to the list as it was left, and the house to the dashboard anew', async () => {
    const { router, currentPath } = renderAt({
      screens: { '/users': Users, '/editUser/5': UserForm },
      path: '/dash?from=mail',
    });
    await act(() => router.navigate('/users?search=rossi&active=N'));
    await act(() => router.navigate('/editUser/5'));
    await userEvent.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(currentPath()).toBe('/users?search=rossi&active=N');
    expect(router.state.historyAction).toBe('POP');
    await userEvent.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(currentPath()).toBe('/dash');
  });
});
