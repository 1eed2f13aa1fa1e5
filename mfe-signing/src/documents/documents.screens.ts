export { DocumentsScreen } from './documents.screen.tsx';
export { InitDocumentsScreen } from './init-documents.screen.tsx';
