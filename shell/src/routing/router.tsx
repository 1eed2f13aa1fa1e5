import { createBrowserRouter } from 'react-router-dom';
import { ShellFailedScreen } from '../frame/shell-failed.screen.tsx';
import { Shell } from '../frame/shell.component.tsx';

/**
 * The one router of the page. It has a single route: which screens there are depends on the session, and is decided within
 * (`routes.tsx`), so that nothing a module does can take the router down.
 */
export function createRouter() {
  return createBrowserRouter([{ path: '*', element: <Shell />, errorElement: <ShellFailedScreen /> }]);
}
