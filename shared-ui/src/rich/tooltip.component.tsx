import { cloneElement, useId, useState, type ReactElement } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.component.tsx';
import { lazyPart } from '../lazy-part.component.tsx';
import type { TooltipPanelProps } from './tooltip-panel.component.tsx';
import classes from './tooltip.module.css';

interface TooltipProps {
  /** More than the part's own name; screen readers read it as its description. */
  readonly text: string;
  /** One focusable part. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

const TooltipPanel = lazyPart<TooltipPanelProps>(() =>
  import(/* webpackChunkName: "kit-rich" */ './tooltip-panel.component.tsx').then((m) => m.TooltipPanel),
);

/** A word of help beside what is pointed at or focused. Nothing that is needed may stand in it alone: phones never show it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const show = () => {
    setIsNeeded(true);
    setIsOpen(true);
  };
  const hide = () => setIsOpen(false);
  return (
    <span
      ref={setAnchor}
      className={classes.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <VisuallyHidden>
        <span id={id}>{text}</span>
      </VisuallyHidden>
      {isNeeded && <TooltipPanel text={text} anchor={anchor} isOpen={isOpen} onClose={hide} />}
    </span>
  );
}
