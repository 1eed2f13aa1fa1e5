const widths = { phone: 390, desktop: 1440 } as const;
const changes = new EventTarget();

/** Has media queries of width answer as on a phone (390 px) or a desktop (1440 px), from now on: what is rendered already changes too. */
export function setViewport(kind: keyof typeof widths): void {
  const width = widths[kind];
  window.matchMedia = (query) =>
    ({
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
      media: query,
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    }) as unknown as MediaQueryList;
  changes.dispatchEvent(new Event('change'));
}
