import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from 'shared-api';
import { EmptyState, LinkButton, usePageTitle, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import { firstAddress, opensWithoutSession, paths } from './paths.ts';
import { SignInMissing } from './sign-in-missing.component.tsx';

/** What the sign-in remembers of where one wanted to go. */
interface Arrival {
  readonly from?: string;
}

/** An address that no route of the moment takes: on to the sign-in, on from the sign-in, or nowhere. */
export function SignInFirstScreen() {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const isSignIn = pathname === paths.signIn;
  if (session && isSignIn) {
    const { from } = (state ?? {}) as Arrival;
    return <Navigate to={from ?? firstAddress(session)} replace />;
  }
  if (!session && !isSignIn && !opensWithoutSession(pathname))
    return <Navigate to={paths.signIn} state={{ from: pathname + search } satisfies Arrival} replace />;
  return isSignIn ? <SignInMissing /> : <NotFound />;
}

function NotFound() {
  const t = useTexts(shellTexts);
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      heading="h1"
      title={t('notFound.title')}
      icon="search"
      action={<LinkButton to={paths.signIn}>{t('notFound.home')}</LinkButton>}
    >
      {t('notFound.reason')}
    </EmptyState>
  );
}
