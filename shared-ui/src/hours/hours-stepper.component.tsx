import { useState, type ReactNode } from 'react';
import { FieldShell, Icon, useTexts, VisuallyHidden } from 'shared-ui';
import { PlainButton } from '../actions/plain-button.component.tsx';
import classes from './hours-stepper.module.css';
import { hoursTexts } from './hours.texts.ts';
import { useHoursInput, type HoursValue } from './use-hours-input.ts';

interface HoursStepperProps extends HoursValue {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** A day that cannot be changed shows its hours without buttons. */
  readonly isReadOnly?: boolean;
  readonly disabled?: boolean;
}

/** A row of a day: its name, minus, the hours, plus (spec 01 §2). The hours are typed as well; the keys are those of `HoursField`. */
export function HoursStepper(props: HoursStepperProps) {
  const { label, hint, error, isReadOnly = false, disabled = false, ...hours } = props;
  const t = useTexts(hoursTexts);
  const { input, known, min, max, stepBy, toWords, problem } = useHoursInput(hours);
  const [announced, setAnnounced] = useState('');
  const press = (steps: number) => setAnnounced(toWords(stepBy(steps)));
  const button = (name: string, icon: 'add' | 'remove', steps: number) => {
    const isAtEnd = known !== null && (steps > 0 ? known >= max : known <= min);
    return (
      <PlainButton
        className={classes.button}
        // The field has the keys for it: one stop of the Tab key a row.
        tabIndex={-1}
        aria-label={name}
        disabled={disabled}
        aria-disabled={isAtEnd || undefined}
        onClick={() => isAtEnd || press(steps)}
      >
        <Icon name={icon} />
      </PlainButton>
    );
  };
  return (
    <FieldShell label={label} hint={hint} error={error ?? problem} layout="row">
      {(control) => (
        <div className={classes.stepper} data-plain={isReadOnly || undefined}>
          {!isReadOnly && button(t('decrease', { label }), 'remove', -1)}
          <input
            {...control}
            {...input}
            className={classes.value}
            disabled={disabled}
            readOnly={isReadOnly}
            {...(isReadOnly && withoutSteps)}
          />
          {!isReadOnly && button(t('increase', { label }), 'add', 1)}
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldShell>
  );
}

/** What a field that only shows its value is not: a spin button. */
const withoutSteps = {
  onKeyDown: undefined,
  role: undefined,
  'aria-valuenow': undefined,
  'aria-valuetext': undefined,
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
};
