import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Row } from '../display/stack.component.tsx';
import { TextField } from '../fields/text-field.component.tsx';
import { OneTimeCodeField } from '../fields/one-time-code-field.component.tsx';
import type { MenuSection } from '../menu/menu-list.component.tsx';
import { SheetMenu } from '../menu/sheet-menu.component.tsx';
import { notify, offerUndo } from '../notify/notify.ts';
import { CancelButton } from '../overlay/cancel-button.component.tsx';
import { ConflictDialog } from '../overlay/conflict.dialog.tsx';
import { Dialog } from '../overlay/dialog.component.tsx';
import { DialogFoot } from '../overlay/dialog-foot.component.tsx';
import { FormDialog } from '../overlay/form.dialog.tsx';
import { FullView } from '../overlay/full-view.component.tsx';
import { PickerSheet } from '../overlay/picker.sheet.tsx';
import { Sheet } from '../overlay/sheet.component.tsx';
import { useConfirm } from '../overlay/use-confirm.component.tsx';

const sections: readonly MenuSection[] = [
  {
    id: 'g',
    label: 'Gestione',
    entries: [{ id: 'd', label: 'Documenti', icon: 'documents', to: '#', isCurrent: true }],
  },
  {
    id: 'i',
    label: 'Impostazioni',
    entries: [
      { id: 'm', label: 'Conf. Mail', icon: 'mail', to: '#' },
      { id: 's', label: 'Settings', icon: 'settings', to: '#' },
    ],
  },
  {
    id: 'a',
    label: 'Applicazione',
    entries: [
      { id: 'h', label: 'Home', icon: 'home', to: '#' },
      { id: 'e', label: 'Esci', icon: 'logout', onClick: () => notify.info('Out') },
    ],
  },
];

const companies = [
  { id: 'acme', name: 'Acme S.p.A.', detail: 'Milano' },
  { id: 'beta', name: 'Beta S.r.l.', detail: 'Torino' },
];

/** Dialogs, sheets, popups. */
export function OverlaysPart() {
  const [open, setOpen] = useState<
    'dialog' | 'form' | 'sheet' | 'picker' | 'view' | 'menu' | 'conflict' | null
  >(null);
  const [code, setCode] = useState('');
  const { ask, dialog } = useConfirm();
  const close = () => setOpen(null);
  const remove = async () => {
    const isSure = await ask({
      title: "Vuoi eliminare l'elemento selezionato ?",
      tone: 'danger',
      confirmLabel: 'Elimina',
    });
    if (!isSure) return;
    const isTakenBack = await offerUndo({ text: 'Deleted', label: 'Undo' });
    notify.info(isTakenBack ? 'It is back' : 'It is gone');
  };
  return (
    <Card title="Dialogs, sheets, popups">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('form')}>Form dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => setOpen('picker')}>Picker</Button>
        <Button onClick={() => setOpen('view')}>Full view</Button>
        <Button onClick={() => setOpen('menu')}>Sheet menu</Button>
        <Button onClick={() => setOpen('conflict')}>Conflict</Button>
        <Button kind="danger" onClick={remove}>
          Ask, then undo
        </Button>
        <Button onClick={() => notify.success('Dati salvati correttamente')}>Success</Button>
        <Button onClick={() => notify.warning('Click in the indicated box to sign')}>Warning</Button>
        <Button onClick={() => notify.error('Error signing document')}>Error</Button>
        <Button onClick={() => notify.info('A new version is there', { duration: 'untilClosed' })}>
          Info, stays
        </Button>
      </Row>
      <FormDialog
        isOpen={open === 'form'}
        onClose={close}
        title="Cerca documenti"
        submitLabel="Conferma"
        onSubmit={close}
      >
        <TextField label="Titolo, mittente o destinatario" data-autofocus />
      </FormDialog>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="Inserisci il codice">
        <OneTimeCodeField label="Codice" value={code} onChange={setCode} hint="Inviato a m•••@acme.it" />
        <DialogFoot>
          <CancelButton label="Annulla" />
          <Button
            kind="primary"
            onClick={() => notify.error('Errore durante l’accesso', { duration: 'brief' })}
          >
            Conferma
          </Button>
        </DialogFoot>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="Filters"
        actions={<Button onClick={close}>Done</Button>}
      >
        <p>Drag the handle down, press beside it, or Esc.</p>
      </Sheet>
      <PickerSheet
        isOpen={open === 'picker'}
        onClose={close}
        title="Choose a company"
        all="Tutte"
        options={companies}
        picked="beta"
        hasFailed={false}
        onRetry={() => undefined}
        onPick={close}
      />
      <FullView isOpen={open === 'view'} onClose={close} title="Scan">
        <p>The whole screen on a phone, a window elsewhere.</p>
      </FullView>
      <SheetMenu isOpen={open === 'menu'} onClose={close} title="Menu" sections={sections} />
      {open === 'conflict' && (
        <ConflictDialog
          labels={{ name: 'Nome' }}
          conflict={{
            changedBy: 'Ada Conti',
            changedAt: '2026-11-20T09:00:00Z',
            mine: { name: 'Luigi' },
            current: { name: 'Marco' },
            onKeepMine: close,
            onAcceptTheirs: close,
            onClose: close,
          }}
        />
      )}
      {dialog}
    </Card>
  );
}
