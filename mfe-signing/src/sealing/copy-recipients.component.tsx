import { Card, Icon, useTexts } from 'shared-ui';
import type { SignDocument } from '../sign/use-sign-document.ts';
import classes from './signing-done.module.css';
import { signingDoneTexts } from './signing-done.texts.ts';

interface CopyRecipientsProps {
  readonly record: Pick<SignDocument, 'sender' | 'receiverEmail'>;
  readonly sealing: {
    readonly isMailed: boolean;
    readonly isSenderMailed: boolean;
    readonly savesCopy: boolean;
  };
}

/** Who gets the signed document, at which address and in which way. */
export function CopyRecipients({ record, sealing }: CopyRecipientsProps) {
  const t = useTexts(signingDoneTexts);
  const { isMailed, isSenderMailed, savesCopy } = sealing;
  const toSender = savesCopy ? 'copies.copy' : 'copies.notice';
  return (
    <Card title={t('copies.title')}>
      <ul className={classes.copies}>
        <Recipient
          who={t('copies.you')}
          address={record.receiverEmail}
          how={t(isMailed ? 'copies.copy' : 'copies.yourPortal')}
        />
        <Recipient
          who={t('copies.sender')}
          address={record.sender}
          how={t(isSenderMailed ? toSender : 'copies.portal')}
        />
      </ul>
    </Card>
  );
}

function Recipient({ who, address, how }: { who: string; address: string; how: string }) {
  return (
    <li>
      <Icon name="mail" />
      <div>
        <p className={classes.how}>{who}</p>
        <p className={classes.address}>{address}</p>
        <p className={classes.how}>{how}</p>
      </div>
    </li>
  );
}
