/* oxlint-disable no-restricted-imports -- here, and only here, the router's own package is meant */

/**
 * What `react-router-dom` is on the page. A shared package travels whole, and the whole router is twice what is used: these are
 * the names that modules may import. Add a name when one is needed; the build of a module refuses those that are not here.
 */
export {
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  ScrollRestoration,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
