import { call, useSignedIn } from 'shared-api';
import { cancelPhone, confirmPhone, type Profile } from 'shared-api/contracts/auth';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import { formatInstant, useTexts } from 'shared-ui';
import { productId } from '../../sign-in/sign-in-settings.ts';
import { PendingContact } from '../pending-contact.component.tsx';
import { showPhone } from './show-phone.ts';
import { phoneChangeTexts } from './phone-change.texts.ts';

interface NewPhoneProps {
  readonly profile: Profile;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** One's new phone number that waits for its code. */
export function NewPhone({ profile, isConfirming, onConfirming }: NewPhoneProps) {
  const t = useTexts(phoneChangeTexts);
  const { username } = useSignedIn();
  const [prefix = '', mobile = ''] = profile.pendingPhone?.split(' ') ?? [];
  if (!mobile) return null;
  const phone = showPhone({ prefix, mobile });
  const { phoneProposal } = profile;
  const waiting = phoneProposal
    ? t('proposed', { phone, by: phoneProposal.by, when: formatInstant(phoneProposal.countsFrom) })
    : t(profile.mobile ? 'waiting' : 'waitingFirst', { phone });
  return (
    <PendingContact
      icon="phone"
      text={waiting}
      channel="sms"
      lead={t('lead', { phone })}
      send={(asked) => call(sendCodeBySms, { username, product: productId, purpose: 'newphone', ...asked })}
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
