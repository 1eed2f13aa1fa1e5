/** Opens a link outside the product. */
type LinkOpener = (url: string) => void;

let wrapper: LinkOpener | undefined;

/** Opens a link outside the product: through the mobile wrapper where there is one, else in a new tab (spec 01 §2). */
export function openLink(url: string): void {
  if (wrapper) wrapper(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
}

/** Says how the wrapper around the page opens links; undefined when there is none. The shell's bridge does. */
export function setWrapperLinks(opener: LinkOpener | undefined): void {
  wrapper = opener;
}

/** Whether a wrapper opens the links, and not the browser. */
export function isInWrapper(): boolean {
  return wrapper !== undefined;
}
