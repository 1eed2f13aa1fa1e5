declare global {
  interface Window {
    /** There when the page runs inside the mobile app. */
    ReactNativeWebView?: { postMessage(message: string): void };
  }
}

/** The program around the page. */
export interface Wrapper {
  send(message: object): void;
  /** Calls back with the data of each message that is surely the wrapper's; answers how to stop. */
  listen(listener: (data: unknown) => void): () => void;
}

/** Whether something is around the page that might be a wrapper. Cheap: every page asks. */
export function isWrapped(): boolean {
  return window.ReactNativeWebView !== undefined || window.parent !== window;
}

/**
 * The wrapper around the page: the mobile app's web view, or a page that frames this one. Who may frame it is decided by the
 * server's policy (`FRAME_ANCESTORS`); of those, messages go to and come from the given origins alone.
 */
export function findWrapper(frameOrigins: readonly string[]): Wrapper | undefined {
  const app = window.ReactNativeWebView;
  if (app) return { send: (message) => app.postMessage(JSON.stringify(message)), listen: listenToApp };
  if (window.parent !== window) return framedBy(window.parent, [window.location.origin, ...frameOrigins]);
  return undefined;
}

/** The app sends by a script in this very page: such messages have no origin, which no other page can imitate. */
function listenToApp(listener: (data: unknown) => void): () => void {
  return onMessage(({ origin, source }) => origin === '' && source === null, listener);
}

function framedBy(parent: Window, origins: readonly string[]): Wrapper {
  return {
    send: (message) => {
      for (const origin of origins) parent.postMessage(JSON.stringify(message), origin);
    },
    listen: (listener) =>
      onMessage(({ source, origin }) => source === parent && origins.includes(origin), listener),
  };
}

function onMessage(
  isFromWrapper: (event: MessageEvent<unknown>) => boolean,
  listener: (data: unknown) => void,
): () => void {
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (isFromWrapper(event)) listener(event.data);
  };
  window.addEventListener('message', handleMessage);
  return () => window.removeEventListener('message', handleMessage);
}
