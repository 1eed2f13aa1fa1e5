import { useNavigate } from 'react-router-dom';
import { isAdminSession, useSignedIn } from 'shared-api';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { useIsPhone, useScreen, useTexts, type ScreenAction } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { buttonsForAdmin, buttonsForReceiver, type GridButton } from './grid-buttons.ts';
import type { DocumentAction } from './document-action.ts';

interface DocumentBar {
  readonly isAdmin: boolean;
  /** What is selected, without what is about to change: nothing else is offered for that meanwhile. */
  readonly selected: readonly DocumentRow[];
  readonly busy: DocumentAction | null;
  readonly onView: (row: DocumentRow) => void;
  readonly onSend: () => void;
  readonly onDelete: () => void;
  readonly onSaveCopy: () => void;
  readonly onSendCopy: () => void;
  readonly onSealAgain: () => void;
}

const icons = {
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  download: 'download',
  view: 'eye',
  send: 'send',
  sendCopy: 'send',
  sealAgain: 'refresh',
  verifyMobile: 'phone',
} as const satisfies Record<GridButton, ScreenAction['icon']>;

/** Buttons that take each other's place. What sends has a place of its own: it never appears where another button stood. */
const adminPlaces: readonly (readonly GridButton[])[] = [
  ['add'],
  ['view', 'download'],
  ['send', 'sendCopy', 'sealAgain'],
  ['edit'],
  ['delete'],
];
/** On a phone four of them and the menu fill the bar. */
const adminPlacesOnPhone: typeof adminPlaces = [['add', 'view', 'download'], ...adminPlaces.slice(2)];

/** Fills the bottom bar by what is selected (spec 02 §4). */
export function useDocumentBar(bar: DocumentBar): void {
  const { isAdmin, selected, busy, onView, onSend, onDelete, onSaveCopy } = bar;
  const t = useTexts(documentListTexts);
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  const isPhone = useIsPhone();
  const id = encodeURIComponent(selected[0]?.id ?? '');
  const press: Record<GridButton, () => void> = {
    add: () => go('/editDocument'),
    edit: () => go(`/updateDocument/${id}`),
    delete: onDelete,
    download: onSaveCopy,
    view: () => selected[0] && onView(selected[0]),
    send: onSend,
    sendCopy: bar.onSendCopy,
    sealAgain: bar.onSealAgain,
    verifyMobile: () => selected[0] && onView(selected[0]),
  };
  const offered = isAdmin ? buttonsForAdmin(selected) : buttonsForReceiver(selected);
  const places = isPhone ? adminPlacesOnPhone : adminPlaces;
  // Every place is taken all the time, so that no button moves; what is not offered cannot be pressed.
  const buttons = isAdmin
    ? places.flatMap((place) => place.find((button) => offered.includes(button)) ?? place[0] ?? [])
    : offered;
  const isOwnList = isAdminSession(useSignedIn()) && !isAdmin;
  useScreen({
    ...(isOwnList && { back: { to: '/documentsAdmin' } }),
    actions: buttons.map((button) => ({
      id: button,
      label: t(`action.${button}`),
      icon: icons[button],
      tone: toneOf(button, isPhone),
      busy: button === busy,
      disabled: !offered.includes(button) || (busy !== null && button !== busy),
      onClick: press[button],
      ...(button === 'add' && { shortcut: 'n' }),
    })),
  });
}

/** The filled button stays the same one where it has the end of the line, whatever is selected. */
function toneOf(button: GridButton, isPhone: boolean): NonNullable<ScreenAction['tone']> {
  if (button === 'delete') return 'danger';
  if (button === 'add' || button === 'verifyMobile') return 'primary';
  return button === 'send' && isPhone ? 'primary' : 'normal';
}
