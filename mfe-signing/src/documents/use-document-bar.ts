import { useNavigate } from 'react-router-dom';
import { downloadAddress } from 'shared-api';
import { AlertMsgDownAttachDocSign, type DocumentRow } from 'shared-api/contracts/signing';
import { openLink, useBottomBar, useTexts, type BottomBarAction } from 'shared-ui';
import { documentsTexts } from '../texts/documents.texts.ts';
import { buttonsForAdmin, buttonsForReceiver, type GridButton } from './grid-buttons.ts';

interface DocumentBar {
  readonly isAdmin: boolean;
  readonly needsCode: boolean;
  readonly selected: readonly DocumentRow[];
  readonly busy: 'send' | 'delete' | null;
  readonly onSend: () => void;
  readonly onDelete: () => void;
}

const looks = {
  add: { icon: 'add', tone: 'primary' },
  edit: { icon: 'edit' },
  delete: { icon: 'delete', tone: 'danger' },
  download: { icon: 'download', tone: 'primary' },
  view: { icon: 'eye' },
  send: { icon: 'send', tone: 'primary' },
  verifyMobile: { icon: 'phone', tone: 'primary' },
} as const satisfies Record<GridButton, Pick<BottomBarAction, 'icon' | 'tone'>>;

/** Fills the bottom bar by what is selected (spec 02 §4). Answers how to open a row. */
export function useDocumentBar({ isAdmin, needsCode, selected, busy, onSend, onDelete }: DocumentBar) {
  const t = useTexts(documentsTexts);
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  const open = ({ id, may }: DocumentRow) => {
    if (may.view)
      go(isAdmin ? `/viewAttachment?id=${encodeURIComponent(id)}` : `/sign/${encodeURIComponent(id)}`);
  };
  const id = encodeURIComponent(selected[0]?.id ?? '');
  const press: Record<GridButton, () => void> = {
    add: () => go('/editDocument'),
    edit: () => go(`/updateDocument/${id}`),
    delete: onDelete,
    download: () => openLink(downloadAddress(AlertMsgDownAttachDocSign, { id: selected[0]?.id ?? '' })),
    view: () => selected[0] && open(selected[0]),
    send: onSend,
    verifyMobile: () => go(`/verifiyMobile?document=${id}`),
  };
  const buttons = isAdmin ? buttonsForAdmin(selected) : buttonsForReceiver(selected, needsCode);
  useBottomBar(
    buttons.map((button) => ({
      id: button,
      label: t(`action.${button}`),
      ...looks[button],
      busy: button === busy,
      disabled: busy !== null && button !== busy,
      onClick: press[button],
    })),
  );
  return { open };
}
