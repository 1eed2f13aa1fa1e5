import { useNavigate } from 'react-router-dom';
import { formatInstant, Icon, TextButton, useScreen, useTexts } from 'shared-ui';
import { FileViewer, useFile, ViewerLayout } from 'shared-ui/viewer';
import { useHelp } from '../help/use-help.component.tsx';
import classes from './attachment-view.module.css';
import { messageAttachmentTexts } from './message-attachment.texts.ts';
import { useKeepAttachment } from './use-keep-attachment.ts';
import type { MessageAttachment } from './use-message-attachment.ts';

interface AttachmentViewProps {
  readonly record: MessageAttachment;
  readonly isBusy: boolean;
  readonly onReload: () => void;
}

/** The attachment with what can be done with it: read, kept, signed. */
export function AttachmentView({ record, isBusy, onReload }: AttachmentViewProps) {
  const t = useTexts(messageAttachmentTexts);
  const navigate = useNavigate();
  const { id, title, senderCompany, createdAt, type, address, pages, isSigned, isSealed, maySign } = record;
  const isPdf = type === 'application/pdf';
  const file = useFile(address, isPdf ? 'pdf' : 'picture');
  const keep = useKeepAttachment();
  const help = useHelp();
  useScreen({
    back: { to: `/messages/${encodeURIComponent(id)}` },
    actions: [
      help.action,
      {
        id: 'download',
        label: t('download'),
        icon: 'download',
        busy: keep.isPending,
        onClick: () => keep.mutate(record),
      },
      ...(maySign
        ? [
            {
              id: 'sign',
              label: t('sign'),
              icon: 'sign',
              tone: 'primary',
              onClick: () => void navigate(`/signMessage/${encodeURIComponent(id)}`),
            } as const,
          ]
        : []),
    ],
  });
  const head = (
    <div className={classes.head}>
      <h2>{title}</h2>
      <p>{t('from', { sender: senderCompany, when: formatInstant(createdAt) })}</p>
      {isSigned && (
        <p className={classes.signed} role="status">
          <Icon name="success" />
          {isSealed ? t('signed') : t('sealing')}
          {!isSealed && (
            <TextButton aria-disabled={isBusy} onClick={onReload}>
              {t('refresh')}
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
  return (
    <>
      <ViewerLayout head={head}>
        <FileViewer file={file} {...(isPdf && { sizes: pages })} />
      </ViewerLayout>
      {help.sheet}
    </>
  );
}
