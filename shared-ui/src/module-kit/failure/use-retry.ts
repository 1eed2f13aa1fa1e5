import { useState } from 'react';
import { useAreaScope } from './area-scope.ts';

/**
 * What a button for a new try does: the area first changes to the build that is live by now, which replaces the broken part; where that
 * is the same build, the part tries again itself.
 */
export function useRetry(tryAgain: () => void): { readonly retry: () => void; readonly isRenewing: boolean } {
  const renew = useAreaScope()?.renew;
  const [isRenewing, setIsRenewing] = useState(false);
  const renewFirst = async (take: () => Promise<boolean>) => {
    setIsRenewing(true);
    const isReplaced = await take().catch(() => false);
    setIsRenewing(false);
    if (!isReplaced) tryAgain();
  };
  return { isRenewing, retry: renew ? () => void renewFirst(renew) : tryAgain };
}
