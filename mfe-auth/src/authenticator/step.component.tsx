import { useEffect, useRef, type ReactNode } from 'react';

/** One step of a popup that changes while it is open: its first field or main button takes the focus. */
export function Step({ children }: { readonly children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    step.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
  return <div ref={step}>{children}</div>;
}
