import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { FieldShell, type FieldProps } from './field-shell.component.tsx';
import classes from './field.module.css';

/** One thing to choose. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  readonly choices: readonly Choice[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly icon?: IconName;
}

/** A choice of one from a short list; the device's own picker. For long lists use a sheet with a search. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, id, choices, placeholder, icon, ...select } = props;
  return (
    <FieldShell label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(control) => (
        <div className={classes.box}>
          {icon && <Icon name={icon} />}
          <select {...select} {...control} className={classes.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <span className={classes.arrow}>
            <Icon name="down" size="s" />
          </span>
        </div>
      )}
    </FieldShell>
  );
}
