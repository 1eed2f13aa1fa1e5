import { useNavigate } from 'react-router-dom';
import { Icon, LinkButton, useBottomBar, useTexts } from 'shared-ui';
import { PdfFailureNotice } from '../pdf/pdf-failure.component.tsx';
import { PdfPages } from '../pdf/pdf-pages.component.tsx';
import { PdfTools } from '../pdf/pdf-tools.component.tsx';
import { usePdfDocument } from '../pdf/use-pdf-document.ts';
import { useZoom } from '../pdf/use-zoom.ts';
import { signTexts } from './sign.texts.ts';
import classes from './sign-view.module.css';
import type { SignDocument } from './use-sign-document.ts';

/** A document that is signed: the sealed file to read and to keep. */
export function SignedDocument({ record }: { record: SignDocument }) {
  const t = useTexts(signTexts);
  const navigate = useNavigate();
  const { title, address, pages } = record;
  const { retry, ...file } = usePdfDocument(address);
  const zoom = useZoom();
  useBottomBar([{ id: 'back', label: t('back'), icon: 'back', onClick: () => void navigate('/documents') }]);
  if (file.status === 'failed') return <PdfFailureNotice kind={file.kind} onRetry={retry} />;
  return (
    <div className={classes.view}>
      <PdfPages file={file} shapes={pages} zoom={zoom.zoom}>
        {(page) => (
          <div className={classes.head}>
            <h1 className={classes.signed}>
              <Icon name="success" />
              {t('state.signedTitle')}
            </h1>
            <p>{title}</p>
            <div className={classes.tools}>
              <PdfTools zoom={zoom} page={page} total={pages.length} />
              <LinkButton to={address} reloadDocument download="" icon="download" size="s">
                {t('state.download')}
              </LinkButton>
            </div>
          </div>
        )}
      </PdfPages>
    </div>
  );
}
