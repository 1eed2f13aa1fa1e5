import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { call } from 'shared-api';
import { acceptMessage, getMessage, messageLiveKeys, messagesLiveKey } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { LoadingState, Page, useScreen, useTexts, type ScreenAction } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import { RecordFailure } from '../record-failure.component.tsx';
import { AcceptanceDialog } from './acceptance.dialog.tsx';
import { MessageView } from './message-view.component.tsx';
import { messageTexts } from './message.texts.ts';

/** A message at /messages/:id. It opens once its reading was accepted (spec 02 §2). */
export function MessageScreen() {
  const { id = '' } = useParams();
  return <OpenedMessage key={id} id={id} />;
}

function OpenedMessage({ id }: { readonly id: string }) {
  const t = useTexts(messageTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { state } = useLocation();
  const [isAccepting, setIsAccepting] = useState(false);
  const backTo = `/messages${listAddressOf(state)}`;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...callQuery(getMessage, { id }, { live: messagesLiveKey }),
  });
  const message = data?.message;
  const goTo = (copyId: string) =>
    void navigate(`/messages/${encodeURIComponent(copyId)}`, { replace: true, state });
  const actions: ScreenAction[] = [];
  if (message?.row.may.sign)
    actions.push({
      id: 'sign',
      label: t('sign'),
      icon: 'sign',
      tone: 'primary',
      onClick: () => void navigate(`/signMessage/${encodeURIComponent(id)}`),
    });
  const { previousUnreadId = null, nextUnreadId = null } = message ?? {};
  if (previousUnreadId !== null)
    actions.push({
      id: 'previous',
      label: t('previous'),
      icon: 'previous',
      onClick: () => goTo(previousUnreadId),
    });
  if (nextUnreadId !== null)
    actions.push({ id: 'next', label: t('next'), icon: 'next', onClick: () => goTo(nextUnreadId) });
  useScreen({ title: t('title'), back: { to: backTo }, actions });
  const accept = async () => {
    setIsAccepting(true);
    try {
      await call(acceptMessage, { id });
      for (const queryKey of messageLiveKeys) await queries.invalidateQueries({ queryKey });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setIsAccepting(false);
    }
  };
  return (
    <Page>
      {message && <MessageView message={message} />}
      {message && (
        <AcceptanceDialog
          isOpen={message.body === null}
          isBusy={isAccepting}
          onAccept={() => void accept()}
          onClose={() => void (hasList(state) ? navigate(-1) : navigate(backTo, { replace: true }))}
        />
      )}
      {!message && !isError && <LoadingState shape="form" rows={5} />}
      {!message && isError && (
        <RecordFailure
          title={t('failed')}
          error={error}
          back={backTo}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

/** Whether the step before is the list. */
function hasList(state: unknown): boolean {
  return state instanceof Object && 'list' in state;
}

/** The filters of the list from which one came. */
function listAddressOf(state: unknown): string {
  const list = state instanceof Object && 'list' in state ? state.list : '';
  return typeof list === 'string' ? list : '';
}
