import type { ComponentProps } from 'react';
import { FieldShell, type FieldProps } from './field-shell.component.tsx';
import classes from './field.module.css';

interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, isLabelHidden, id, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(control) => (
        <div className={classes.box}>
          <textarea rows={4} {...textarea} {...control} className={classes.control} />
        </div>
      )}
    </FieldShell>
  );
}
