import { useTexts } from 'shared-ui';
import classes from './company-sign-in.module.css';
import { companySignInTexts } from './company-sign-in.texts.ts';

const providers = ['entra', 'google', 'keycloak'] as const;
const lines = ['issuer', 'client', 'email', 'groups'] as const;

/** What to enter for the providers that most companies have. */
export function ProviderHelp() {
  const t = useTexts(companySignInTexts);
  return (
    <div className={classes.help}>
      {providers.map((provider) => (
        <details key={provider}>
          <summary>{t('help.title', { name: t(`help.${provider}.name`) })}</summary>
          <dl>
            {lines.map((line) => (
              <div key={line}>
                <dt>{t(`help.${line}`)}</dt>
                <dd>{t(`help.${provider}.${line}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
