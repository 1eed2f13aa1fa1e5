import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNote } from './field-shell.component.tsx';
import classes from './check.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Has a screen reader say the error when it comes. */
  readonly isErrorAnnounced?: boolean;
}

/** A box to tick. */
export function CheckboxField(props: CheckFieldProps) {
  return <Check {...props} className={classes.checkbox} />;
}

/** A switch for what takes effect at once. */
export function SwitchField(props: CheckFieldProps) {
  return <Check {...props} className={classes.switch} isSwitch />;
}

function Check(props: CheckFieldProps & { isSwitch?: boolean }) {
  const { label, hint, error, isErrorAnnounced, id, isSwitch, ...input } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className={classes.field}>
      <input
        {...input}
        type="checkbox"
        {...(isSwitch && { role: 'switch' })}
        id={controlId}
        aria-describedby={error || hint ? noteId : undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={controlId} className={classes.label}>
        {label}
      </label>
      <div className={classes.note}>
        <FieldNote id={noteId} error={error} isErrorAnnounced={isErrorAnnounced} hint={hint} />
      </div>
    </div>
  );
}
