import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentBoot } from 'shared-api';
import { closeTopOverlay } from 'shared-ui';
import { findWrapper, isWrapped } from './wrapper.ts';

/** Connects the page with the wrapper around it, where there is one; elsewhere nothing of it is loaded. */
export function useBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWrapped()) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    import(/* webpackChunkName: "bridge" */ './bridge.ts').then(
      ({ startBridge }) => {
        const wrapper = findWrapper(currentBoot().wrapperOrigins ?? []);
        if (hasLeft || !wrapper) return;
        stop = startBridge({
          wrapper,
          open: (path) => void navigate(path),
          closeOverlay: closeTopOverlay,
          goBack,
        });
      },
      // Without it links open as in any browser, and the wrapper gets no message.
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [navigate]);
}

/** The router counts its steps in the state of each entry. */
function goBack(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  if (!idx) return false;
  window.history.back();
  return true;
}
