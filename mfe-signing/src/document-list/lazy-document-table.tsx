import { lazyScreen, LoadingState } from 'shared-ui';

/** The table with its grid, which phones never load. */
export const LazyDocumentTable = lazyScreen(
  () =>
    import(/* webpackChunkName: "document-table" */ './document-table.component.tsx').then(
      (m) => m.DocumentTable,
    ),
  <LoadingState rows={3} />,
);

// The table's code comes along with the screen's first rows, not after them.
if (window.matchMedia('(width > 768px)').matches) LazyDocumentTable.preload().catch(() => {});
