import { useNavigate } from 'react-router-dom';
import { isAdminSession, useSignedIn } from 'shared-api';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { useBottomBar, useTexts, type BottomBarAction } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { buttonsForAdmin, buttonsForReceiver, type GridButton } from './grid-buttons.ts';
import type { DocumentAction } from './use-document-actions.tsx';

interface DocumentBar {
  readonly isAdmin: boolean;
  readonly selected: readonly DocumentRow[];
  readonly busy: DocumentAction | null;
  readonly onSend: () => void;
  readonly onDelete: () => void;
  readonly onSaveCopy: () => void;
  readonly onSendCopy: () => void;
  readonly onSealAgain: () => void;
}

const looks = {
  add: { icon: 'add', tone: 'primary' },
  edit: { icon: 'edit' },
  delete: { icon: 'delete', tone: 'danger' },
  download: { icon: 'download', tone: 'primary' },
  view: { icon: 'eye' },
  send: { icon: 'send', tone: 'primary' },
  sendCopy: { icon: 'send', tone: 'primary' },
  sealAgain: { icon: 'refresh', tone: 'primary' },
  verifyMobile: { icon: 'phone', tone: 'primary' },
} as const satisfies Record<GridButton, Pick<BottomBarAction, 'icon' | 'tone'>>;

/** Fills the bottom bar by what is selected (spec 02 §4). Answers how to open a row. */
export function useDocumentBar(bar: DocumentBar) {
  const { isAdmin, selected, busy, onSend, onDelete, onSaveCopy } = bar;
  const t = useTexts(documentListTexts);
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  const open = ({ id, may }: DocumentRow) => {
    if (!isAdmin && !may.verifyMobile) go(`/sign/${encodeURIComponent(id)}`);
    if (isAdmin && may.view) go(`/viewAttachment?id=${encodeURIComponent(id)}`);
  };
  const id = encodeURIComponent(selected[0]?.id ?? '');
  const press: Record<GridButton, () => void> = {
    add: () => go('/editDocument'),
    edit: () => go(`/updateDocument/${id}`),
    delete: onDelete,
    download: onSaveCopy,
    view: () => selected[0] && open(selected[0]),
    send: onSend,
    sendCopy: bar.onSendCopy,
    sealAgain: bar.onSealAgain,
    verifyMobile: () => go(`/verifiyMobile?document=${id}`),
  };
  const buttons = isAdmin ? buttonsForAdmin(selected) : buttonsForReceiver(selected);
  const isOwnList = isAdminSession(useSignedIn()) && !isAdmin;
  const back = { id: 'back', label: t('action.back'), icon: 'back', onClick: () => go('/documentsAdmin') };
  useBottomBar([
    ...(isOwnList ? [back] : []),
    ...buttons.map((button) => ({
      id: button,
      label: t(`action.${button}`),
      ...looks[button],
      busy: button === busy,
      disabled: busy !== null && button !== busy,
      onClick: press[button],
    })),
  ]);
  return { open };
}
