import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { listDocuments, type DocumentRow } from 'shared-api/contracts/signing';
import { signPath } from '../sign/sign-path.ts';

/** The next document that waits for the caller's signature, and the address where it is signed; undefined when none does. */
export function useNextDocument(doneId: string): { row: DocumentRow; path: string } | undefined {
  const { data } = useQuery({
    queryKey: ['signing', 'next-to-sign', doneId],
    queryFn: ({ signal }) =>
      call(listDocuments, { start: 0, length: 30, status: '0', search: '', asReceiver: true }, { signal }),
    gcTime: 0,
  });
  for (const row of data?.rows ?? []) {
    const path = row.id === doneId ? null : signPath(row);
    if (path) return { row, path };
  }
  return undefined;
}
