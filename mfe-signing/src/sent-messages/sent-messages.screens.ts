export { SentMessageScreen } from './sent-message.screen.tsx';
export { SentMessagesScreen } from './sent-messages.screen.tsx';
