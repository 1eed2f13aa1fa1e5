import type { ComponentType } from 'react';
import { useBottomBarActions } from 'shared-ui';

/** A screen with the bottom bar that the shell would show under it, as plain buttons. */
export function withBar(Screen: ComponentType): ComponentType {
  return function ScreenWithBar() {
    const actions = useBottomBarActions();
    return (
      <>
        <Screen />
        <nav aria-label="bar">
          {actions.map(({ id, label, disabled, onClick }) => (
            <button key={id} type="button" disabled={disabled} onClick={onClick}>
              {label}
            </button>
          ))}
        </nav>
      </>
    );
  };
}
