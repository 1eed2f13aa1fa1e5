import { useSearchParams } from 'react-router-dom';
import { useSession } from 'shared-api';

interface VerifiedDocument {
  /** Which document is to be verified: the address names it, or it is the guest's only one. */
  readonly id: string | null;
  /** Where to go on success: the specified entry of the documents, or on to signing where one came from there. */
  readonly next: string;
}

/** Reads what the verification is for: `?document=`, and `then=sign` when signing goes on afterwards. */
export function useVerifiedDocument(): VerifiedDocument {
  const [parameters] = useSearchParams();
  const session = useSession();
  const id = parameters.get('document') ?? session?.documentId ?? null;
  const goesOnToSign = id !== null && parameters.get('then') === 'sign';
  return { id, next: goesOnToSign ? `/sign/${id}` : '/initDocuments' };
}
