import { useSession } from 'shared-api';
import { Banner, useTexts } from 'shared-ui';
import { guestLinkTexts } from './guest-link.texts.ts';

/** Says to who is signed in as somebody else than the receiver that the document opens beside that. */
export function SessionStays({ receiver }: { readonly receiver: string }) {
  const t = useTexts(guestLinkTexts);
  const session = useSession();
  if (!session || session.isGuest) return null;
  return <Banner icon="user">{t('signedInAs', { name: session.fullName, receiver })}</Banner>;
}
