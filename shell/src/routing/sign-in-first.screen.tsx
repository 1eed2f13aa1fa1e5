import { Navigate, useLocation } from 'react-router-dom';
import { signInStateFor, useBoot, useSession, wantedAddress } from 'shared-api';
import { EmptyState, LinkButton, useScreen, useTexts } from 'shared-ui';
import { startTexts } from '../start.texts.ts';
import { IncompleteScreen } from './incomplete.screen.tsx';
import { firstAddress, opensWithoutSession, paths } from './paths.ts';
import { SignInMissing } from './sign-in-missing.component.tsx';

/** An address that no route of the moment matches: on to the sign-in, on from the sign-in, or nowhere. */
export function SignInFirstScreen() {
  const { session, registry } = useBoot();
  const { pathname, search, state } = useLocation();
  const isSignIn = pathname === paths.signIn;
  if (session && isSignIn)
    return <Navigate to={wantedAddress(state, session.userId) ?? firstAddress(session)} replace />;
  if (!session && !isSignIn && !opensWithoutSession(pathname))
    return <Navigate to={paths.signIn} state={signInStateFor(pathname + search)} replace />;
  if (isSignIn) return <SignInMissing />;
  return registry.isIncomplete ? <IncompleteScreen /> : <NotFound />;
}

function NotFound() {
  const t = useTexts(startTexts);
  useScreen({ title: t('notFound.title') });
  const home = <LinkButton to={paths.signIn}>{t('notFound.home')}</LinkButton>;
  // In the frame the title stands above it.
  if (useSession()) return <EmptyState title={t('notFound.reason')} icon="search" action={home} />;
  return (
    <EmptyState heading="h1" title={t('notFound.title')} icon="search" action={home}>
      {t('notFound.reason')}
    </EmptyState>
  );
}
