import { Banner, TextButton, useTexts } from 'shared-ui';
import { shownPagesTexts } from './shown-pages.texts.ts';

interface UnseenNoticeProps {
  /** Whether no page of the file can be shown. */
  readonly isFile: boolean;
  readonly onOtherWay: () => void;
}

/** Says above the pages that not all of the document can be seen here, with the way to read it all the same. */
export function UnseenNotice({ isFile, onOtherWay }: UnseenNoticeProps) {
  const t = useTexts(shownPagesTexts);
  return (
    <Banner
      tone="warning"
      action={<TextButton onClick={onOtherWay}>{t(isFile ? 'otherWayFile' : 'otherWay')}</TextButton>}
    >
      {t(isFile ? 'noticeFile' : 'notice')}
    </Banner>
  );
}
