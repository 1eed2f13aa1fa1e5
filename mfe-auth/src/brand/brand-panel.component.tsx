import type { ReactNode } from 'react';
import classes from './brand-panel.module.css';
import { BrandStory } from './brand-story.component.tsx';

interface BrandPanelProps {
  /** By default what the product is. */
  readonly children?: ReactNode;
}

/** The place beside the form, where there is room for it. */
export function BrandPanel({ children = <BrandStory /> }: BrandPanelProps) {
  return <aside className={classes.panel}>{children}</aside>;
}
