import { useMemo } from 'react';
import { matchRoutes, ScrollRestoration, useLocation, useRoutes } from 'react-router-dom';
import { useBoot } from 'shared-api';
import { AppFrame, BottomBar, useBottomBarActions, useTexts } from 'shared-ui';
import { useState } from 'react';
import { ActingForBar } from '../acting-for/acting-for-bar.component.tsx';
import { useNewShell } from '../boot/use-new-shell.component.tsx';
import { useBridge } from '../bridge/use-bridge.ts';
import { useFollowedBuilds } from '../live/use-followed-builds.ts';
import { useLive } from '../live/use-live.ts';
import { routesOf, type RouteHandle } from '../routing/routes.tsx';
import { SessionRenewal } from '../session/session-renewal.component.tsx';
import { useRememberTyping } from '../session/typed-here.ts';
import { useLanguageOfPerson } from '../session/use-language-of-person.ts';
import { useOtherTabs } from '../session/use-other-tabs.ts';
import { useSessionWatch } from '../session/use-session-watch.ts';
import { shellTexts } from '../shell.texts.ts';
import { MenuSheet } from './menu-sheet.component.tsx';
import { ShellTopBar } from './shell-top-bar.component.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The page: bars where the route wants them, the screen of the address between them. */
export function Shell() {
  const boot = useBoot();
  const routes = useMemo(() => routesOf(boot), [boot]);
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
  const hasBars = boot.session !== null && handle?.bars === 'both';
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
      <AppFrame
        {...(hasBars && { top: <ShellTopBar />, bottom: <ShellBottomBar />, notice: <ActingForBar /> })}
      >
        {screen}
      </AppFrame>
      <ScrollRestoration />
      <SessionRenewal />
      {newShell}
    </>
  );
}

function ShellBottomBar() {
  const t = useTexts(shellTexts);
  const actions = useBottomBarActions();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menu = { id: 'menu', label: t('frame.menu'), icon: 'menu', onClick: () => setIsMenuOpen(true) };
  return (
    <>
      <BottomBar actions={actions} menu={menu} />
      <MenuSheet isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </>
  );
}
