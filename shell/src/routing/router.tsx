import { followShownPlace, navigateFromPlace } from 'shared-ui';
import { ShellFailedScreen } from '../frame/shell-failed.screen.tsx';
import { Shell } from '../frame/shell.component.tsx';
import { createBrowserHistory } from '../provided/router-parts.ts';
import { createPageRouter } from './page-router.ts';

/**
 * The one router of the page. It has a single route: which screens there are depends on the session, and is decided within
 * (`routes.tsx`), so that nothing a module does can take the router down. It goes from place to place, whatever is open over them
 * (decision 081).
 */
export function createRouter() {
  const router = createPageRouter({
    history: createBrowserHistory(),
    element: <Shell />,
    errorElement: <ShellFailedScreen />,
  });
  const navigate = router.navigate.bind(router) as (...to: unknown[]) => Promise<void>;
  router.navigate = (...to: unknown[]) => navigateFromPlace(() => navigate(...to));
  followShownPlace(router.state.location.key);
  router.subscribe(({ location }) => followShownPlace(location.key));
  return router;
}
