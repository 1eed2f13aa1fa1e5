import type { ComponentType } from 'react';
import { useBottomBarActions } from '../module-kit/bottom-bar.ts';

/** A screen with the bottom bar that the shell would show under it, as plain buttons in the navigation `bar`. */
export function withBar(ShownScreen: ComponentType): ComponentType {
  return function ScreenWithBar() {
    const actions = useBottomBarActions();
    return (
      <>
        <ShownScreen />
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
