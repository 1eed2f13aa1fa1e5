import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** What is known of one thing, names beside values: `dt` and `dd` in turn. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}
