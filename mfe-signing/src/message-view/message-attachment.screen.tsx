import { useParams, useSearchParams } from 'react-router-dom';
import { LoadingState, useScreen, useTexts } from 'shared-ui';
import { AttachmentFailure, NoAttachment } from './attachment-failure.component.tsx';
import { AttachmentView } from './attachment-view.component.tsx';
import { messageAttachmentTexts } from './message-attachment.texts.ts';
import { useMessageAttachment } from './use-message-attachment.ts';

/** `/viewMessageAttachment/:id`: the attachment of a message that somebody got, by the id of their copy. */
export function MessageAttachmentScreen() {
  const { id = '' } = useParams();
  return <OneAttachment key={id} id={id} />;
}

/** `/vediAllegato?id=` (spec 02 §2): the same. */
export function AttachmentByQueryScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  return <OneAttachment key={id} id={id} />;
}

function OneAttachment({ id }: { id: string }) {
  const t = useTexts(messageAttachmentTexts);
  const { data, error, isFetching, refetch } = useMessageAttachment(id);
  useScreen({ title: t('title'), back: { to: '/messages' } });
  const reload = () => void refetch();
  if (id === '') return <NoAttachment />;
  if (error) return <AttachmentFailure id={id} error={error} isRetrying={isFetching} onRetry={reload} />;
  if (!data) return <LoadingState shape="screen" />;
  // What is shown is another file once it is sealed, at the same address.
  return <AttachmentView key={String(data.isSealed)} record={data} isBusy={isFetching} onReload={reload} />;
}
