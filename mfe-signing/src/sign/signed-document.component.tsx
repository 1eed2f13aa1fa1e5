import { Icon, useScreen, useTexts } from 'shared-ui';
import { FileViewer, useFile, ViewerLayout } from 'shared-ui/viewer';
import { EvidenceButton } from '../evidence/evidence-downloads.component.tsx';
import { CopyButton } from '../sealing/copy-button.component.tsx';
import { signTexts } from './sign.texts.ts';
import classes from './signed-document.module.css';
import type { SignDocument } from './use-sign-document.ts';

/** A document that is signed: the sealed file to read and to keep. */
export function SignedDocument({ record }: { record: SignDocument }) {
  const t = useTexts(signTexts);
  const { id, title, address, pages } = record;
  const file = useFile(address);
  useScreen({ back: { to: '/documents' } });
  const head = (
    <div className={classes.head}>
      <div className={classes.words}>
        <h2>
          <Icon name="success" />
          {t('state.signedTitle')}
        </h2>
        <p>{title}</p>
      </div>
      <div className={classes.keep}>
        <EvidenceButton id={id} kind="evidence" size="s" />
        <CopyButton record={record} size="s">
          {t('state.download')}
        </CopyButton>
      </div>
    </div>
  );
  return (
    <ViewerLayout head={head}>
      <FileViewer file={file} sizes={pages} />
    </ViewerLayout>
  );
}
