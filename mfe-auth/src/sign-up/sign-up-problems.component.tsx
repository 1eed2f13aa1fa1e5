import { Icon, useTexts, type Translate } from 'shared-ui';
import { problemText, signUpFields, type SignUpForm } from './sign-up-form.ts';
import classes from './sign-up.module.css';
import { signUpTexts } from './sign-up.texts.ts';

interface SignUpProblemsProps {
  readonly form: SignUpForm;
  readonly failure: { readonly text: string } | null;
}

/** What is wrong, one line each (spec 01 §7), or that nothing came back. */
export function SignUpProblems({ form, failure }: SignUpProblemsProps) {
  const t = useTexts(signUpTexts);
  const { errors } = form.formState;
  const problems = signUpFields
    .map((field) => problemText(errors, field, t))
    .filter((text) => text !== undefined);
  const lines = problems.length > 0 || !failure ? problems : failureLines(failure, t);
  return (
    <div role="alert">
      {lines.length > 0 && (
        <div className={classes.problems}>
          <Icon name="error" />
          <ul aria-label={t('problems')}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function failureLines({ text }: { text: string }, t: Translate<typeof signUpTexts.it>): string[] {
  return text ? [text] : [t('failed'), t('failedHint')];
}
