export { callerNames, callers, headings } from './callers.ts';
export { aboutOneself, bySecret } from './no-record.ts';
export { table as permissions } from './table.ts';
