import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNote, type FieldProps } from './field-shell.component.tsx';
import type { Choice } from './select-field.component.tsx';
import fieldClasses from './field.module.css';
import classes from './segmented.module.css';

interface SegmentedFieldProps<Value extends string> extends FieldProps {
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of two to four that are all in sight: language, channel, filter. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { label, hint, error, isLabelHidden, choices, value, onChange } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <fieldset className={classes.group} aria-describedby={error || hint ? noteId : undefined}>
      <legend className={classNames(fieldClasses.label, isLabelHidden && fieldClasses.hidden)}>
        {label}
      </legend>
      <div className={classes.track}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </fieldset>
  );
}
