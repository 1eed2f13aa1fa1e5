import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { FieldShell, type FieldProps } from './field-shell.component.tsx';
import classes from './field.module.css';
import { useEmptyMark } from './use-empty-mark.ts';

/** The props of text fields: the field's own words and whatever an input takes, `register(…)` of react-hook-form included. */
export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  readonly icon?: IconName;
  /** Stands at the end of the box: a button, a unit. */
  readonly trailing?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isErrorAnnounced, isLabelHidden, icon, trailing, id, ...input } = props;
  const emptyMark = useEmptyMark(input.type);
  return (
    <FieldShell {...{ label, hint, error, isErrorAnnounced, isLabelHidden, id }}>
      {(control) => (
        <div {...emptyMark} className={classes.box}>
          {icon && <Icon name={icon} />}
          <input {...input} {...control} className={classes.control} />
          {trailing}
        </div>
      )}
    </FieldShell>
  );
}

/** An e-mail address: the right keyboard, no capitals, no spelling. The rule is the form's. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      icon="mail"
      {...props}
    />
  );
}
