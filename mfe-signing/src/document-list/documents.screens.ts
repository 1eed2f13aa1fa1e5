export { DocumentsScreen } from './document-list.screen.tsx';
export { InitDocumentsScreen } from './init-documents.screen.tsx';
