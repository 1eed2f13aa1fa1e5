import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import classes from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void | Promise<void>;
}

/** A form in one column. When it is sent with errors, the first of them comes into sight and takes the focus. */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    await onSubmit(event);
    frame.current = requestAnimationFrame(() => {
      if (form.current) focusFirstError(form.current);
    });
  };
  return (
    <form
      noValidate
      {...rest}
      ref={form}
      onSubmit={handleSubmit}
      className={classNames(classes.form, className)}
    />
  );
}

/** Brings the first field with an error into sight and focuses it; answers whether there is one. */
function focusFirstError(within: HTMLElement): boolean {
  const field = within.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return true;
}
