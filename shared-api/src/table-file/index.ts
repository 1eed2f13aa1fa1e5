export { readableTableFile, readTableFile, tableFileTypes } from './read-table-file.ts';
