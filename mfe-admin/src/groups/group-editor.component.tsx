import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureSentence, isFailure } from 'shared-api';
import { useVersionedSave } from 'shared-api/queries';
import {
  changeGroup,
  groupConflict,
  groupsLiveKey,
  type CompanyGroup,
  type GroupFields,
} from 'shared-api/contracts/admin';
import { ConflictDialog, notify, useConfirm, useTexts } from 'shared-ui';
import { useRightName } from '../common/use-right-name.ts';
import { GroupDialog } from './group.dialog.tsx';
import { groupsTexts } from './groups.texts.ts';
import { Losses } from './losses.component.tsx';
import { askLoss } from './use-groups.ts';

interface GroupEditorProps {
  readonly group: CompanyGroup;
  readonly onClose: () => void;
}

/** Edits a group; what people lose by it is asked first, and of two writers the second chooses. */
export function GroupEditor({ group, onClose }: GroupEditorProps) {
  const t = useTexts(groupsTexts);
  const nameOf = useRightName();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [nameError, setNameError] = useState<string>();
  const [stood, setStood] = useState<GroupFields>(group);
  const { save, isSaving, failure, conflict } = useVersionedSave({
    version: group.version,
    conflict: groupConflict,
    save: (fields: GroupFields, version) => call(changeGroup, { id: group.id, version, ...fields }),
    onSaved: async () => {
      notify.success(t('saved'));
      onClose();
      await queries.invalidateQueries({ queryKey: groupsLiveKey });
    },
    onFailed: (error) => {
      setNameError(isFailure(error, 'conflict') ? error.fields?.['name'] : undefined);
      notify.error(failureSentence(error, t('failed')));
    },
    onAcceptTheirs: ({ version: _version, ...theirs }) => setStood(theirs),
  });
  const confirm = async (fields: GroupFields) => {
    setNameError(undefined);
    const isLess = stood.permissions.some((code) => !fields.permissions.includes(code));
    const loss = isLess ? await askLoss(group, fields.permissions).catch(() => undefined) : undefined;
    const text = loss && loss.losing.length > 0 && <Losses loss={loss} isRemoved={false} />;
    const question = { title: t('sureChange'), text, confirmLabel: t('save'), tone: 'danger' as const };
    if (!text || (await ask(question))) save(fields);
  };
  const flat = ({ name, permissions, isDefault }: GroupFields) => ({
    name,
    permissions: permissions.map(nameOf).join(', '),
    isDefault,
  });
  return (
    <>
      <GroupDialog
        key={JSON.stringify(stood)}
        group={stood}
        isBusy={isSaving}
        nameError={nameError}
        failure={failure}
        onSave={(fields) => void confirm(fields)}
        onClose={onClose}
      />
      {conflict && (
        <ConflictDialog
          conflict={{ ...conflict, mine: flat(conflict.mine), current: flat(conflict.current) }}
          labels={{ name: t('name'), permissions: t('gives'), isDefault: t('isDefault') }}
        />
      )}
      {dialog}
    </>
  );
}
