import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { isFailure, randomId, serverFile, useSignedIn } from 'shared-api';
import {
  hasRecipients,
  readUpload,
  type DraftUpload,
  type MessageDraft,
  type SignatureBox,
} from 'shared-api/contracts/signing';
import { ErrorState, LoadingState, Page, useScreen, useTexts } from 'shared-ui';
import { BoxEditor } from '../document-add/box-editor/box-editor.component.tsx';
import { useOnceFit } from '../document-add/box-editor/use-fit-boxes.ts';
import { changeDraft, clearDraft, useDraft } from '../document-add/draft.ts';
import { failureText, showFailure } from '../failure-text.ts';
import { keepDraft, useMessageDraft } from './drafts.ts';
import { keepExternalDraft, readExternalDraft } from './external-draft.ts';
import { valuesOf } from './message-form.ts';
import classes from './message-write.module.css';
import { messageWriteTexts } from './message-write.texts.ts';
import { boxDraftOf, externalBoxes, messagePaths } from './paths.ts';
import { useMayChoosePeople } from './use-people.ts';

/** Where the attachment of a message is signed (spec 02 §2): placed by its sender, who may leave it to the signer. */
export function MessageSigns({ of }: { readonly of: string }) {
  const t = useTexts(messageWriteTexts);
  useScreen({ title: t('signs.title') });
  return of === externalBoxes ? <ExternalSigns /> : <DraftSigns key={of} draftId={of} />;
}

function DraftSigns({ draftId }: { readonly draftId: string }) {
  const t = useTexts(messageWriteTexts);
  const { data, error, isError, isFetching, refetch } = useMessageDraft(draftId);
  if (data?.upload && data.signsAttachment) return <DraftPlaces draft={data} upload={data.upload} />;
  if (data || isFailure(error, 'not-found')) return <Navigate to={messagePaths.write(draftId)} replace />;
  return (
    <Page>
      {isError ? (
        <ErrorState
          title={t('load.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </ErrorState>
      ) : (
        <LoadingState shape="form" rows={5} />
      )}
    </Page>
  );
}

function DraftPlaces({ draft, upload }: { readonly draft: MessageDraft; readonly upload: DraftUpload }) {
  const navigate = useNavigate();
  const mayChoose = useMayChoosePeople();
  const save = async (boxes: SignatureBox[]) => {
    await keepDraft({ ...valuesOf(draft), boxes }, draft, false);
    const next =
      !mayChoose || hasRecipients(draft.recipients) ? messagePaths.write : messagePaths.choosePeople;
    await navigate(next(draft.id), { replace: true });
  };
  return (
    <Places
      id={draft.id}
      upload={upload}
      boxes={draft.boxes}
      back={messagePaths.write(draft.id)}
      isOptional
      onSave={save}
    />
  );
}

function ExternalSigns() {
  const { userId } = useSignedIn();
  const navigate = useNavigate();
  const [draft] = useState(() => readExternalDraft(userId));
  if (!draft.upload) return <Navigate to={messagePaths.external} replace />;
  const save = async (boxes: SignatureBox[]) => {
    keepExternalDraft(userId, { ...draft, boxes });
    await navigate(messagePaths.external, { replace: true });
  };
  return (
    <Places
      id={externalBoxes}
      upload={draft.upload}
      boxes={draft.boxes}
      back={messagePaths.external}
      isOptional={false}
      onSave={save}
    />
  );
}

interface PlacesProps {
  readonly id: string;
  readonly upload: DraftUpload;
  readonly boxes: readonly SignatureBox[];
  readonly back: string;
  /** Whether the signer may choose instead. */
  readonly isOptional: boolean;
  /** @throws ApiError */
  readonly onSave: (boxes: SignatureBox[]) => Promise<void>;
}

function Places({ id, upload, boxes, back, isOptional, onSave }: PlacesProps) {
  const t = useTexts(messageWriteTexts);
  const boxDraft = boxDraftOf(id);
  const placing = useDraft(boxDraft);
  const [isBusy, setIsBusy] = useState(false);
  const isReady = placing.upload?.uploadId === upload.uploadId;
  useEffect(() => {
    if (isReady || isBusy) return;
    const { address } = serverFile(readUpload, { uploadId: upload.uploadId });
    changeDraft(boxDraft, {
      upload: { ...upload, address, notes: [] },
      boxes: boxes.map((box) => ({ ...box, key: randomId() })),
    });
  }, [isReady, isBusy, boxDraft, upload, boxes]);
  const finish = async (chosen: SignatureBox[]) => {
    setIsBusy(true);
    try {
      await onSave(chosen);
      clearDraft(boxDraft);
    } catch (error) {
      showFailure(error);
      setIsBusy(false);
    }
  };
  const onceFit = useOnceFit({ placed: placing.boxes, upload });
  const save = () => onceFit(() => void finish(placing.boxes.map(({ key: _key, ...box }) => box)));
  useScreen({
    back: { to: back },
    actions: [
      ...(isOptional
        ? [
            {
              id: 'skip',
              label: t('signs.skip'),
              icon: 'user' as const,
              disabled: isBusy,
              onClick: () => void finish([]),
            },
          ]
        : []),
      { id: 'save', label: t('signs.save'), icon: 'save', tone: 'primary', busy: isBusy, onClick: save },
    ],
  });
  if (!isReady || !placing.upload)
    return (
      <Page>
        <LoadingState shape="form" rows={5} />
      </Page>
    );
  return (
    <BoxEditor
      userId={boxDraft}
      upload={placing.upload}
      placed={placing.boxes}
      steps={<p className={classes.muted}>{t(isOptional ? 'signs.text' : 'signs.external')}</p>}
    />
  );
}
