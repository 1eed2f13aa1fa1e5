import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getSlides, type SlideView } from 'shared-api/contracts/admin';
import { useLanguage } from 'shared-ui';

const anHour = 3_600_000;

/** The slides of a view, in the language of the moment. */
export function useSlides(view: SlideView) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['admin', 'slides', view, language],
    queryFn: async () => (await call(getSlides, { view })).slides,
    staleTime: anHour,
  });
}
