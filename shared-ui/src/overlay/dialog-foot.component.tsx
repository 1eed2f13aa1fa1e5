import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './modal.module.css';

/** The buttons of a dialog whose content changes while it is open, or is a form of its own: they stand as its `actions` would, what leaves first. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return <footer className={classNames(classes.foot, classes.ownFoot)}>{children}</footer>;
}
