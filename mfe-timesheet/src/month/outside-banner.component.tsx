import type { PlainMonth } from 'shared-api/contracts/common';
import { Banner, useLanguage, useTexts } from 'shared-ui';
import { monthInWords } from './month-name.ts';
import { monthTexts } from './month.texts.ts';

interface OutsideBannerProps {
  /** The month that was asked for; undefined where there is such a one. */
  readonly asked: PlainMonth | undefined;
  readonly shown: PlainMonth;
}

/** Says which month stands here in place of one that there is not. */
export function OutsideBanner({ asked, shown }: OutsideBannerProps) {
  const t = useTexts(monthTexts);
  const language = useLanguage();
  if (!asked) return null;
  const words = { asked: monthInWords(asked, language), shown: monthInWords(shown, language) };
  return <Banner tone="info">{t('outside', words)}</Banner>;
}
