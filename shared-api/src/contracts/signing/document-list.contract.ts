import { z } from 'zod';
import { defineCall, wholeNumber, wireObject, zeroOne } from '../common/index.ts';
import { countCall } from '../platform/index.ts';
import { documentRow, statusFilter } from './document.ts';

/** Rows that one load of the grid brings (spec 02 §9). */
export const documentPageSize = 30;

/** Most characters of a search. */
export const maxSearchLength = 200;

/** What is searched for; an empty text finds everything. */
export const documentSearch = z.string().trim().max(maxSearchLength);

/** What the grid can be sorted by; the newest comes first where nothing is said. */
export const documentSort = z.enum(['created', 'lifecycle', 'title', 'receiver', 'sent', 'signed']);
export type DocumentSort = z.infer<typeof documentSort>;

const filters = {
  product: ['productid', z.string().optional()],
  status: ['curStatus', statusFilter.default('0')],
  search: ['curSrcText', documentSearch.default('')],
  companyId: ['company', z.string().optional()],
  userId: ['resource', z.string().optional()],
  asReceiver: ['as_receiver', zeroOne.optional()],
} as const;

/**
 * The document grid (spec 02 §7), newest first: for administrators the documents of their companies, for receivers those
 * addressed to them, for a guest their one document; `asReceiver` asks an administrator's own, whoever sent them. `cursor` (of the row before) leads to the next rows
 * of the same filters and order; `next` is null at the end.
 */
export const listDocuments = defineCall({
  name: 'DocSignGetDocumentsApi',
  method: 'GET',
  path: '/public/api/DocSignGetDocumentsApi',
  access: 'guest',
  input: wireObject({
    username: z.string().optional(),
    ...filters,
    start: wholeNumber.pipe(z.number().min(0).max(1_000_000)).default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(documentPageSize),
    cursor: z.string().optional(),
    sort: ['order_by', documentSort.optional()],
    direction: ['order_dir', z.enum(['ascending', 'descending']).optional()],
  }),
  output: wireObject({ rows: ['data', z.array(documentRow)], next: z.string().nullable() }),
});

/** As far as the documents of a filter are counted. */
export const maxDocumentsCounted = 10_000;

/** How many documents the grid has under its filters, `maxDocumentsCounted` at most. */
export const countListedDocuments = defineCall({
  name: 'DocSignCountDocumentsApi',
  method: 'GET',
  access: 'guest',
  input: wireObject(filters),
  output: wireObject({ total: wholeNumber }),
});

/** Documents that wait for the caller's signature (spec 01 §7). */
export const countDocumentsToSign = countCall('getNumDocToSignApi');
