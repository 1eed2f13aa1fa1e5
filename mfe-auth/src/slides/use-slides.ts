import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getSlides } from 'shared-api/contracts/admin';
import { useLanguage } from 'shared-ui';

const anHour = 3_600_000;

/** The slides of the installation, in the language of the moment. */
export function useSlides() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['admin', 'slides', language],
    queryFn: async () => (await call(getSlides, {})).slides,
    staleTime: anHour,
  });
}
