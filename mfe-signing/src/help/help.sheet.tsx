import { useState } from 'react';
import { Sheet, useLanguage, useTexts } from 'shared-ui';
import captionsEn from './captions.en.vtt';
import captionsIt from './captions.it.vtt';
import { helpTexts } from './help.texts.ts';
import classes from './help.module.css';
import poster from './tutorial.webp';
import mp4 from './tutorial.mp4';
import webm from './tutorial.webm';

/** The steps that the film shows, in their order. */
const steps = ['open', 'zoom', 'search', 'sign', 'done'] as const;

interface HelpSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The help sheet with its tutorial video (spec 02 §2), and the same in words. Nothing plays by itself. */
export function HelpSheet({ isOpen, onClose }: HelpSheetProps) {
  const t = useTexts(helpTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} height="full">
      <div className={classes.help}>
        {isOpen && <Tutorial />}
        <h3>{t('inWords')}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`step.${step}`)}</li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

/** Gone with the sheet, so that it plays on nowhere. */
function Tutorial() {
  const t = useTexts(helpTexts);
  const language = useLanguage();
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed) return <p role="status">{t('videoFailed')}</p>;
  return (
    <figure>
      <video
        key={language}
        aria-label={t('video')}
        className={classes.video}
        controls
        tabIndex={0}
        playsInline
        muted
        preload="none"
        poster={poster}
        width={390}
        height={844}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" onError={() => setIsFailed(true)} />
        <track
          default
          kind="captions"
          src={language === 'it' ? captionsIt : captionsEn}
          srcLang={language}
          label={t('captions')}
        />
      </video>
      <figcaption>{t('length')}</figcaption>
    </figure>
  );
}
