import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useSignedIn } from 'shared-api';
import { groupFields, maxGroupNameLength, type GroupFields } from 'shared-api/contracts/admin';
import { permissionCodes, type PermissionCode } from 'shared-api/contracts/common';
import { mayGiveRights } from 'shared-api/contracts/directory';
import { CheckboxField, FormDialog, TextField, useTexts, useGuardedForm, useRefusalOf } from 'shared-ui';
import { useRightName } from '../common/use-right-name.ts';
import classes from './groups.module.css';
import { groupsTexts } from './groups.texts.ts';
import { WhatGroupShows } from './what-they-see.component.tsx';

interface GroupDialogProps {
  /** How it stands; undefined for a new one. */
  readonly group: GroupFields | undefined;
  readonly isBusy: boolean;
  /** What the server found wrong with the name. */
  readonly nameError: string | undefined;
  /** Why the last save failed. */
  readonly failure: Error | null;
  readonly onSave: (fields: GroupFields) => void;
  readonly onClose: () => void;
}

const blank: GroupFields = { name: '', permissions: [], isDefault: false };

/** Asks what a group is called and what it gives, beside what its people will see. */
export function GroupDialog({
  group = blank,
  isBusy,
  nameError,
  failure,
  onSave,
  onClose,
}: GroupDialogProps) {
  const t = useTexts(groupsTexts);
  const nameOf = useRightName();
  const session = useSignedIn();
  const { register, control, handleSubmit, formState } = useGuardedForm(
    useForm<GroupFields>({
      resolver: zodResolver(groupFields),
      defaultValues: group,
    }),
  );
  const given = useWatch({ control, name: 'permissions' });
  const refusal = useRefusalOf(nameError, useWatch({ control, name: 'name' }));
  const { name: nameProblem } = formState.errors;
  const problem =
    nameProblem && t(`problem.${nameProblem.message as keyof (typeof groupsTexts)['it']['problem']}`);
  return (
    <FormDialog
      isOpen
      size="l"
      onClose={onClose}
      title={t(group === blank ? 'adding' : 'editing')}
      submitLabel={t('save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(onSave)}
    >
      <TextField
        {...register('name')}
        label={t('name')}
        error={problem ?? refusal}
        maxLength={maxGroupNameLength}
        required
        data-autofocus
      />
      <Controller
        control={control}
        name="permissions"
        render={({ field: { value, onChange } }) => (
          <fieldset className={classes.rights}>
            <legend>{t('gives')}</legend>
            {permissionCodes.map((code) => {
              // What one does not have one may take away, and not give.
              const isFixed = !mayGiveRights(session, [code]) && !group.permissions.includes(code);
              return (
                <CheckboxField
                  key={code}
                  label={nameOf(code)}
                  hint={isFixed ? t('notYours') : t(`rightHint.${code}`)}
                  checked={value.includes(code)}
                  disabled={isFixed}
                  onChange={() => onChange(toggled(value, code))}
                />
              );
            })}
          </fieldset>
        )}
      />
      <CheckboxField {...register('isDefault')} label={t('isDefault')} hint={t('defaultHint')} />
      <WhatGroupShows permissions={given} />
    </FormDialog>
  );
}

function toggled(codes: readonly PermissionCode[], code: PermissionCode): PermissionCode[] {
  return permissionCodes.filter((each) => codes.includes(each) !== (each === code));
}
