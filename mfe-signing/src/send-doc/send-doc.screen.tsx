import { useSearchParams } from 'react-router-dom';
import { isFailure, useSignedIn } from 'shared-api';
import type { ChosenReceiver } from 'shared-api/contracts/signing';
import {
  EmptyState,
  ErrorState,
  lazyPart,
  LinkButton,
  LoadingState,
  Page,
  useScreen,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { BulkSendProgress } from './bulk-send.component.tsx';
import { draftFor } from './paths.ts';
import { RecentSends } from './recent-sends.component.tsx';
import { sendDocTexts } from './send-doc.texts.ts';
import { SendForm } from './send-form.component.tsx';
import { useLeftOut } from './use-left-out.ts';
import { useBulkSend, useChosen } from './use-send-doc.ts';

const PlaceBoxes = lazyPart(() =>
  import(/* webpackChunkName: "send-doc-boxes" */ './place-boxes.component.tsx').then((m) => m.PlaceBoxes),
);

/** Sends a document to the users who were chosen in their list (spec 03 §2 and §4, `/sendDoc`). */
export function SendDocScreen() {
  const t = useTexts(sendDocTexts);
  const [parameters] = useSearchParams();
  const [sent, chosen] = [parameters.get('sent'), parameters.get('chosen')];
  const isPlacing = parameters.get('step') === 'signs';
  useScreen({ title: t(isPlacing ? 'placing' : 'title'), back: { to: '/documentsAdmin' } });
  if (sent) return <Sent key={sent} id={sent} />;
  if (chosen) return <Chosen key={chosen} choiceId={chosen} isPlacing={isPlacing} />;
  return (
    <Page>
      <NobodyChosen title={t('none.title')} text={t('none.text')} />
    </Page>
  );
}

function NobodyChosen({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTexts(sendDocTexts);
  return (
    <>
      <EmptyState
        icon="users"
        title={title}
        action={
          <LinkButton kind="primary" icon="users" to="/filterusers">
            {t('none.choose')}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
      <RecentSends />
    </>
  );
}

interface ChosenProps {
  readonly choiceId: string;
  /** Whether one places the boxes; otherwise one fills in the form. */
  readonly isPlacing: boolean;
}

function Chosen({ choiceId, isPlacing }: ChosenProps) {
  const t = useTexts(sendDocTexts);
  const { data, error, isError, isFetching, refetch } = useChosen(choiceId);
  if (data) return <Steps choiceId={choiceId} isPlacing={isPlacing} chosen={data.receivers} />;
  if (!isError)
    return (
      <Page>
        <LoadingState shape="form" rows={5} />
      </Page>
    );
  return (
    <Page>
      {isFailure(error, 'not-found') ? (
        <NobodyChosen title={t('none.gone')} text={t('none.goneText')} />
      ) : (
        <ErrorState
          title={t('chosen.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </ErrorState>
      )}
    </Page>
  );
}

interface StepsProps extends ChosenProps {
  readonly chosen: readonly ChosenReceiver[];
}

function Steps({ choiceId, isPlacing, chosen }: StepsProps) {
  const draftId = draftFor(useSignedIn().userId);
  const people = useLeftOut(draftId, chosen);
  if (isPlacing && people.problem === null)
    return <PlaceBoxes draftId={draftId} choiceId={choiceId} receivers={people.receivers} />;
  return (
    <Page>
      <SendForm draftId={draftId} choiceId={choiceId} people={people} />
    </Page>
  );
}

function Sent({ id }: { readonly id: string }) {
  const t = useTexts(sendDocTexts);
  const { data, error, isError, isFetching, refetch } = useBulkSend(id);
  return (
    <Page>
      {data && <BulkSendProgress bulkSend={data} />}
      {!data && !isError && <LoadingState shape="lines" rows={6} />}
      {!data && isError && (
        <ErrorState
          title={t(isFailure(error, 'not-found') ? 'sent.missing' : 'sent.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </ErrorState>
      )}
    </Page>
  );
}
