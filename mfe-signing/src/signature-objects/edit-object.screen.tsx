import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { call, isFailure } from 'shared-api';
import {
  countSignatureObjects,
  getSignatureObject,
  type SignatureObjectCounts,
} from 'shared-api/contracts/signing';
import { readQuery } from 'shared-api/queries';
import { LoadingState, Page, useScreen, useTexts } from 'shared-ui';
import { RecordFailure } from '../record-failure.component.tsx';
import { ObjectForm } from './object-form.component.tsx';
import { signatureObjectsTexts } from './signature-objects.texts.ts';

/** The id of an object that is not there yet (spec 02 §2). */
const newId = '0';

/** Adds a signature object, or changes one (spec 02 §2). */
export function EditObjectScreen() {
  const t = useTexts(signatureObjectsTexts);
  const { id = newId } = useParams();
  useScreen({ title: t(id === newId ? 'form.add' : 'form.edit'), back: { to: '/firme' } });
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...readQuery('editedObject', { id }, (signal) => load(id, signal)),
    // The form keeps what is typed: it is never put on from a later answer.
    gcTime: 0,
    staleTime: Infinity,
    retry: (count, failure) => !isFailure(failure, 'not-found') && count < 1,
  });
  return (
    <Page>
      {data && <ObjectForm key={id} {...data} />}
      {!data && !isError && <LoadingState shape="form" rows={4} />}
      {!data && isError && (
        <RecordFailure
          title={t('state.formFailed')}
          error={error}
          back="/firme"
          gone={t('form.gone')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

async function load(id: string, signal: AbortSignal) {
  const counts: SignatureObjectCounts = await call(countSignatureObjects, {}, { signal });
  if (id === newId) return { counts, object: undefined };
  return { counts, ...(await call(getSignatureObject, { id }, { signal })) };
}
