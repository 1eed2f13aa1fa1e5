import type { CompanyGroup } from 'shared-api/contracts/admin';
import type { PermissionCode } from 'shared-api/contracts/common';
import { Badge, Button, Row, type RecordColumn, type Translate } from 'shared-ui';
import classes from './groups.module.css';
import type { GroupsWords } from './groups.texts.ts';

interface GroupActions {
  /** The name of a right. */
  readonly nameOf: (code: PermissionCode) => string;
  readonly onEdit: (group: CompanyGroup) => void;
  readonly onMembers: (group: CompanyGroup) => void;
  readonly onRemove: (group: CompanyGroup) => void;
}

/** What a group gives to how many, and what can be done with it. */
export function groupColumns(t: Translate<GroupsWords>, actions: GroupActions): RecordColumn<CompanyGroup>[] {
  return [
    {
      id: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ name, isDefault }) => (
        <Row>
          {name}
          {isDefault && <Badge>{t('isDefault')}</Badge>}
        </Row>
      ),
    },
    {
      id: 'people',
      header: t('people'),
      align: 'end',
      onCard: 'subtitle',
      cell: ({ people }) => people,
      cardCell: ({ people }) => t('count', { count: people }),
    },
    {
      id: 'gives',
      header: t('gives'),
      onCard: 'line',
      cell: ({ permissions }) => permissions.map(actions.nameOf).join(' · ') || t('givesNothing'),
    },
    {
      id: 'actions',
      header: t('actions'),
      align: 'end',
      onCard: 'status',
      cell: (group) => <Buttons t={t} group={group} {...actions} />,
    },
  ];
}

function Buttons({
  t,
  group,
  onEdit,
  onMembers,
  onRemove,
}: GroupActions & { readonly t: Translate<GroupsWords>; readonly group: CompanyGroup }) {
  const { name } = group;
  return (
    <div className={classes.buttons}>
      <Button size="s" aria-label={t('editNamed', { name })} onClick={() => onEdit(group)}>
        {t('edit')}
      </Button>
      <Button size="s" aria-label={t('peopleNamed', { name })} onClick={() => onMembers(group)}>
        {t('people')}
      </Button>
      <Button size="s" aria-label={t('removeNamed', { name })} onClick={() => onRemove(group)}>
        {t('remove')}
      </Button>
    </div>
  );
}
