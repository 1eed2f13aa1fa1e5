import { useState } from 'react';
import { signUpPhone } from 'shared-api/contracts/auth';
import { phonePrefixChoices } from 'shared-api/contracts/directory';
import {
  defaultPrefix,
  EmptyState,
  LinkButton,
  PhoneField,
  useLanguage,
  useScreen,
  useTexts,
  useUnsavedChanges,
} from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { MailedLink } from '../links/mailed-link.component.tsx';
import { useLinkSecret } from '../links/use-mailed-link.ts';
import { NewPasswordForm } from '../passwords/new-password-form.component.tsx';
import classes from './sign-up.module.css';
import { signUpTexts } from './sign-up.texts.ts';
import { useConfirmSignUp } from './use-confirm-sign-up.ts';

/** Where the link of a sign-up leads: the password that confirms the address. */
export function ConfirmSignUpScreen() {
  const secret = useLinkSecret();
  return <ConfirmSignUp key={secret} secret={secret} />;
}

function ConfirmSignUp({ secret }: { secret: string }) {
  const t = useTexts(signUpTexts);
  useScreen({ title: t('confirm.title') });
  const phone = usePhone();
  const { opening, save, isSaving, saved, problem, refused } = useConfirmSignUp(secret, phone.text);
  useUnsavedChanges(phone.text !== '' && !saved);
  const lead = opening.data ? t('confirm.lead', opening.data) : t('confirm.leadUnknown');
  return (
    <EntranceLayout title={t('confirm.title')} lead={saved ? undefined : lead} aside={<LanguageChoice />}>
      {saved ? (
        <Confirmed email={opening.data?.email ?? ''} needsApproval={saved.needsApproval} />
      ) : (
        <MailedLink
          secret={secret}
          opening={opening}
          problem={problem}
          deadHint={t('confirm.deadHint')}
          action={<LinkButton to="/register">{t('confirm.again')}</LinkButton>}
        >
          {({ email, needsApproval }) => (
            <>
              <p className={classes.note}>
                {[t('confirm.username', { email }), needsApproval && t('confirm.approval')]
                  .filter(Boolean)
                  .join(' ')}
              </p>
              <NewPasswordForm
                username={email}
                onSave={(newPassword) => phone.check() && save(newPassword)}
                isSaving={isSaving}
                refused={refused}
                saveLabel={t('confirm.save')}
              >
                <PhoneField {...phone.field} label={t('confirm.phone')} hint={t('confirm.phoneHint')} />
              </NewPasswordForm>
            </>
          )}
        </MailedLink>
      )}
    </EntranceLayout>
  );
}

/** The number that somebody may give, and what is wrong with it. */
function usePhone() {
  const t = useTexts(signUpTexts);
  const [value, setValue] = useState({ prefix: defaultPrefix, number: '' });
  const [error, setError] = useState<string>();
  const prefixes = phonePrefixChoices(useLanguage());
  const text = value.number && `${value.prefix} ${value.number}`;
  const onChange = (next: typeof value) => {
    setValue(next);
    setError(undefined);
  };
  const check = () => {
    if (signUpPhone.safeParse(text).success) return true;
    setError(t('confirm.phoneInvalid'));
    return false;
  };
  return { text, check, field: { value, onChange, error, prefixes } };
}

function Confirmed({ email, needsApproval }: { email: string; needsApproval: boolean }) {
  const t = useTexts(signUpTexts);
  const toSignIn = (
    <LinkButton to="/" kind={needsApproval ? 'secondary' : 'primary'}>
      {t('confirm.toSignIn')}
    </LinkButton>
  );
  return (
    <div role="status">
      <EmptyState title={t('confirm.done')} icon={needsApproval ? 'waiting' : 'success'} action={toSignIn}>
        {t(needsApproval ? 'confirm.waiting' : 'confirm.doneHint', { email })}
      </EmptyState>
    </div>
  );
}
