import { useState } from 'react';
import type { UserImport } from 'shared-api/contracts/admin';
import { FormDialog, SegmentedField, useTexts } from 'shared-ui';
import { importTexts } from './import.texts.ts';
import { useStartImport } from './use-imports.ts';

interface StartImportDialogProps {
  readonly found: UserImport;
  readonly onClose: () => void;
}

/** Asks before people are written: how many, and when those who are new get their mail. */
export function StartImportDialog({ found, onClose }: StartImportDialogProps) {
  const t = useTexts(importTexts);
  const { add, change } = found.counts;
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const { mutate, isPending, error } = useStartImport(onClose);
  return (
    <FormDialog
      isOpen
      title={t('start.title', { count: add + change })}
      submitLabel={t('start.action')}
      isBusy={isPending}
      failure={error}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id: found.id, invites: when === 'now' });
      }}
      onClose={onClose}
    >
      <p>
        {add > 0 && t('start.add', { count: add })} {change > 0 && t('start.change', { count: change })}{' '}
        {t('start.whole')}
      </p>
      {add > 0 && (
        <SegmentedField
          label={t('start.invite')}
          choices={[
            { value: 'now', label: t('start.now') },
            { value: 'later', label: t('start.later') },
          ]}
          value={when}
          onChange={setWhen}
        />
      )}
      {add > 0 && <p>{when === 'now' ? t('start.mails', { count: add }) : t('start.noMails')}</p>}
    </FormDialog>
  );
}
