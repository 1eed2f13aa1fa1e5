import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, isFailure } from 'shared-api';
import {
  deleteSlide,
  listManagedSlides,
  orderSlides,
  slideOrderConflict,
  slidesLiveKey,
  type ManagedSlide,
} from 'shared-api/contracts/admin';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { slidesTexts } from './slides.texts.ts';

const slidesQuery = callQuery(listManagedSlides, {}, { live: slidesLiveKey });

/** All slides, and what changes which there are and their order. An order shows at once, and again as it was where it is refused. */
export function useManagedSlides() {
  const t = useTexts(slidesTexts);
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: slidesLiveKey });
  const query = useQuery({
    ...slidesQuery,
    select: ({ slides }) => slides,
  });
  const removal = useMutation({
    mutationFn: ({ id }: ManagedSlide) => call(deleteSlide, { id }),
    onSuccess: () => notify.success(t('deleted')),
    onError: (error) =>
      notify.error(isFailure(error, 'not-found') ? t('notFound') : failureSentence(error, t('notDeleted'))),
    onSettled: reread,
  });
  const ordering = useMutation({
    mutationFn: ({ before, after }: Record<'before' | 'after', readonly ManagedSlide[]>) =>
      call(orderSlides, { before: idsOf(before), ids: idsOf(after) }),
    onMutate: async ({ after }) => {
      await queries.cancelQueries(slidesQuery);
      queries.setQueryData(slidesQuery.queryKey, { slides: [...after] });
    },
    onError: (error, { before }) => {
      queries.setQueryData(slidesQuery.queryKey, { slides: [...before] });
      const first = isFailure(error, 'conflict') && slideOrderConflict.safeParse(error.details).data;
      if (!first) notify.error(failureSentence(error, t('notMoved')));
      else if (first.changedBy === '') notify.warning(t('movedBySomebody'));
      else notify.warning(t('movedByOther', { name: first.changedBy }));
    },
    onSettled: reread,
  });
  return { query, removal, ordering };
}

const idsOf = (slides: readonly ManagedSlide[]) => slides.map(({ id }) => id);
