import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { useEffect } from 'react';
import { useTopLayer } from '../overlay/top-layer.ts';
import { MantineBoundary } from './mantine-boundary.component.tsx';
import classes from './tooltip.module.css';

/** What the panel of a tooltip takes. */
export interface TooltipPanelProps {
  readonly text: string;
  readonly anchor: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The tooltip itself; Esc takes it away. */
export function TooltipPanel({ text, anchor, isOpen, onClose }: TooltipPanelProps) {
  const layer = useTopLayer();
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, onClose]);
  return (
    <MantineBoundary>
      <Tooltip
        target={anchor}
        label={text}
        opened={isOpen}
        portalProps={{ target: layer }}
        className={classes.panel}
        aria-hidden="true"
        multiline
      />
    </MantineBoundary>
  );
}
