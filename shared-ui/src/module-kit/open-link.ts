declare global {
  interface Window {
    /** There when the page runs inside the mobile wrapper. */
    ReactNativeWebView?: { postMessage(message: string): void };
  }
}

/** Opens a link outside the product: through the mobile wrapper where there is one, else in a new tab (spec 01 §2). */
export function openLink(url: string): void {
  const wrapper = window.ReactNativeWebView;
  if (wrapper) wrapper.postMessage(JSON.stringify({ type: 'open-link', url }));
  else window.open(url, '_blank', 'noopener,noreferrer');
}
