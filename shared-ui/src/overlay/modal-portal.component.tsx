import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { endsInReact } from './stop-in-react.ts';
import classes from './modal.module.css';

/** Draws a modal outside of what opened it: a form in it is no form within a form, and its events end with it. */
export function ModalPortal({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div className={classes.portal} {...endsInReact}>
      {children}
    </div>,
    document.body,
  );
}
