import type { MessageRow } from 'shared-api/contracts/signing';
import { lazyGrid } from 'shared-ui';

/** The table of messages on a desktop. */
export const MessageGrid = lazyGrid<MessageRow>(
  () => import(/* webpackChunkName: "document-table" */ 'shared-ui/grid'),
);
