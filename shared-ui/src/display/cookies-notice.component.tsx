import { useState } from 'react';
import { keepsCookies } from 'shared-api/device';
import { Button } from '../actions/button.component.tsx';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { Banner } from './banner.component.tsx';

/** Where one comes in: says that the browser keeps no cookies and how to mend it, before anything is typed for nothing. */
export function CookiesNotice() {
  const t = useTexts(startTexts);
  const [isFine, setIsFine] = useState(keepsCookies);
  if (isFine) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="s" icon="refresh" onClick={() => setIsFine(keepsCookies())}>
          {t('retry')}
        </Button>
      }
    >
      {t('noCookies')}
    </Banner>
  );
}
