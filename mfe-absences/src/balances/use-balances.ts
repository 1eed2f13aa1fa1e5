import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import type { InputOf } from 'shared-api/contracts/common';
import {
  absencesLiveKey,
  adjustBalance,
  balancePageSize,
  getBalances,
  importBalances,
  ledgerPageSize,
  listBalanceEntries,
  listCompanyBalances,
  type Counter,
} from 'shared-api/contracts/absences';
import { callQuery, listQuery, pageOfTotal } from 'shared-api/queries';
import { getTexts, notify, useRecordList, useTexts } from 'shared-ui';
import { balancesTexts } from './balances.texts.ts';

const balancesKey = [...absencesLiveKey, 'balances'];

/** Whose balances: by default one's own, or those of whom one acts for. */
type Whose = { readonly employeeId: string | undefined };

/** The balances of an employee. */
export function useBalances({ employeeId }: Whose) {
  return useQuery({
    ...callQuery(getBalances, employeeId === undefined ? {} : { employeeId }, { live: balancesKey }),
  });
}

/** The ledger of one of an employee's balances, page by page. */
export function useLedger({ employeeId, counter }: Whose & { readonly counter: Counter }) {
  const whose = employeeId === undefined ? {} : { employeeId };
  return useRecordList({
    ...listQuery(listBalanceEntries, ({ start, length }) => ({ ...whose, counter, offset: start, length }), {
      live: balancesKey,
      toPage: pageOfTotal,
    }),
    describeError,
    pageSize: ledgerPageSize,
  });
}

/** The balances of a company's people, page by page. */
export function useCompanyBalances(companyId: string, search: string) {
  return useRecordList({
    ...listQuery(listCompanyBalances, ({ start, length }) => ({ companyId, search, offset: start, length }), {
      live: balancesKey,
      toPage: pageOfTotal,
    }),
    describeError,
    pageSize: balancePageSize,
  });
}

/** Adds an entry by hand. */
export function useAdjustment(onDone: () => void) {
  const t = useTexts(balancesTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof adjustBalance>) => call(adjustBalance, input),
    onSuccess: () => {
      notify.success(t('adjust.saved'));
      onDone();
    },
    onError: (error) => notify.error(failureSentence(error, t('adjust.failed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: balancesKey }),
  });
}

/** Checks a file of balances, and writes it. */
export function useBalanceImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof importBalances>) => call(importBalances, input),
    onSuccess: ({ isWritten }) => isWritten && queries.invalidateQueries({ queryKey: balancesKey }),
  });
}

function describeError(error: unknown): string {
  return failureSentence(error, getTexts(balancesTexts)('failed'));
}
