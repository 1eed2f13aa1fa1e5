import { useQuery } from '@tanstack/react-query';
import { getSlides, slidesLiveKey, type SlideView } from 'shared-api/contracts/admin';
import { callQuery } from 'shared-api/queries';
import { useLanguage } from 'shared-ui';

const anHour = 3_600_000;

/** The slides of a view, in the language of the moment. */
export function useSlides(view: SlideView) {
  const language = useLanguage();
  return useQuery({
    // The server answers in the language of the moment.
    ...callQuery(getSlides, { view }, { under: [...slidesLiveKey, language] }),
    select: ({ slides }) => slides,
    staleTime: anHour,
  });
}
