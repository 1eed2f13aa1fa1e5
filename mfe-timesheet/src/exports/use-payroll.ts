import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, serverFile } from 'shared-api';
import type { PlainMonth } from 'shared-api/contracts/common';
import {
  createDelivery,
  downloadDelivery,
  monthsLiveKey,
  previewPayroll,
  type PayrollDelivery,
  type PayrollFormat,
} from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';
import { notify, saveFile, useTexts } from 'shared-ui';
import { exportsTexts } from './exports.texts.ts';
import { payrollTexts } from './payroll.texts.ts';

const payrollKey = [...monthsLiveKey, 'payroll'];

/** What a payroll file would hold, the files that were delivered, and making one, which is saved to the device at once. */
export function usePayroll(companyId: string, month: PlainMonth) {
  const t = useTexts(payrollTexts);
  const tExports = useTexts(exportsTexts);
  const queries = useQueryClient();
  const preview = useQuery({
    ...callQuery(previewPayroll, { companyId, ...month }, { live: payrollKey }),
  });
  const save = ({ id, fileName }: Pick<PayrollDelivery, 'id' | 'fileName'>) =>
    saveFile(serverFile(downloadDelivery, { id }), fileName);
  const deliver = useMutation({
    mutationFn: async (kind: { format: PayrollFormat; isChangesOnly: boolean }) =>
      call(createDelivery, { companyId, ...month, ...kind }),
    onSuccess: (delivery) => {
      notify.success(t('delivered', { name: delivery.fileName }));
      download.mutate(delivery);
    },
    onError: (error) => notify.error(failureSentence(error, t('deliverFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: payrollKey }),
  });
  const download = useMutation({
    mutationFn: save,
    onError: (error) => notify.error(failureSentence(error, tExports('downloadFailed'))),
  });
  return { preview, deliver, download };
}
