import { useToday } from 'shared-ui';

/** The lines that the server will stamp (spec 02 §2): the day that it is in Italy by its clock, past midnight the next, and the specified words. */
export function useStampOfToday(): [date: string, words: string] {
  const date = useToday().split('-').toReversed().join('/');
  return [date, 'Per accettazione'];
}
