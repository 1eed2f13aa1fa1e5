import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isAdminSession, useSignedIn } from 'shared-api';
import { noteText, protocolNumber, type AbsenceStatus, type Decision } from 'shared-api/contracts/absences';
import { formatPlainDay, notify, useConfirm, useScreen, useTexts, type ScreenAction } from 'shared-ui';
import { z } from 'zod';
import { sicknessTexts } from './sickness.texts.ts';
import { useAddSickness, useSicknessCalendar, type DaySpan } from './use-sickness.ts';

/** What is typed about a sickness; its days are chosen on the calendar. */
export const sicknessForm = z.object({ protocol: protocolNumber, note: noteText });

const empty = { protocol: '', note: '' };

/** A sickness that is asked for, and the buttons that send it (spec 03 §2 and §4). */
export function useRequest(further: readonly ScreenAction[]) {
  const t = useTexts(sicknessTexts);
  const isAdmin = isAdminSession(useSignedIn());
  const calendar = useSicknessCalendar();
  const [span, setSpan] = useState<DaySpan>();
  const [isDeciding, setIsDeciding] = useState(false);
  const { ask, dialog } = useConfirm();
  const form = useForm({ resolver: zodResolver(sicknessForm), defaultValues: empty });
  const protocol = useWatch({ control: form.control, name: 'protocol' });
  const add = useAddSickness(() => {
    setSpan(undefined);
    form.reset(empty);
  });
  const taken = span && statusWithin(calendar.data?.calendar.days ?? {}, span);
  const question = ({ from, to }: DaySpan) => {
    const [first, last] = [formatPlainDay(from), formatPlainDay(to)];
    return t('question', { period: from === to ? first : `${first} - ${last}` });
  };
  const send = form.handleSubmit(async (values) => {
    if (!span) notify.warning(t('selectDay'), { duration: 'brief' });
    else if (isAdmin) setIsDeciding(true);
    else if (await ask({ title: t('sure'), text: question(span), confirmLabel: t('confirm') }))
      add.mutate({ ...span, ...values });
  });
  const decide = (decision: Decision, reason: string) =>
    void form.handleSubmit((values) => {
      if (span) add.mutate({ ...span, ...values, decided: { decision, reason } });
    })();
  const refresh = async () => {
    if ((await calendar.refetch()).isSuccess) notify.success(t('refreshed'));
  };
  useScreen({
    actions: [
      {
        id: 'refresh',
        label: t('bar.refresh'),
        icon: 'refresh',
        busy: calendar.isRefetching,
        onClick: () => void refresh(),
      },
      ...further,
      ...(taken
        ? []
        : [
            {
              id: 'send',
              label: t('bar.send'),
              icon: 'send',
              tone: 'primary',
              busy: add.isPending,
              onClick: () => void send(),
            } as const,
          ]),
    ],
  });
  return {
    calendar,
    span,
    setSpan,
    taken,
    form,
    protocol,
    isDeciding,
    decide,
    closeSheet: () => setIsDeciding(false),
    dialog,
  };
}

/** The state of the first day of a span that carries a sickness already. */
function statusWithin(
  days: Readonly<Record<string, AbsenceStatus>>,
  { from, to }: DaySpan,
): AbsenceStatus | undefined {
  const day = Object.keys(days)
    .toSorted()
    .find((each) => from <= each && each <= to);
  return day === undefined ? undefined : days[day];
}
