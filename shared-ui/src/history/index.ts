export { Timeline } from './timeline.component.tsx';
