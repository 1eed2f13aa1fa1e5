import type { ReactNode } from 'react';
import { useScrollStop } from '../hooks/use-scroll-stop.ts';
import classes from './modal.module.css';

interface ModalBodyProps {
  /** Of the heading that names the window. */
  readonly titleId: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** What a window holds between its head and its foot; words that are more than it shows can be scrolled by the arrow keys. */
export function ModalBody({ titleId, id, children }: ModalBodyProps) {
  const { ref, tabIndex = -1 } = useScrollStop<HTMLDivElement>();
  const isStop = tabIndex === 0;
  return (
    <div
      ref={ref}
      id={id}
      className={classes.body}
      data-modal-body
      data-bare={!children || undefined}
      tabIndex={tabIndex}
      role={isStop ? 'group' : undefined}
      aria-labelledby={isStop ? titleId : undefined}
    >
      {children}
    </div>
  );
}
