import { useTexts } from 'shared-ui';
import classes from './company-sign-in.module.css';
import { companySignInTexts } from './company-sign-in.texts.ts';

/** What is called the same everywhere; capital letters stand for what is the company's own. */
const providers = [
  {
    id: 'entra',
    name: 'Microsoft Entra ID',
    issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0',
    claims: 'email, xms_edov',
  },
  { id: 'google', name: 'Google Workspace', issuer: 'https://accounts.google.com', claims: '' },
  { id: 'keycloak', name: 'Keycloak', issuer: 'https://HOST/realms/REALM', claims: 'Email verified' },
] as const;
const lines = ['client', 'email', 'groups'] as const;

/** What to enter for the providers that most companies have. */
export function ProviderHelp() {
  const t = useTexts(companySignInTexts);
  return (
    <div className={classes.help}>
      {providers.map(({ id, name, issuer, claims }) => (
        <details key={id}>
          <summary>{t('help.title', { name })}</summary>
          <dl>
            <div>
              <dt>{t('help.issuer')}</dt>
              <dd>{issuer}</dd>
            </div>
            {lines.map((line) => (
              <div key={line}>
                <dt>{t(`help.${line}`)}</dt>
                <dd>{t(`help.${id}.${line}`, { claims })}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
