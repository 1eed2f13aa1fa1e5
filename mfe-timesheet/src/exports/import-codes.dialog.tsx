import { useState } from 'react';
import { readCodeLines } from 'shared-api/contracts/timesheet';
import { foldText, FormDialog, notify, TextAreaField, useTexts, useUnsavedChanges } from 'shared-ui';
import { payrollSettingsTexts } from './payroll-settings.texts.ts';

interface ImportCodesDialogProps {
  readonly employees: readonly { readonly id: string; readonly name: string }[];
  /** Codes by the employee's id. */
  readonly onEnter: (codes: ReadonlyMap<string, string>) => void;
  readonly onClose: () => void;
}

/** Most names of lines that nobody fits which a message lists. */
const maxUnknown = 5;

/** Enters the codes of a pasted list: who is named as in the list of employees gets theirs. */
export function ImportCodesDialog({ employees, onEnter, onClose }: ImportCodesDialogProps) {
  const t = useTexts(payrollSettingsTexts);
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  const enter = () => {
    const ids = new Map(employees.map(({ id, name }) => [foldText(name), id]));
    const lines = readCodeLines(text);
    const known = lines.flatMap(({ name, code }) => {
      const id = ids.get(foldText(name));
      return id === undefined ? [] : [[id, code] as const];
    });
    const unknown = lines.filter(({ name }) => !ids.has(foldText(name))).map(({ name }) => name);
    onEnter(new Map(known));
    notify.success(t('importing.done', { count: known.length }));
    if (unknown.length > 0)
      notify.warning(t('importing.unknown', { names: unknown.slice(0, maxUnknown).join(', ') }));
    onClose();
  };
  return (
    <FormDialog
      isOpen
      title={t('importing.title')}
      submitLabel={t('importing.apply')}
      onSubmit={enter}
      onClose={onClose}
    >
      <TextAreaField
        label={t('importing.list')}
        hint={t('importing.hint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        rows={8}
        data-autofocus
      />
    </FormDialog>
  );
}
