import { useQuery } from '@tanstack/react-query';
import { getUsers } from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  Banner,
  Card,
  EmptyState,
  Form,
  FormProblem,
  LinkButton,
  Page,
  SelectField,
  Stack,
  useConfirm,
  useScreen,
  useScrollStop,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { changeOf, severalForm, unchanged, type SeveralValues } from './several-form.ts';
import classes from './user-form.module.css';
import { UserFormState } from './user-form-state.component.tsx';
import { userFormTexts } from './user-form.texts.ts';
import { adminKey } from './user-queries.ts';
import { UserResults } from './user-results.component.tsx';
import { useUpdateUsers } from './use-update-users.ts';

interface SeveralUsersProps {
  readonly ids: readonly string[];
}

/** Edits several users at once: whether they are active, and their groups. */
export function SeveralUsers({ ids }: SeveralUsersProps) {
  const t = useTexts(userFormTexts);
  useScreen({
    title: t('several.title', { count: ids.length }),
    back: { to: '/users', label: t('users') },
  });
  const query = useQuery({
    ...callQuery(getUsers, { ids: [...ids] }, { live: [...adminKey, 'opened-users'] }),
    gcTime: 0,
  });
  const { data } = query;
  return (
    <Page width="normal">
      {!data && <UserFormState query={query} />}
      {data && data.users.length === 0 && (
        <EmptyState
          icon="users"
          title={t('gone')}
          action={<LinkButton to="/users">{t('toUsers')}</LinkButton>}
        />
      )}
      {data && data.users.length > 0 && (
        <SeveralForm opened={data} missing={ids.length - data.users.length} />
      )}
    </Page>
  );
}

interface SeveralFormProps {
  readonly opened: OutputOf<typeof getUsers>;
  /** How many were asked for and are not there. */
  readonly missing: number;
}

function SeveralForm({ opened: { users, groups }, missing }: SeveralFormProps) {
  const t = useTexts(userFormTexts);
  const { register, handleSubmit, formState, reset } = useGuardedForm(
    useForm<SeveralValues>({
      resolver: zodResolver(severalForm),
      defaultValues: unchanged(groups),
    }),
  );
  const { ask, dialog } = useConfirm();
  const { update, isUpdating, results } = useUpdateUsers(() => reset(unchanged(groups)));
  const names = users.map(({ name }) => name).join(', ');
  const save = async (values: SeveralValues) => {
    const change = changeOf(values);
    const isOff = change.isActive === false;
    const isLess = isOff || change.removedGroupIds.length > 0;
    const sure = await ask({
      title: t('several.sure', { count: users.length }),
      text: isLess ? t(isOff ? 'several.sureOff' : 'several.sureRemove', { names }) : names,
      confirmLabel: t('several.confirm'),
      tone: isLess ? 'danger' : 'normal',
    });
    if (sure) update({ ids: users.map(({ id }) => id), ...change });
  };
  const submit = handleSubmit(save);
  useScreen({
    actions: [
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        tone: 'primary',
        busy: isUpdating,
        onClick: () => void submit(),
      },
    ],
  });
  const stop = useScrollStop<HTMLUListElement>();
  const keep = { value: 'keep', label: t('several.keep') };
  return (
    <Stack>
      {results && <UserResults results={results} />}
      <Card title={t('several.who')}>
        <ul {...stop} className={classes.people} aria-label={t('several.who')}>
          {users.map(({ id, name, username }) => (
            <li key={id}>
              <strong>{name}</strong> <span className={classes.muted}>{username}</span>
            </li>
          ))}
        </ul>
        {missing > 0 && <Banner tone="warning">{t('several.missing', { count: missing })}</Banner>}
      </Card>
      <Form id="users" onSubmit={submit}>
        {/* The button that saves stands in the bar; without one in the form, Enter would do nothing. */}
        <input type="submit" hidden />
        <Card title={t('tabs.groups')}>
          <Stack>
            <SelectField
              {...register('state')}
              label={t('several.state')}
              choices={[
                keep,
                { value: 'on', label: t('several.activate') },
                { value: 'off', label: t('several.deactivate') },
              ]}
            />
            <SelectField
              {...register('badge')}
              label={t('several.badge')}
              hint={t('several.badgeHas', {
                count: users.filter(({ usesBadge }) => usesBadge).length,
                total: users.length,
              })}
              choices={[
                keep,
                { value: 'on', label: t('several.badgeOn') },
                { value: 'off', label: t('several.badgeOff') },
              ]}
            />
            {groups.map(({ id, name, mayGive, companyId }, index) => {
              const colleagues = users.filter((user) => user.companyId === companyId);
              const members = colleagues.filter(({ groupIds }) => groupIds.includes(id));
              return (
                <SelectField
                  key={id}
                  {...register(`groups.${index}.change`)}
                  label={name}
                  hint={t('several.has', { count: members.length, total: colleagues.length })}
                  choices={[
                    keep,
                    { value: 'add', label: t('several.add'), isDisabled: !mayGive },
                    { value: 'remove', label: t('several.remove') },
                  ]}
                />
              );
            })}
            <FormProblem text={formState.errors.state && t('several.nothing')} />
          </Stack>
        </Card>
      </Form>
      {dialog}
    </Stack>
  );
}
