import { useState } from 'react';
import { maxPasskeys, type Passkey } from 'shared-api/contracts/auth';
import { Button, Card, useConfirm, useTexts } from 'shared-ui';
import { WaysInLead, WaysInList, WaysInState } from '../../ways-in/ways-in.component.tsx';
import { canUsePasskeys } from '../can-use-passkeys.ts';
import { deviceName } from './device-name.ts';
import { PasskeyNameDialog } from './passkey-name.dialog.tsx';
import { PasskeyOffer } from './passkey-offer.component.tsx';
import { PasskeyRow } from './passkey-row.component.tsx';
import { passkeysCardTexts } from './passkeys-card.texts.ts';
import { usePasskeys } from './use-passkeys.ts';

/** The person's passkeys: add one of this device, rename, remove. Place it on a screen of the person's own. */
export function PasskeysCard() {
  const t = useTexts(passkeysCardTexts);
  const { ask, dialog } = useConfirm();
  const { list, adding, renaming, removing, addingProblem, passwordProblem, renamingProblem } = usePasskeys();
  const [open, setOpen] = useState<Passkey | 'new'>();
  const passkeys = list.data?.passkeys ?? [];
  const close = () => {
    setOpen(undefined);
    adding.reset();
    renaming.reset();
  };
  const remove = async ({ id, name }: Passkey) => {
    const question = { title: t('confirmRemove.title'), text: t('confirmRemove.text', { name }) };
    if (await ask({ ...question, confirmLabel: t('remove'), tone: 'danger' })) removing.mutate(id);
  };

  return (
    <Card title={t('title')}>
      <WaysInLead>{t('lead')}</WaysInLead>
      <WaysInState list={list} shape="lines" failed={t('loadFailed')} hint={t('loadFailedHint')} />
      {passkeys.length > 0 && (
        <WaysInList label={t('list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={removing.isPending && removing.variables === passkey.id}
              onRename={() => setOpen(passkey)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </WaysInList>
      )}
      {list.data && (
        <Adding count={passkeys.length} isAvailable={list.data.isAvailable} onAdd={() => setOpen('new')} />
      )}
      {open === 'new' && (
        <PasskeyNameDialog
          title={t('adding.title')}
          lead={t('adding.lead')}
          submitLabel={t('adding.submit')}
          name={deviceName(navigator.userAgent)}
          isBusy={adding.isPending}
          problem={addingProblem}
          password={{ problem: passwordProblem }}
          onSubmit={(given) => adding.mutate(given, { onSuccess: close })}
          onClose={close}
        />
      )}
      {open && open !== 'new' && (
        <PasskeyNameDialog
          title={t('renaming.title')}
          submitLabel={t('renaming.submit')}
          name={open.name}
          isBusy={renaming.isPending}
          problem={renamingProblem}
          onSubmit={({ name }) => renaming.mutate({ id: open.id, name }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {dialog}
    </Card>
  );
}

interface AddingProps {
  readonly count: number;
  readonly isAvailable: boolean;
  readonly onAdd: () => void;
}

function Adding({ count, isAvailable, onAdd }: AddingProps) {
  const t = useTexts(passkeysCardTexts);
  if (!isAvailable) return <WaysInLead>{t('unavailable')}</WaysInLead>;
  if (!canUsePasskeys()) return <WaysInLead>{t('unsupported')}</WaysInLead>;
  if (count >= maxPasskeys) return <WaysInLead>{t('enough', { most: maxPasskeys })}</WaysInLead>;
  const button = (
    <Button icon="key" onClick={onAdd}>
      {t('add')}
    </Button>
  );
  return count === 0 ? <PasskeyOffer>{button}</PasskeyOffer> : button;
}
