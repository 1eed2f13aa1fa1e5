import { useMemo } from 'react';
import { matchRoutes, ScrollRestoration, useLocation, useRoutes } from 'react-router-dom';
import { useBoot } from 'shared-api';
import { AppFrame } from 'shared-ui';
import { useNewShell } from '../boot/use-new-shell.component.tsx';
import { useBridge } from '../bridge/use-bridge.ts';
import { useFollowedBuilds } from '../live/use-followed-builds.ts';
import { useLive } from '../live/use-live.ts';
import { PaletteHost } from '../palette/palette-host.component.tsx';
import { routesOf, type RouteHandle } from '../routing/routes.tsx';
import { SessionRenewal } from '../session/session-renewal.component.tsx';
import { useRememberTyping } from '../session/typed-here.ts';
import { ScreenShortcuts } from '../shortcuts/screen-shortcuts.component.tsx';
import { useLanguageOfPerson } from '../session/use-language-of-person.ts';
import { useOtherTabs } from '../session/use-other-tabs.ts';
import { useSessionWatch } from '../session/use-session-watch.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useFrame } from './use-frame.tsx';

/** The page: bars where the route wants them, the screen of the address between them. */
export function Shell() {
  const boot = useBoot();
  const { session } = boot;
  const routes = useMemo(() => routesOf(boot), [boot]);
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
  const frame = useFrame(handle?.bars === 'both');
  useDocumentTitle();
  useFocusOnNavigation();
  useBridge();
  useLive();
  useFollowedBuilds();
  useSessionWatch();
  useOtherTabs();
  useRememberTyping();
  useLanguageOfPerson();
  const newShell = useNewShell();
  return (
    <>
      <AppFrame {...frame}>{screen}</AppFrame>
      <ScrollRestoration />
      <PaletteHost />
      {session && !session.isGuest && <ScreenShortcuts />}
      <SessionRenewal />
      {newShell}
    </>
  );
}
