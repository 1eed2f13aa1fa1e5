import type { Registration } from 'shared-api/contracts/auth';
import { Badge, useTexts } from 'shared-ui';
import classes from './registrations.module.css';
import { registrationsTexts } from './registrations.texts.ts';

/** How somebody can be reached, and whether the address is one of the company's own. */
export function RegistrationAddress({
  person: { email, phone, isCompanyAddress },
}: {
  person: Registration;
}) {
  const t = useTexts(registrationsTexts);
  return (
    <span className={classes.address}>
      <span>{email}</span>
      {phone && <span>{phone}</span>}
      {!isCompanyAddress && <Badge tone="warning">{t('outside')}</Badge>}
    </span>
  );
}
