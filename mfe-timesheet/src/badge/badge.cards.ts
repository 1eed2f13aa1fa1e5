export { PunchCard } from './punch-card.component.tsx';
