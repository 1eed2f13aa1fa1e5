import type { DocumentRow } from 'shared-api/contracts/signing';
import { lazyGrid } from 'shared-ui';

/** The table of documents on a desktop. */
export const DocumentGrid = lazyGrid<DocumentRow>(
  () => import(/* webpackChunkName: "document-table" */ 'shared-ui/grid'),
);
