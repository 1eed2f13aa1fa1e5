import { useSession } from 'shared-api';
import { LinkButton, useTexts } from 'shared-ui';
import { guestLinkTexts } from './guest-link.texts.ts';

/** What is left to who has an account: their documents, by the sign-in where they are not signed in. */
export function WayIn() {
  const t = useTexts(guestLinkTexts);
  const session = useSession();
  return (
    <LinkButton to="/documents" icon="document">
      {t(session ? 'toDocuments' : 'signIn')}
    </LinkButton>
  );
}
