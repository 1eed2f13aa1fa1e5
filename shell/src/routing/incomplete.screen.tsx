import { useEffect, useState } from 'react';
import { refreshBoot } from 'shared-api';
import { createFailure, UnavailableCard } from 'shared-ui';
import { reportFailure } from '../boot/report-failure.ts';

/** Stands at an address that nobody has while an area cannot be served: the address may be one of its own. */
export function IncompleteScreen() {
  const [failure] = useState(() =>
    createFailure('unreachable', new Error('No build can be read of an area that is live')),
  );
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => reportFailure(failure, { area: 'shell', build: '' }), [failure]);
  const retry = async () => {
    setIsRetrying(true);
    await refreshBoot().catch(() => undefined);
    setIsRetrying(false);
  };
  return <UnavailableCard failure={failure} isRetrying={isRetrying} onRetry={() => void retry()} />;
}
