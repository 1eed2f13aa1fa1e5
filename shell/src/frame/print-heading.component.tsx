import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBoot, useSignedIn, clock } from 'shared-api';
import { formatPlainDay, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import classes from './print-heading.module.css';

/**
 * Says at the head of a printed page whose it is, since the bars are left out of it: product and company, the person, the day. Its words
 * are an attribute that a style sheet puts on paper: on the screen they stand in the bars already.
 */
export function PrintHeading() {
  const t = useTexts(shellTexts);
  const { product } = useBoot().branding;
  const { company, fullName } = useSignedIn();
  const day = usePrintDay();
  const where = [product, company?.name].filter((name) => name !== undefined).join(' · ');
  const whose = t('printed', { name: fullName, day: formatPlainDay(day) });
  return <div className={classes.heading} aria-hidden="true" data-print={`${where}\n${whose}`} />;
}

/** The day of today, asked anew when the page is printed: it may have been open for days. */
function usePrintDay(): string {
  const [day, setDay] = useState(() => clock.today());
  useEffect(() => {
    const renew = () => flushSync(() => setDay(clock.today()));
    window.addEventListener('beforeprint', renew);
    return () => window.removeEventListener('beforeprint', renew);
  }, []);
  return day;
}
