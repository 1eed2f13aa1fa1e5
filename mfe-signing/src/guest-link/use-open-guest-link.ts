import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, followGuest, refreshBoot } from 'shared-api';
import { getGuestLink, listDocuments, openGuestLink } from 'shared-api/contracts/signing';
import { signPath } from '../sign/sign-path.ts';

/** The session that was opened did not come back with the next call. */
export class SessionNotKept extends Error {}

/** `list` is the specified way: the expiry check, then the documents. `sign` goes straight to the boxes, or to the signed file. */
export type LandingGoal = 'list' | 'sign';

/** Opens the guest's session; whatever the session before had fetched is forgotten. */
export function useOpenReservation(link: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (goal: LandingGoal) => {
      const { documentId } = await call(openGuestLink, { link });
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== getGuestLink.name });
      if (documentId === undefined) {
        // They go on as themselves: the link showed that its address is theirs.
        const [{ ownDocumentId }] = await Promise.all([call(getGuestLink, { link }), refreshBoot()]);
        return ownDocumentId ? `/sign/${ownDocumentId}` : '/checkExpire';
      }
      const boot = await followGuest(documentId);
      // Opened a moment ago, and not there: the browser let go of the cookie, whatever it says of itself.
      if (boot.session === null) throw new SessionNotKept();
      const target = goal === 'sign' ? await findWayToSign(boot.session?.documentId ?? null) : null;
      return target ?? '/checkExpire';
    },
    onSuccess: (target) => navigate(target, { replace: true }),
  });
}

async function findWayToSign(documentId: string | null): Promise<string | null> {
  if (!documentId) return null;
  const { rows } = await call(listDocuments, { start: 0, length: 1, status: '-1', search: '' });
  const row = rows.find(({ id }) => id === documentId);
  if (row?.isSigned) return `/sign/${documentId}`;
  return row ? signPath(row) : null;
}
