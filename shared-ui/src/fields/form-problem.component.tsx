import { Icon } from '../icons/icon.component.tsx';
import classes from './form.module.css';

/** The one sentence about a form that could not be sent; put it above the button. What is wrong with a field stands on the field. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className={classes.problem}>
      <Icon name="error" size="s" />
      {text}
    </p>
  );
}
