export { SuggestField } from './suggest-field.component.tsx';
export type { SuggestionSource } from './use-suggestions.ts';
