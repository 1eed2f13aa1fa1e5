import { useNavigate } from 'react-router-dom';
import type { SignatureObjectRow } from 'shared-api/contracts/signing';
import { useIsPhone, useTexts, type ScreenAction } from 'shared-ui';
import { signatureObjectsTexts } from './signature-objects.texts.ts';

/** Where an object is changed, and where one is added (spec 02 §2). */
export const editPath = (id: string) => `/editFirma/${encodeURIComponent(id)}`;
export const newPath = editPath('0');

interface Presses {
  readonly onSearch: () => void;
  readonly onDelete: () => void;
}

/**
 * Fills the bar by what is selected: none, one or many (spec 02 §4). Every place is taken all the time, so that no button moves; on a phone
 * adding and changing share one.
 */
export function useObjectActions(
  selected: readonly SignatureObjectRow[],
  { onSearch, onDelete }: Presses,
): readonly ScreenAction[] {
  const t = useTexts(signatureObjectsTexts);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [only, another] = selected;
  const search: ScreenAction = {
    id: 'search',
    label: t('action.search'),
    icon: 'search',
    onClick: onSearch,
    shortcut: '/',
  };
  const edit: ScreenAction = {
    id: 'edit',
    label: t('action.edit'),
    icon: 'edit',
    tone: isPhone ? 'primary' : 'normal',
    disabled: !only || another !== undefined,
    onClick: () => only && void navigate(editPath(only.id)),
  };
  const remove: ScreenAction = {
    id: 'delete',
    label: t('action.delete'),
    icon: 'delete',
    tone: 'danger',
    disabled: !only,
    onClick: onDelete,
  };
  const add: ScreenAction = {
    id: 'add',
    label: t('action.add'),
    icon: 'add',
    tone: 'primary',
    disabled: only !== undefined,
    onClick: () => void navigate(newPath),
    shortcut: 'n',
  };
  return isPhone ? [search, only ? edit : add, remove] : [search, edit, remove, add];
}
