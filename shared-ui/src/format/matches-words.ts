export { foldText, matchesWords } from 'shared-api/folding';
