import { firstPasswordRules, type PasswordRule } from 'shared-api/contracts/auth';
import { Icon, useTexts, VisuallyHidden } from 'shared-ui';
import classes from './new-password.module.css';
import { newPasswordTexts } from './new-password.texts.ts';

interface PasswordRulesProps {
  readonly password: string;
  /** Those of the first password by default. */
  readonly rules?: readonly PasswordRule[];
}

/** The rules of a password, each ticked off as soon as it is met. */
export function PasswordRules({ password, rules = firstPasswordRules }: PasswordRulesProps) {
  const t = useTexts(newPasswordTexts);
  return (
    <div className={classes.rules}>
      <p id="password-rules">{t('rules')}</p>
      <ul aria-labelledby="password-rules">
        {rules.map(({ name, isMet }) => {
          const met = isMet(password);
          return (
            <li key={name} data-met={met || undefined}>
              <Icon name={met ? 'success' : 'unknown'} size="s" />
              <span>
                {t(`rule.${name}`)}
                <VisuallyHidden>{`, ${t(met ? 'met' : 'notMet')}`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
