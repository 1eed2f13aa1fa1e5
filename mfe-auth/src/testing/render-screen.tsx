export { renderScreen } from 'shared-ui/testing';
