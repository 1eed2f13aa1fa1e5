export { ActivityCard } from './activity-card.component.tsx';
export { FailedCard } from './failed-card.component.tsx';
export { ToSignCard } from './to-sign-card.component.tsx';
export { UnreadCard } from './unread-card.component.tsx';
