import { Button, CancelButton, Dialog, ErrorState, LoadingState, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import type { MessageValues } from './message-form.ts';
import classes from './message-write.module.css';
import { messageWriteTexts } from './message-write.texts.ts';
import { namesInWords, useRecipientCount } from './recipient-count.component.tsx';

interface SendMessageDialogProps {
  readonly message: MessageValues;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks before a message goes out, and says to how many people and to whom. */
export function SendMessageDialog({ message, isBusy, onSend, onClose }: SendMessageDialogProps) {
  const t = useTexts(messageWriteTexts);
  const { data, error, isError, isFetching, refetch } = useRecipientCount(message.recipients);
  const { upload, signsAttachment } = message;
  const isSomebody = data !== undefined && data.total > 0;
  const file = upload?.fileName ?? '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? t('send.question', { count: data.total }) : t('send.action')}
      actions={
        <>
          <CancelButton label={t('send.cancel')} />
          <Button kind="primary" icon="send" disabled={!isSomebody} isBusy={isBusy} onClick={onSend}>
            {t('send.confirm')}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        {!data && !isError && <LoadingState shape="lines" rows={2} />}
        {isError && (
          <ErrorState
            title={t('to.notCounted')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          >
            {failureText(error)}
          </ErrorState>
        )}
        {data && !isSomebody && <p role="alert">{t('send.empty')}</p>}
        {isSomebody && (
          <>
            <p>{t('send.who', { title: message.title.trim() })}</p>
            <p>
              <strong>{namesInWords(data.names, data.total, t)}</strong>
            </p>
            {upload && <p>{t(signsAttachment ? 'send.toSign' : 'send.withAttachment', { file })}</p>}
            <p className={classes.muted}>{t('send.undo')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
