export { companySource, personSource } from './company-sources.ts';
export { documentSource } from './document-source.ts';
export { messageSource } from './message-source.ts';
