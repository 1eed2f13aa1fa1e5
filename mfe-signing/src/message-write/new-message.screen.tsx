import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isFailure } from 'shared-api';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Page,
  SegmentedField,
  useScreen,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { Compose } from './compose.component.tsx';
import { useMessageDraft } from './drafts.ts';
import { ExternalMessage } from './external-message.component.tsx';
import { messageWriteTexts } from './message-write.texts.ts';
import { messagePaths } from './paths.ts';

/** Writes a message (spec 02 §2, `/newMessage`): to people of the portal, or to an external person by mail. */
export function NewMessageScreen() {
  const t = useTexts(messageWriteTexts);
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [ownId, setOwnId] = useState<string>();
  const draftId = parameters.get('draft');
  const isExternal = parameters.get('to') === 'external';
  useScreen({ title: t('title'), back: { to: messagePaths.inbox } });
  const keep = (id: string) => {
    setOwnId(id);
    setParameters({ draft: id }, { replace: true });
  };
  const isOpened = draftId !== null && draftId !== ownId;
  return (
    <Page
      aside={
        !isOpened && (
          <LinkButton kind="quiet" icon="edit" to={messagePaths.drafts}>
            {t('load.drafts')}
          </LinkButton>
        )
      }
    >
      {!isOpened && (
        <SegmentedField
          label={t('kind.label')}
          choices={[
            { value: 'people', label: t('kind.people') },
            { value: 'external', label: t('kind.external') },
          ]}
          value={isExternal ? 'external' : 'people'}
          onChange={(kind) =>
            void navigate(kind === 'external' ? messagePaths.external : messagePaths.write(ownId), {
              replace: true,
            })
          }
        />
      )}
      {isExternal && <ExternalMessage />}
      {!isExternal && isOpened && <OpenedDraft key={draftId} id={draftId} />}
      {!isExternal && !isOpened && (
        <Compose draft={undefined} onKept={keep} onReload={() => setOwnId(undefined)} />
      )}
    </Page>
  );
}

/** A draft that is taken up again. */
function OpenedDraft({ id }: { readonly id: string }) {
  const t = useTexts(messageWriteTexts);
  const { data, error, isError, isFetching, refetch } = useMessageDraft(id);
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((now) => now + 1);
  };
  if (data)
    return <Compose key={round} draft={data} onKept={() => undefined} onReload={() => void reload()} />;
  if (!isError) return <LoadingState shape="form" rows={5} />;
  if (isFailure(error, 'not-found'))
    return (
      <EmptyState
        icon="edit"
        title={t('load.gone')}
        action={
          <LinkButton kind="primary" icon="edit" to={messagePaths.write()}>
            {t('load.start')}
          </LinkButton>
        }
      >
        {t('load.goneText')}
      </EmptyState>
    );
  return (
    <ErrorState title={t('load.failed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
      {failureText(error)}
    </ErrorState>
  );
}
