import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { Button } from '../actions/button.component.tsx';
import { classNames } from '../class-names.ts';
import { useIsPhone } from '../hooks/use-media.ts';
import { usePress } from '../presses/use-press.ts';
import { useCurrentScreen, type ShownAction } from '../module-kit/screen.ts';
import classes from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void | Promise<void>;
}

/**
 * A form in one column. When it is sent with errors, the first of them comes into sight and takes the focus. An action of the
 * screen that `submits` it stands where the form ends too.
 */
export function Form({ onSubmit, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const stopLooking = useRef<() => void>(undefined);
  const { actions } = useCurrentScreen();
  const action = actions.find(({ submits }) => submits !== undefined && submits === rest.id);
  useEffect(() => () => stopLooking.current?.(), []);
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    await onSubmit(event);
    stopLooking.current?.();
    if (form.current) stopLooking.current = focusFirstError(form.current);
  };
  const isHeld = action?.busy || action?.disabled;
  const handleSubmit = usePress(send, { isOnce: true, isHeld });
  return (
    <form
      noValidate
      {...rest}
      ref={form}
      onSubmit={handleSubmit}
      className={classNames(classes.form, className)}
    >
      {children}
      {action && <FormEnd action={action} />}
    </form>
  );
}

/** The screen's action at the end of its form. A phone has it in its bottom bar, and keeps what lets Enter send the form. */
function FormEnd({ action: { label, icon, tone, busy = false, disabled } }: { action: ShownAction }) {
  const isPhone = useIsPhone();
  if (isPhone) return <button type="submit" hidden aria-hidden="true" tabIndex={-1} />;
  return (
    <div className={classes.end}>
      <Button
        type="submit"
        kind={tone === 'danger' ? 'danger' : 'primary'}
        icon={icon}
        isBusy={busy}
        disabled={disabled}
      >
        {label}
      </Button>
    </div>
  );
}

/** In drawings: what is wrong is shown once the press that asked for it is over. */
const framesUntilShown = 12;

/** Brings the first field with an error into sight and focuses it, as soon as one is shown. Answers how to stop looking. */
export function focusFirstError(within: HTMLElement): () => void {
  let frame = 0;
  const look = (left: number) => {
    frame = requestAnimationFrame(() => {
      const field = within.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      if (!field && left > 0) look(left - 1);
    });
  };
  look(framesUntilShown);
  return () => cancelAnimationFrame(frame);
}
