import { call, useSignedIn } from 'shared-api';
import { cancelEmail, confirmEmail, type Profile } from 'shared-api/contracts/auth';
import { sendCodeByMail } from 'shared-api/contracts/platform';
import { Banner, formatInstant, useTexts } from 'shared-ui';
import { productId } from '../sign-in/sign-in-settings.ts';
import { PendingContact } from './pending-contact.component.tsx';
import { profileTexts } from './profile.texts.ts';

interface NewEmailProps {
  readonly profile: Profile | undefined;
  /** Only the person whose address it is confirms it; an administrator sees that it waits. */
  readonly isOwn: boolean;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** A new address that waits for its code. */
export function NewEmail({ profile, isOwn, isConfirming, onConfirming }: NewEmailProps) {
  const t = useTexts(profileTexts);
  const { username } = useSignedIn();
  const email = profile?.pendingEmail;
  if (!email) return null;
  const { by, countsFrom } = profile.emailProposal ?? {};
  const facts = { email, by: by ?? '', when: countsFrom ? formatInstant(countsFrom) : '' };
  const waiting = profile.emailProposal ? 'proposed' : 'waiting';
  if (!isOwn) return <Banner icon="mail">{t(`newEmail.${waiting}Other`, facts)}</Banner>;
  return (
    <PendingContact
      icon="mail"
      text={t(`newEmail.${waiting}`, facts)}
      code={{
        channel: 'mail',
        lead: t('newEmail.lead', { email }),
        send: (asked) => call(sendCodeByMail, { username, product: productId, purpose: 'newmail', ...asked }),
      }}
      actions={{
        confirm: async (challenge) => {
          const { email: confirmed, version } = await call(confirmEmail, { challenge });
          return { email: confirmed, version, pendingEmail: null, emailProposal: null };
        },
        cancel: () => call(cancelEmail, {}),
        confirmed: t('newEmail.confirmed'),
        cancelled: t('newEmail.cancelled'),
      }}
      isConfirming={isConfirming}
      onConfirming={onConfirming}
    />
  );
}
