/* oxlint-disable no-restricted-imports -- here the router's own package is meant */

/** What the shell's one router is made of, and no module needs: the history as the library itself reads and writes it, and its paths. */
export {
  createPath,
  NavigationType,
  parsePath,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
