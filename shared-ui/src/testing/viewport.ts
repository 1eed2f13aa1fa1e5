const widths = { phone: 390, desktop: 1440 } as const;

/** Has media queries of width answer as on a phone (390 px) or a desktop (1440 px); call it before rendering. */
export function setViewport(kind: keyof typeof widths): void {
  const width = widths[kind];
  window.matchMedia = (query) =>
    ({
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
