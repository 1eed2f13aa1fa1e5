export { RecordGrid } from './record-grid.component.tsx';
