export { ConfirmationMailScreen } from './confirmation-mail.screen.tsx';
export { ConfirmationMailsScreen } from './confirmation-mails.screen.tsx';
