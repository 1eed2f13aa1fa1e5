import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './stepper.module.css';

interface StepperProps {
  /** The steps' names, in order. */
  readonly steps: readonly string[];
  /** Index of the step one is in, from 0; the number of steps when all are done. */
  readonly current: number;
  /** What the steps lead to, for screen readers. */
  readonly label: string;
}

/** Where one is in a flow of steps. On a phone only the current step has its name. */
export function Stepper({ steps, current, label }: StepperProps) {
  const t = useTexts(kitTexts);
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={classes.mark}>
              {state === 'done' ? <Icon name="check" size="s" label={t('stepDone')} /> : index + 1}
            </span>
            <span className={classes.name}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
