import { useMemo, type ReactNode } from 'react';
import { matchRoutes, ScrollRestoration, useLocation, useRoutes } from 'react-router-dom';
import { useBoot } from 'shared-api';
import {
  AppFrame,
  ScreenSkeleton,
  UnavailableCard,
  useBoundedLoad,
  useFollowedVisits,
  useGuardedNavigation,
} from 'shared-ui';
import { useClockNotice } from '../boot/use-clock-notice.ts';
import { useGatewayNotice } from '../boot/use-gateway-notice.ts';
import { useLoadAhead } from '../boot/use-load-ahead.ts';
import { useNewShell } from '../boot/use-new-shell.component.tsx';
import { useBridge } from '../bridge/use-bridge.ts';
import { useFollowedBuilds } from '../live/use-followed-builds.ts';
import { routesOf, type RouteHandle } from '../routing/routes.tsx';
import { useIsLeaving } from '../session/leave-page.ts';
import { useRememberTyping } from '../session/typed-here.ts';
import { useLanguageOfPerson } from '../session/use-language-of-person.ts';
import { useOtherTabs } from '../session/use-other-tabs.ts';
import { useSessionWatch } from '../session/use-session-watch.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { signedInParts } from './signed-in-parts.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { keyOfVisit } from './key-of-visit.ts';
import { usePreparedSignIn } from './use-prepared-sign-in.ts';

/** The page, or the empty frame once it is left. */
export function Shell() {
  return useIsLeaving() ? <AppFrame>{null}</AppFrame> : <ShellPage />;
}

/** Bars where the route wants them, the screen of the address between them. */
function ShellPage() {
  const boot = useBoot();
  const { session } = boot;
  const routes = useMemo(() => routesOf(boot), [boot]);
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
  useDocumentTitle();
  useFocusOnNavigation();
  useBridge();
  useFollowedBuilds();
  useSessionWatch();
  useOtherTabs();
  useRememberTyping();
  useLanguageOfPerson();
  useGuardedNavigation();
  useFollowedVisits();
  useGatewayNotice();
  useClockNotice();
  usePreparedSignIn(session === null);
  useLoadAhead();
  const newShell = useNewShell();
  return (
    <>
      {session ? (
        <SignedIn hasBars={handle?.bars === 'both'}>{screen}</SignedIn>
      ) : (
        <AppFrame>{screen}</AppFrame>
      )}
      <ScrollRestoration getKey={keyOfVisit} />
      {newShell}
    </>
  );
}

interface SignedInProps {
  readonly hasBars: boolean;
  readonly children: ReactNode;
}

/** Its code is there when the page began with a session, and as a rule when somebody has signed in. */
function SignedIn(props: SignedInProps) {
  const { value: parts, failure, retry } = useBoundedLoad(signedInParts);
  if (parts) return <parts.SignedInFrame {...props} />;
  return (
    <AppFrame>
      {failure ? <UnavailableCard failure={failure} onRetry={retry} /> : <ScreenSkeleton />}
    </AppFrame>
  );
}
