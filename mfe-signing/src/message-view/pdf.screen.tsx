import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call, isFailure, useSignedIn } from 'shared-api';
import {
  getDocumentToSign,
  getMessageAttachment,
  type AttachmentType,
  type PageShape,
} from 'shared-api/contracts/signing';
import { readQuery } from 'shared-api/queries';
import { EmptyState, ErrorState, LinkButton, LoadingState, useScreen, useTexts } from 'shared-ui';
import { FileViewer, useFile, ViewerLayout } from 'shared-ui/viewer';
import { failureText, isUnanswered } from '../failure-text.ts';
import classes from './attachment-view.module.css';
import { NoAttachment } from './attachment-failure.component.tsx';
import { messageAttachmentTexts } from './message-attachment.texts.ts';

/** `/pdf?id=` (spec 02 §2): the file alone, of a message that one got or of a document that one may open. */
export function PdfScreen() {
  const t = useTexts(messageAttachmentTexts);
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const { isGuest } = useSignedIn();
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery('file', { id, isGuest }, (signal) => loadFile(id, isGuest, signal)),
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: (count, failure) => isUnanswered(failure) && count < 2,
  });
  useScreen({ title: t('pdfTitle'), back: { to: '/initDocuments' } });
  if (id === '') return <NoAttachment />;
  if (data) return <FileAlone key={id} {...data} />;
  if (!error) return <LoadingState shape="screen" />;
  if (isFailure(error, 'not-found', 'forbidden', 'document-expired'))
    return (
      <EmptyState
        title={t('notFound.title')}
        icon="document"
        action={<LinkButton to="/initDocuments">{t('documents')}</LinkButton>}
      >
        {isFailure(error, 'not-found') ? t('notFound.text') : failureText(error)}
      </EmptyState>
    );
  return (
    <ErrorState title={t('failed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
      {failureText(error)}
    </ErrorState>
  );
}

interface FileAloneProps {
  readonly title: string;
  readonly address: string;
  readonly type: AttachmentType;
  readonly pages: readonly PageShape[];
}

function FileAlone({ title, address, type, pages }: FileAloneProps) {
  const isPdf = type === 'application/pdf';
  const file = useFile(address, isPdf ? 'pdf' : 'picture');
  return (
    <ViewerLayout
      head={
        <div className={classes.head}>
          <h2>{title}</h2>
        </div>
      }
    >
      <FileViewer file={file} {...(isPdf && { sizes: pages })} />
    </ViewerLayout>
  );
}

/** A message's first, for an id is of one or of the other; guests have documents alone. */
async function loadFile(id: string, isGuest: boolean, signal: AbortSignal): Promise<FileAloneProps> {
  if (!isGuest)
    try {
      return await call(getMessageAttachment, { id }, { signal });
    } catch (error) {
      if (!isFailure(error, 'not-found')) throw error;
    }
  const { title, address, pages } = await call(getDocumentToSign, { id }, { signal });
  return { title, address, pages, type: 'application/pdf' };
}
