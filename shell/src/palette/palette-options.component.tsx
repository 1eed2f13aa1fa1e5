import { useId, type ReactNode } from 'react';
import { Icon } from 'shared-ui';
import type { Command } from './use-commands.ts';
import classes from './palette.module.css';

interface PaletteGroupProps {
  readonly label: string;
  readonly commands: readonly Command[];
  /** The option that Enter would choose. */
  readonly activeId: string | undefined;
  readonly onChoose: (command: Command) => void;
  /** Below the options: that more could not be found. */
  readonly children?: ReactNode;
}

/** A group of what was found; nothing where it is empty. */
export function PaletteGroup({ label, commands, activeId, onChoose, children }: PaletteGroupProps) {
  const groupId = useId();
  if (commands.length === 0 && !children) return null;
  return (
    <div role="group" aria-labelledby={groupId} className={classes.group}>
      <div id={groupId} role="presentation" className={classes.label}>
        {label}
      </div>
      {commands.map((command) => {
        const id = `${groupId}-${command.id}`;
        return (
          // The keys are those of the field, where the focus stays.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={id}
            id={id}
            role="option"
            tabIndex={-1}
            aria-selected={id === activeId}
            className={classes.option}
            onClick={() => onChoose(command)}
          >
            {command.icon && <Icon name={command.icon} />}
            <span className={classes.name}>{command.label}</span>
            {command.detail && <span className={classes.detail}>{command.detail}</span>}
          </div>
        );
      })}
      {children}
    </div>
  );
}
