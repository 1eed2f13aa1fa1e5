import { useMutation } from '@tanstack/react-query';
import { call } from 'shared-api';
import { reportWrongReceiver } from 'shared-api/contracts/signing';
import { Banner, Button, useConfirm, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { guestLinkTexts } from './guest-link.texts.ts';
import type { Reservation } from './use-guest-link.ts';

interface WrongReceiverProps {
  readonly link: string;
  readonly reservation: Reservation;
  readonly onReported: () => void;
}

/** Lets whoever is not meant say so: after a question, since the link ends by it (departure D201). */
export function WrongReceiver({ link, reservation, onReported }: WrongReceiverProps) {
  const t = useTexts(guestLinkTexts);
  const { ask, dialog } = useConfirm();
  const { title, sender, receiverName: name } = reservation;
  const report = useMutation({
    mutationFn: () => call(reportWrongReceiver, { link }),
    onSuccess: onReported,
  });
  const handlePress = async () => {
    const question = {
      title: t('wrongReceiver.title'),
      text: t('wrongReceiver.text', { sender, title }),
      confirmLabel: t('wrongReceiver.confirm', { name }),
    };
    if (await ask(question)) report.mutate();
  };
  return (
    <>
      {report.error && <Banner tone="error">{failureText(report.error)}</Banner>}
      <Button kind="quiet" icon="mail" isWide isBusy={report.isPending} onClick={() => void handlePress()}>
        {t('notMe', { name })}
      </Button>
      {dialog}
    </>
  );
}
