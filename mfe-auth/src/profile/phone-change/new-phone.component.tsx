import { call, useSignedIn } from 'shared-api';
import { cancelPhone, confirmPhone, type Profile } from 'shared-api/contracts/auth';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import { formatInstant, useTexts, type CodeAsked } from 'shared-ui';
import { productId } from '../../sign-in/sign-in-settings.ts';
import { PendingContact } from '../pending-contact.component.tsx';
import { showPhone } from './show-phone.ts';
import { phoneChangeTexts } from './phone-change.texts.ts';

interface NewPhoneProps {
  readonly profile: Profile;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** One's new phone number that waits for its code, or the end of the one of now. */
export function NewPhone({ profile, isConfirming, onConfirming }: NewPhoneProps) {
  const t = useTexts(phoneChangeTexts);
  const { username } = useSignedIn();
  const [prefix = '', mobile = ''] = profile.pendingPhone?.split(' ') ?? [];
  const { phoneProposal } = profile;
  const isRemoval = !mobile && phoneProposal !== null;
  if (!mobile && !isRemoval) return null;
  const phone = showPhone(isRemoval ? profile : { prefix, mobile });
  const facts = phoneProposal && { by: phoneProposal.by, when: formatInstant(phoneProposal.countsFrom) };
  const waiting = facts
    ? t(isRemoval ? 'removal' : 'proposed', { phone, ...facts })
    : t(profile.mobile ? 'waiting' : 'waitingFirst', { phone });
  const code = {
    channel: 'sms',
    lead: t('lead', { phone }),
    send: (asked: CodeAsked) =>
      call(sendCodeBySms, { username, product: productId, purpose: 'newphone', ...asked }),
  } as const;
  return (
    <PendingContact
      icon="phone"
      text={waiting}
      code={isRemoval ? undefined : code}
      cancelLabel={isRemoval ? t('keep') : undefined}
      actions={{
        confirm: async (challenge) => ({
          ...(await call(confirmPhone, { challenge })),
          pendingPhone: null,
          phoneProposal: null,
        }),
        cancel: () => call(cancelPhone, {}),
        confirmed: t('confirmed'),
        cancelled: t(profile.mobile ? 'cancelled' : 'cancelledFirst'),
      }}
      isConfirming={isConfirming}
      onConfirming={onConfirming}
    />
  );
}
