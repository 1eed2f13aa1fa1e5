export { MessagesScreen } from './message-list.screen.tsx';
export { MessageScreen } from './message.screen.tsx';
