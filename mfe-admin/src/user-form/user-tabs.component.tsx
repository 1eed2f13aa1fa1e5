import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import type { UserFields, UserGroup } from 'shared-api/contracts/admin';
import { permissionCodes, type PermissionCode } from 'shared-api/contracts/common';
import type { CompanyName } from 'shared-api/contracts/directory';
import {
  focusFirstError,
  Form,
  FormProblem,
  notify,
  SaveFailure,
  type ScreenAction,
  Stack,
  Tabs,
  useScreen,
  useTexts,
} from 'shared-ui';
import { WhatTheySee } from '../groups/what-they-see.component.tsx';
import { GroupList } from './group-list.component.tsx';
import { UserData, type HeldUser } from './user-data.component.tsx';
import type { UserForm } from './user-form.ts';
import { userFormTexts } from './user-form.texts.ts';

interface UserTabsProps {
  readonly form: UserForm;
  readonly choices: {
    readonly companies: readonly CompanyName[];
    readonly prefixes: readonly { readonly prefix: string }[];
    readonly groups: readonly UserGroup[];
    readonly mayGiveSuper: boolean;
  };
  /** The groups that a company’s newcomers begin with; none where the user is not new. */
  readonly newcomers?: (companyId: string) => readonly string[];
  readonly held?: HeldUser;
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  readonly maySave: boolean;
  readonly onSave: (fields: UserFields) => void;
  /** Further actions of the screen. */
  readonly actions?: readonly ScreenAction[];
  /** The tab of the history; a new user has none. */
  readonly history?: ReactNode;
  /** Above the fields. */
  readonly children?: ReactNode;
}

type Tab = 'data' | 'groups' | 'history';

/** The form of a user in its tabs (spec 03 §2). An error in another tab opens that tab. */
export function UserTabs(props: UserTabsProps) {
  const { form, choices, newcomers, held, isBusy, maySave, onSave, actions = [], history, children } = props;
  const t = useTexts(userFormTexts);
  const [tab, setTab] = useState<Tab>('data');
  const [refused, setRefused] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const { errors } = form.formState;
  const [companyId, groupIds, isCompanyAdmin, isSuper] = useWatch({
    control: form.control,
    name: ['companyId', 'groupIds', 'isCompanyAdmin', 'isSuper'],
  });
  const company = choices.companies.find(({ id }) => id === companyId);
  const openErrors = (found: FieldErrors<UserFields>) => {
    const names = Object.keys(found);
    const isInGroups = names.includes('groupIds');
    const isInData = names.some((name) => name !== 'groupIds');
    if (isInGroups && !(isInData && tab === 'data')) setTab('groups');
    if (isInData && !(isInGroups && tab === 'groups')) setTab('data');
    setRefused((times) => times + 1);
  };
  // The tab of the error stands only now, and its fields say what is wrong once the form has told them.
  useEffect(() => {
    if (refused > 0 && part.current) return focusFirstError(part.current);
  }, [refused]);
  const submit = form.handleSubmit(onSave, openErrors);
  useScreen({
    actions: [
      ...actions,
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        tone: 'primary',
        busy: isBusy,
        disabled: !maySave,
        onClick: () => void submit(),
      },
    ],
  });
  const changeCompany = (next: string) => {
    const hadGroups = groupIds.length > 0;
    const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('groupIds', [...(newcomers?.(next) ?? [])], set);
    form.setValue('companyId', next, set);
    const name = choices.companies.find(({ id }) => id === next)?.name;
    if (hadGroups && name !== undefined) notify.info(t('companyChanged', { company: name }));
  };
  const tabs: readonly Tab[] = history ? ['data', 'groups', 'history'] : ['data', 'groups'];
  const icons = { data: 'user', groups: 'users', history: 'history' } as const;
  return (
    <div ref={part}>
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          icon: icons[id],
          ...(id === 'groups' && groupIds.length > 0 && { badge: String(groupIds.length) }),
        }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'history' ? (
          history
        ) : (
          <Form id="user" onSubmit={submit}>
            {/* The button that saves stands in the bar; without one in the form, Enter would do nothing. */}
            <input type="submit" hidden />
            <Stack>
              {tab === 'data' && children}
              {tab === 'data' && (
                <UserData form={form} choices={choices} held={held} onCompany={changeCompany} />
              )}
              {tab === 'groups' && <GroupList form={form} groups={choices.groups} company={company} />}
              {tab === 'groups' && company && (
                <WhatTheySee
                  permissions={permissionsOf(choices.groups.filter(({ id }) => groupIds.includes(id)))}
                  isCompanyAdmin={isCompanyAdmin}
                  isSuper={isSuper}
                />
              )}
              <SaveFailure error={props.isBusy ? undefined : props.failure} />
              <FormProblem text={Object.keys(errors).length > 0 ? t('invalid') : undefined} />
            </Stack>
          </Form>
        )}
      </Tabs>
    </div>
  );
}

/** What groups give together, each code once. */
function permissionsOf(groups: readonly UserGroup[]): readonly PermissionCode[] {
  return permissionCodes.filter((code) => groups.some(({ permissions }) => permissions.includes(code)));
}
