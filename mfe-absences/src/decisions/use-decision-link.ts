import { useMutation, useQuery } from '@tanstack/react-query';
import { asApiError, call, failureSentence, isFailure } from 'shared-api';
import { absenceConflict, decideByLink, openDecisionLink } from 'shared-api/contracts/absences';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { decisionLinkTexts } from './decision-link.texts.ts';

interface LinkDecision {
  readonly decision: 'accept' | 'reject';
  readonly reason: string;
  readonly version: number;
  readonly isOverBalance?: boolean;
}

/** The link of a mail: what it is about, which uses nothing up, and the decision. */
export function useDecisionLink(secret: string) {
  const t = useTexts(decisionLinkTexts);
  const opening = useQuery({
    ...callQuery(openDecisionLink, { secret }),
    enabled: secret !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const deciding = useMutation({
    mutationFn: (decision: LinkDecision) => call(decideByLink, { secret, ...decision }),
    onError: (error) => {
      const first = absenceConflict.safeParse(asApiError(error)?.details).data;
      notify.error(first ? t('first', { name: first.changedBy }) : failureSentence(error, t('notDone')));
      // Whoever was first may have decided: what stands now is shown.
      if (isFailure(error, 'conflict')) void opening.refetch();
    },
  });
  return { opening, deciding };
}
