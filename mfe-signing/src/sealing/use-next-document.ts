import { useQuery } from '@tanstack/react-query';
import { documentsLiveKey, listDocuments, type DocumentRow } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { signPath } from '../sign/sign-path.ts';

/** The next document that waits for the caller's signature, and the address where it is signed; undefined when none does. */
export function useNextDocument(doneId: string): { row: DocumentRow; path: string } | undefined {
  const { data } = useQuery({
    ...callQuery(
      listDocuments,
      { start: 0, length: 30, status: '0', search: '', asReceiver: true },
      { live: documentsLiveKey },
    ),
    gcTime: 0,
  });
  for (const row of data?.rows ?? []) {
    const path = row.id === doneId ? null : signPath(row);
    if (path) return { row, path };
  }
  return undefined;
}
