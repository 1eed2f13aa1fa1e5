import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  getNotificationChoices,
  saveNotificationChoices,
  type NotificationKind,
} from 'shared-api/contracts/auth';
import { useState } from 'react';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { notificationsTexts } from './notifications.texts.ts';

const choicesQuery = callQuery(getNotificationChoices, {});

type Errors = Partial<Record<NotificationKind, string>>;

interface Choice {
  readonly kind: NotificationKind;
  readonly isWanted: boolean;
}

/** Which mails the person wants; a choice shows at once, and goes back, with the reason at its switch, when it could not be saved. */
export function useNotificationChoices() {
  const t = useTexts(notificationsTexts);
  const queries = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const choices = useQuery(choicesQuery);
  const show = ({ kind, isWanted }: Choice, error?: string) => {
    queries.setQueryData(choicesQuery.queryKey, (known) => known && { ...known, [kind]: isWanted });
    setErrors((known) => ({ ...known, [kind]: error }));
  };
  const saving = useMutation({
    // One after the other, so that the last press is what stays.
    scope: { id: 'notification-choices' },
    mutationFn: ({ kind, isWanted }: Choice) => call(saveNotificationChoices, { [kind]: isWanted }),
    onSuccess: (_answer, { kind, isWanted }) =>
      notify.success(t(isWanted ? 'on' : 'off', { mail: t(`mails.${kind}.label`) })),
    onError: (error, { kind, isWanted }) =>
      show({ kind, isWanted: !isWanted }, failureSentence(error, t('failed'))),
  });
  const choose = (choice: Choice) => {
    show(choice);
    saving.mutate(choice);
  };
  return { choices, choose, errors };
}
