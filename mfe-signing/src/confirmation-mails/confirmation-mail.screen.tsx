import { useParams, useSearchParams } from 'react-router-dom';
import { newConfirmationMailId } from 'shared-api/contracts/signing';
import { Card, LoadingState, Page, useScreen, useTexts } from 'shared-ui';
import { RecordFailure } from '../record-failure.component.tsx';
import { ConfirmationMailFields } from './confirmation-mail-form.component.tsx';
import { confirmationMailsTexts } from './confirmation-mails.texts.ts';
import { useEditedMail } from './use-confirmation-mail.ts';

/** Adds an address that gets signed documents, or changes one (spec 02 §2, Confirmation-mail edit). */
export function ConfirmationMailScreen() {
  const t = useTexts(confirmationMailsTexts);
  const { id = newConfirmationMailId } = useParams();
  const [parameters] = useSearchParams();
  const company = parameters.get('company') ?? undefined;
  const isNew = id === newConfirmationMailId;
  const list = `/confMailDocSignedDoc${company ? `?${new URLSearchParams({ company })}` : ''}`;
  useScreen({ title: t(isNew ? 'adding' : 'editing'), back: { to: list } });
  const { data, error, isError, isFetching, refetch } = useEditedMail(id);
  const isReady = isNew || data !== undefined;
  return (
    <Page width="narrow">
      {isReady && (
        <Card>
          <ConfirmationMailFields key={id} id={id} record={data} company={company} list={list} />
        </Card>
      )}
      {!isReady && !isError && <LoadingState shape="form" rows={2} />}
      {!isReady && isError && (
        <RecordFailure
          title={t('notLoaded')}
          error={error}
          back={list}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
