import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentRow } from 'shared-api/contracts/signing';

/**
 * How a row is looked at, and how it is opened by a press, by what is mostly done with it: who manages it goes on with a draft, and looks
 * back at what was sent (`detailed`); its receiver reads and signs.
 */
export function useOpenDocument(isAdmin: boolean) {
  const navigate = useNavigate();
  const [detailed, setDetailed] = useState<string>();
  const view = useCallback(
    ({ id, may }: DocumentRow) => {
      const document = encodeURIComponent(id);
      if (isAdmin) void navigate(`/viewAttachment?id=${document}`);
      else void navigate(may.verifyMobile ? `/verifiyMobile?document=${document}` : `/sign/${document}`);
    },
    [isAdmin, navigate],
  );
  const open = useCallback(
    (row: DocumentRow) => {
      if (!isAdmin) view(row);
      else if (row.state !== 'draft') setDetailed(row.id);
      else if (row.may.edit) void navigate(`/updateDocument/${encodeURIComponent(row.id)}`);
    },
    [isAdmin, navigate, view],
  );
  return { view, open, detailed, closeDetails: () => setDetailed(undefined) };
}
