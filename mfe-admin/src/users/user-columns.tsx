import type { UserRow, UserSort } from 'shared-api/contracts/admin';
import { StatusBadge, type RecordColumn } from 'shared-ui';
import type { UsersWords } from './users.texts.ts';

type Column = RecordColumn<UserRow>;

/** What the server sorts by where a heading is pressed. */
export const sortOfColumn: Readonly<Partial<Record<string, UserSort>>> = {
  lastName: 'name',
  firstName: 'firstName',
  username: 'username',
  email: 'email',
  company: 'company',
  active: 'active',
  groups: 'groups',
};

interface Columns {
  readonly t: UsersWords;
  /** Whether the users of several companies are shown. */
  readonly isOfSeveral: boolean;
  /** The name on a card, which is all that it has. */
  readonly cardName: (user: UserRow) => string;
}

/** The columns of spec 03 §2 in its order. A card has the name, the company, one state and the groups. */
export function userColumns({ t, isOfSeveral, cardName }: Columns): Column[] {
  const column = (id: keyof typeof widths, rest: Pick<Column, 'cell'> & Partial<Column>): Column => ({
    onCard: 'hidden',
    id,
    header: t(`column.${id}`),
    width: widths[id],
    isSortable: sortOfColumn[id] !== undefined,
    ...rest,
  });
  return [
    column('number', { align: 'end', isPinned: true, cell: ({ number }) => number }),
    column('lastName', {
      isPinned: true,
      onCard: 'title',
      cell: ({ lastName }) => lastName,
      cardCell: cardName,
    }),
    column('firstName', { cell: ({ firstName }) => firstName }),
    column('username', { cell: ({ username }) => username }),
    column('email', { fillsWidth: true, cell: ({ email }) => email }),
    column('company', {
      cell: ({ companyName }) => companyName,
      ...(isOfSeveral && { onCard: 'subtitle' }),
    }),
    column('active', {
      onCard: 'status',
      sortValue: ({ isActive }) => (isActive ? 0 : 1),
      cell: ({ isActive }) => (isActive ? t('yes') : <StatusBadge tone="neutral">{t('no')}</StatusBadge>),
      cardCell: (row) => <State row={row} t={t} />,
    }),
    column('groups', {
      onCard: 'status',
      fillsWidth: true,
      cell: ({ groups }) => groups.join(', '),
    }),
  ];
}

const widths = {
  number: 72,
  lastName: 140,
  firstName: 120,
  username: 150,
  email: 196,
  company: 140,
  active: 84,
  groups: 180,
} as const;

/** How a user is called, surname first. */
export function nameOf({ lastName, firstName }: Pick<UserRow, 'lastName' | 'firstName'>): string {
  return `${lastName} ${firstName}`;
}

/** The one state that matters most of a user. */
function State({ row, t }: { readonly row: UserRow; readonly t: UsersWords }) {
  if (!row.isActive) return <StatusBadge tone="neutral">{t('state.inactive')}</StatusBadge>;
  if (row.lastLoginAt === null) return <StatusBadge tone="warning">{t('state.neverCame')}</StatusBadge>;
  return <StatusBadge tone="success">{t('state.active')}</StatusBadge>;
}
