/** Loads the page anew. What a screen guards as unsaved is asked about by the browser first. */
export function reloadPage(): void {
  window.location.reload();
}
