/** Gives regions that scroll a size, which they lack in jsdom, until mocks are restored: so many pixels of them are on screen. */
export function giveRoom(height = 5000): void {
  const ofRegions = (size: number) =>
    function sizeOf(this: HTMLElement) {
      return this.getAttribute('role') === 'region' ? size : 0;
    };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(ofRegions(421));
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(ofRegions(height));
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    // As a browser does: after what has scrolled it is done.
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  };
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
}
