export { FilterBar } from './filter-bar.component.tsx';
