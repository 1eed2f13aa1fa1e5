import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: string;
  /** Level of the title's heading. */
  readonly level?: 2 | 3;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
}

/** A raised surface that holds what belongs together. */
export function Card({ title, level = 2, aside, children, className, ...rest }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames(classes.card, className)}>
      {title && (
        <header className={classes.head}>
          <Heading>{title}</Heading>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
