export { HoursFigure } from './hours-figure.component.tsx';
export { MissingCard } from './missing-card.component.tsx';
