import { useNavigate } from 'react-router-dom';
import { userFileFormats } from 'shared-api/contracts/admin';
import { useScreen, useTexts, type ScreenAction } from 'shared-ui';
import type { useUserActions } from './use-user-actions.tsx';
import type { UserSelection } from './use-user-selection.ts';
import { buttonsForUsers, type UserButton } from './user-buttons.ts';
import { usersTexts } from './users.texts.ts';

interface UsersBar {
  readonly selection: UserSelection;
  readonly actions: Pick<ReturnType<typeof useUserActions>, 'busy' | 'remove' | 'editSeveral' | 'exportFile'>;
  readonly onEdit: (id: string) => void;
}

/** Fills the bottom bar, and a desktop's header, by how many users are selected (spec 03 §2). */
export function useUsersBar({ selection, actions, onEdit }: UsersBar): void {
  const t = useTexts(usersTexts);
  const navigate = useNavigate();
  const { busy } = actions;
  const [only] = selection.known;
  const buttons: Readonly<Record<UserButton, ScreenAction>> = {
    add: {
      id: 'add',
      label: t('action.add'),
      icon: 'add',
      tone: 'primary',
      shortcut: 'n',
      onClick: () => void navigate('/editUser/0'),
    },
    edit: {
      id: 'edit',
      label: t('action.edit'),
      icon: 'edit',
      tone: 'primary',
      onClick: () => only && onEdit(only.id),
    },
    editSeveral: {
      id: 'editSeveral',
      label: t('action.editSeveral'),
      icon: 'users',
      isRare: true,
      busy: busy === 'choose',
      onClick: actions.editSeveral,
    },
    delete: {
      id: 'delete',
      label: t('action.delete'),
      icon: 'delete',
      tone: 'danger',
      busy: busy === 'delete',
      disabled: selection.count === 1 && only?.mayDelete === false,
      onClick: () => void actions.remove(),
    },
  };
  const offered = buttonsForUsers(selection.count);
  useScreen({
    title: t('title'),
    back: { to: '/filterusers' },
    actions: [
      ...offered.filter((button) => button !== 'editSeveral').map((button) => buttons[button]),
      {
        id: 'home',
        label: t('action.home'),
        icon: 'home',
        isOnPhoneOnly: true,
        onClick: () => void navigate('/dash'),
      },
      ...(offered.includes('editSeveral') ? [buttons.editSeveral] : []),
      {
        id: 'import',
        label: t('action.import'),
        icon: 'upload',
        isRare: true,
        onClick: () => void navigate('/importUsers'),
      },
      ...userFileFormats.map((format): ScreenAction => ({
        id: `export-${format}`,
        label: t(`action.${selection.count > 0 ? 'exportSelected' : 'export'}.${format}`),
        icon: 'download',
        isRare: true,
        busy: busy === format,
        onClick: () => actions.exportFile(format),
      })),
    ],
  });
}
