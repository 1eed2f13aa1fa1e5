import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import { classNames } from '../class-names.ts';
import { useStillWhilePressed } from '../typing/pointer-press.ts';
import classes from './field.module.css';

/** What every field has around its control. */
export interface FieldProps {
  readonly label: string;
  /** Help that stays under the field. */
  readonly hint?: ReactNode;
  /** What is wrong, in words; marks the control as invalid. */
  readonly error?: string | undefined;
  /** Has a screen reader say the error when it comes: for a field that stands alone and keeps the focus. */
  readonly isErrorAnnounced?: boolean;
  /** Keeps the label for screen readers only. */
  readonly isLabelHidden?: boolean;
}

/** What the control itself needs to be tied to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldShellProps extends FieldProps {
  readonly id?: string | undefined;
  /** `row` has the label beside the control, the error under both. */
  readonly layout?: 'column' | 'row';
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above (or beside), control, then error or hint under it: what a field is made in, here and in parts of modules. */
export function FieldShell(props: FieldShellProps) {
  const { label, isErrorAnnounced, isLabelHidden, id, layout = 'column', children } = props;
  const error = useStillWhilePressed(props.error);
  const hint = useStillWhilePressed(props.hint);
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className={classes.field} data-layout={layout}>
      <label htmlFor={controlId} className={classNames(classes.label, isLabelHidden && classes.hidden)}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} error={error} isErrorAnnounced={isErrorAnnounced} hint={hint} />
    </div>
  );
}

interface FieldNoteProps extends Pick<FieldProps, 'error' | 'isErrorAnnounced' | 'hint'> {
  readonly id: string;
}

/** The line under a field: the error when there is one, else the hint. */
export function FieldNote({ id, isErrorAnnounced, ...note }: FieldNoteProps) {
  const error = useStillWhilePressed(note.error);
  const hint = useStillWhilePressed(note.hint);
  if (error) {
    return (
      <p id={id} className={classes.error} role={isErrorAnnounced ? 'alert' : undefined}>
        <Icon name="error" size="s" />
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p id={id} className={classes.hint}>
      {hint}
    </p>
  );
}
