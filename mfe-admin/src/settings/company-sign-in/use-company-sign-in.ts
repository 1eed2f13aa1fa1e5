import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, isFailure } from 'shared-api';
import {
  confirmCompanySignIn,
  getCompanySignIn,
  saveCompanySignIn,
  tryCompanySignIn,
  type CompanySignInFields,
} from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { companySignInTexts } from './company-sign-in.texts.ts';

/** What a company set up for its own sign-in, what saves it, and what begins a trial: that one leaves the page. */
export function useCompanySignIn(companyId: string) {
  const t = useTexts(companySignInTexts);
  const queries = useQueryClient();
  const found = callQuery(getCompanySignIn, { companyId });
  const query = useQuery({
    ...found,
  });
  const save = useMutation({
    mutationFn: ({ fields, version }: { fields: CompanySignInFields; version: number }) =>
      call(saveCompanySignIn, { companyId, ...fields, version }),
    onSuccess: () => notify.success(t('saved')),
    onError: (error) => {
      if (isFailure(error, 'invalid-input') && error.fields) return;
      const isLate = isFailure(error, 'conflict');
      notify.error(isLate ? t('overwritten') : failureSentence(error, t('failed')));
    },
    onSettled: () => queries.invalidateQueries(found),
  });
  const attempt = useMutation({
    mutationFn: ({ moves }: { moves: boolean }) => call(tryCompanySignIn, { companyId, moves }),
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => notify.error(failureSentence(error, t('failed')), { duration: 'untilClosed' }),
  });
  const confirm = useMutation({
    mutationFn: (version: number) => call(confirmCompanySignIn, { companyId, version }),
    onSuccess: () => notify.success(t('waits.confirmed')),
    onError: (error) => {
      const isLate = isFailure(error, 'conflict');
      notify.error(isLate ? t('overwritten') : failureSentence(error, t('failed')));
    },
    onSettled: () => queries.invalidateQueries(found),
  });
  return { query, save, attempt, confirm };
}
