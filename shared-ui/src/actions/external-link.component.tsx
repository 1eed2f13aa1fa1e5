import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import { openLink } from '../module-kit/open-link.ts';
import classes from './external-link.module.css';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that leaves the product: through the mobile wrapper where there is one, else in a new tab (spec 01 §2). */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    openLink(href);
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes.link} onClick={handleClick}>
      <span>{children}</span>
      <Icon name="external" />
    </a>
  );
}
