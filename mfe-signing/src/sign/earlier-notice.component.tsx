import { useTexts } from 'shared-ui';
import { Notice } from './notice.component.tsx';
import type { SaveQueue, SaveState } from './save-queue.ts';
import { signTexts } from './sign.texts.ts';

interface EarlierNoticeProps {
  readonly state: SaveState;
  readonly queue: SaveQueue;
}

/** Asks what becomes of drawings that were made before the document was sent the last time: none signs by itself. */
export function EarlierNotice({ state: { earlier }, queue }: EarlierNoticeProps) {
  const t = useTexts(signTexts);
  const count = earlier.length;
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      icon="sign"
      text={t('earlier.text', { count })}
      actions={[
        [t('earlier.use', { count }), () => void queue.sendEarlier()],
        [t('earlier.drop'), () => queue.dropEarlier()],
      ]}
    />
  );
}
