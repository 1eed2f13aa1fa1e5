import { useState } from 'react';
import type { DraftUpload, SignatureBox } from 'shared-api/contracts/signing';
import { Badge, Banner, Button, Card, Icon, lazyPart, Row, useTexts } from 'shared-ui';
import classes from './message-write.module.css';
import { messageWriteTexts } from './message-write.texts.ts';
import type { AttachmentProperties } from './properties.dialog.tsx';
import type { UploadedAttachment } from './use-attachment-upload.ts';

const UploadDialog = lazyPart(() =>
  import(/* webpackChunkName: "message-attachment" */ './upload.dialog.tsx').then((m) => m.UploadDialog),
);
const PropertiesDialog = lazyPart(() =>
  import(/* webpackChunkName: "message-attachment" */ './properties.dialog.tsx').then(
    (m) => m.PropertiesDialog,
  ),
);

interface AttachmentPartProps {
  readonly upload: DraftUpload | null;
  readonly properties: AttachmentProperties;
  readonly boxes: readonly SignatureBox[];
  /** Whether an attachment may be added now: title and text come first. */
  readonly mayAdd: () => boolean;
  readonly onUploaded: (upload: UploadedAttachment) => void;
  readonly onProperties: (properties: AttachmentProperties) => void;
  readonly onPlace: () => void;
  readonly onRemove: () => void;
}

/** The attachment of a message: its upload popup, then its properties, then where it is signed (spec 02 §2). */
export function AttachmentPart(props: AttachmentPartProps) {
  const { upload, properties, mayAdd, onUploaded, onProperties } = props;
  const t = useTexts(messageWriteTexts);
  const [open, setOpen] = useState<'upload' | 'properties'>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const add = () => mayAdd() && setOpen('upload');
  return (
    <Card title={t('attachment.title')}>
      <div className={classes.parts}>
        {upload ? (
          <Attached {...props} upload={upload} onReplace={add} onChange={() => setOpen('properties')} />
        ) : (
          <>
            <p className={classes.muted}>{t('attachment.none')}</p>
            <Row>
              <Button icon="attachment" aria-haspopup="dialog" onClick={add}>
                {t('attachment.add')}
              </Button>
            </Row>
          </>
        )}
        {upload && notes.length > 0 && <Banner>{notes.join(' ')}</Banner>}
      </div>
      {open === 'upload' && (
        <UploadDialog
          onClose={() => setOpen(undefined)}
          onUploaded={(uploaded) => {
            setNotes(uploaded.notes);
            onUploaded(uploaded);
            setOpen('properties');
          }}
        />
      )}
      {open === 'properties' && upload && (
        <PropertiesDialog
          properties={properties}
          isPdf={upload.type === 'application/pdf'}
          onClose={() => setOpen(undefined)}
          onConfirm={(chosen) => {
            setOpen(undefined);
            onProperties(chosen);
          }}
        />
      )}
    </Card>
  );
}

interface AttachedProps extends Pick<AttachmentPartProps, 'properties' | 'boxes' | 'onPlace' | 'onRemove'> {
  readonly upload: DraftUpload;
  readonly onReplace: () => void;
  readonly onChange: () => void;
}

function Attached({ upload, properties, boxes, onPlace, onRemove, onReplace, onChange }: AttachedProps) {
  const t = useTexts(messageWriteTexts);
  const { viewsAttachment, signsAttachment } = properties;
  return (
    <>
      <div className={classes.file}>
        <Icon name={upload.type === 'application/pdf' ? 'document' : 'image'} />
        <span className={classes.fileName}>{upload.fileName}</span>
        {upload.pages.length > 0 && (
          <span className={classes.muted}>{t('attachment.pages', { count: upload.pages.length })}</span>
        )}
        <Badge tone={viewsAttachment ? 'info' : 'neutral'}>
          {t(viewsAttachment ? 'attachment.opened' : 'attachment.notOpened')}
        </Badge>
        {signsAttachment && <Badge tone="accent">{t('attachment.signed')}</Badge>}
      </div>
      {signsAttachment && (
        <p className={classes.muted}>
          {boxes.length > 0 ? t('attachment.boxes', { count: boxes.length }) : t('attachment.freely')}
        </p>
      )}
      <Row>
        {signsAttachment && (
          <Button size="s" icon="sign" onClick={onPlace}>
            {t('attachment.place')}
          </Button>
        )}
        <Button size="s" icon="settings" aria-haspopup="dialog" onClick={onChange}>
          {t('attachment.change')}
        </Button>
        <Button size="s" icon="upload" aria-haspopup="dialog" onClick={onReplace}>
          {t('attachment.replace')}
        </Button>
        <Button size="s" kind="quiet" icon="delete" onClick={onRemove}>
          {t('attachment.remove')}
        </Button>
      </Row>
    </>
  );
}
