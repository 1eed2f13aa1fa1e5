import { useMutation } from '@tanstack/react-query';
import { serverFile } from 'shared-api';
import { downloadEvidence, downloadEvidencePackage } from 'shared-api/contracts/signing';
import { Button, Card, saveFile, useTexts } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import classes from './evidence-downloads.module.css';
import { evidenceTexts } from './evidence.texts.ts';

/** The sealed PDF alone, and the zip with everything. */
const contracts = { evidence: downloadEvidence, package: downloadEvidencePackage };

interface EvidenceDownloadsProps {
  readonly id: string;
  /** Whether the package may be had too, which holds the signed copy. */
  readonly hasPackage: boolean;
  /** Of its heading on the page. */
  readonly level?: 2 | 3;
}

/** The evidence of how a document was signed, to be kept: the sealed PDF, and the package that verifies itself. */
export function EvidenceDownloads({ id, hasPackage, level = 3 }: EvidenceDownloadsProps) {
  const t = useTexts(evidenceTexts);
  return (
    <Card title={t('title')} level={level}>
      <p>
        {t('lead')} {hasPackage && t('packageLead')}
      </p>
      <div className={classes.downloads}>
        <EvidenceButton id={id} kind="evidence" />
        {hasPackage && <EvidenceButton id={id} kind="package" />}
      </div>
    </Card>
  );
}

interface EvidenceButtonProps {
  readonly id: string;
  readonly kind: keyof typeof contracts;
  readonly size?: 's' | 'm';
}

/** Saves the evidence, or its package; it is made when it is first asked for, which takes a moment. */
export function EvidenceButton({ id, kind, size = 'm' }: EvidenceButtonProps) {
  const t = useTexts(evidenceTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(serverFile(contracts[kind], { id }), t(`${kind}File`)),
    onError: showFailure,
  });
  return (
    <Button
      icon={kind === 'evidence' ? 'shield' : 'download'}
      size={size}
      isBusy={isPending}
      aria-label={t(kind)}
      onClick={() => mutate()}
    >
      {t(size === 's' ? `${kind}Short` : kind)}
    </Button>
  );
}
