import { useNavigate } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import type { ConfirmationMailRow } from 'shared-api/contracts/signing';
import { useScreen, useTexts, type ScreenAction } from 'shared-ui';
import { confirmationMailsTexts } from './confirmation-mails.texts.ts';

interface MailsBar {
  readonly selected: readonly ConfirmationMailRow[];
  readonly onAdd: () => void;
  readonly onEdit: (row: ConfirmationMailRow) => void;
  readonly onDelete: (rows: readonly ConfirmationMailRow[]) => void;
}

/** Fills the bottom bar by how many addresses are selected (spec 02 §2): none Add, one Edit and Delete, several Delete. */
export function useMailsBar({ selected, onAdd, onEdit, onDelete }: MailsBar): void {
  const t = useTexts(confirmationMailsTexts);
  const navigate = useNavigate();
  const { flags, permissions } = useSignedIn();
  const mayOpenUsers = isSuperUser(flags) || permissions.includes('utenti_docsign');
  const [first, second] = selected;
  const add: ScreenAction = {
    id: 'add',
    label: t('action.add'),
    icon: 'add',
    tone: 'primary',
    shortcut: 'n',
    onClick: onAdd,
  };
  const edit: ScreenAction = {
    id: 'edit',
    label: t('action.edit'),
    icon: 'edit',
    tone: 'primary',
    onClick: () => first && onEdit(first),
  };
  const remove: ScreenAction = {
    id: 'delete',
    label: t('action.delete'),
    icon: 'delete',
    tone: 'danger',
    onClick: () => onDelete(selected),
  };
  useScreen({
    title: t('title'),
    back: { to: mayOpenUsers ? '/filterusers' : '/dash' },
    actions: [
      ...(first ? (second ? [remove] : [edit, remove]) : [add]),
      {
        id: 'home',
        label: t('action.home'),
        icon: 'home',
        isOnPhoneOnly: true,
        onClick: () => void navigate('/dash'),
      },
    ],
  });
}
