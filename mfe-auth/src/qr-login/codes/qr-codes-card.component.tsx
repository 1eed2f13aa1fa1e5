import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { maxQrCodes, qrCodeDays, type QrCode } from 'shared-api/contracts/auth';
import { Button, Card, formatInstant, useConfirm, useTexts } from 'shared-ui';
import { WaysInLead, WaysInList, WaysInState } from '../../ways-in/ways-in.component.tsx';
import { ConfirmPasswordDialog } from '../../passwords/confirm-password.dialog.tsx';
import { CreatedCodeDialog } from './created-code.dialog.tsx';
import { isForNewCode, qrCodesAnchor } from './qr-codes-anchor.ts';
import { QrCodeRow } from './qr-code-row.component.tsx';
import classes from './qr-codes.module.css';
import { qrCodesTexts } from './qr-codes.texts.ts';
import { useQrCodes } from './use-qr-codes.ts';

/** The person's QR codes for signing in: create one and save it, see them, revoke them. Place it on a screen of the person's own. */
export function QrCodesCard() {
  const t = useTexts(qrCodesTexts);
  const { ask, dialog } = useConfirm();
  const { list, creating, revoking, passwordProblem, problem } = useQrCodes();
  const [isAsking, setIsAsking] = useState(false);
  const card = useAnchorFocus();
  const codes = list.data?.codes ?? [];
  useAskedFor(list.data !== undefined, () => setIsAsking(codes.length < maxQrCodes));

  const close = () => {
    setIsAsking(false);
    creating.reset();
  };
  const revoke = async ({ id, createdAt }: QrCode) => {
    const text = t('confirmRevoke.text', { when: formatInstant(createdAt) });
    const question = { title: t('confirmRevoke.title'), text, confirmLabel: t('revoke') };
    if (await ask({ ...question, tone: 'danger' })) revoking.mutate(id);
  };

  return (
    <Card title={t('title')} id={qrCodesAnchor} tabIndex={-1} ref={card} className={classes.card}>
      <WaysInLead>{t('lead', { days: qrCodeDays })}</WaysInLead>
      <WaysInState list={list} shape="lines" failed={t('loadFailed')} hint={t('loadFailedHint')} />
      {list.data && (
        <>
          {codes.length > 0 && (
            <WaysInList label={t('list')}>
              {codes.map((code) => (
                <QrCodeRow
                  key={code.id}
                  code={code}
                  isRevoking={revoking.isPending && revoking.variables === code.id}
                  onRevoke={() => void revoke(code)}
                />
              ))}
            </WaysInList>
          )}
          {codes.length < maxQrCodes ? (
            <Button icon="qr" isBusy={creating.isPending} onClick={() => setIsAsking(true)}>
              {t('make')}
            </Button>
          ) : (
            <WaysInLead>{t('enough', { most: maxQrCodes })}</WaysInLead>
          )}
        </>
      )}
      {isAsking && (
        <ConfirmPasswordDialog
          title={t('confirmMake.title')}
          text={t('confirmMake.text', { days: qrCodeDays })}
          submitLabel={t('make')}
          isBusy={creating.isPending}
          problem={problem}
          passwordProblem={passwordProblem}
          onSubmit={(password) => creating.mutate(password, { onSuccess: () => setIsAsking(false) })}
          onClose={close}
        />
      )}
      {creating.data && <CreatedCodeDialog code={creating.data} onClose={creating.reset} />}
      {dialog}
    </Card>
  );
}

/** Begins at once for who pressed 'Crea QR' elsewhere, once it is known whether there may be another; a reload does not begin again. */
function useAskedFor(isKnown: boolean, onAsked: () => void) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = isKnown && isForNewCode(state);
  const latest = useRef(onAsked);
  useEffect(() => {
    latest.current = onAsked;
  });
  useEffect(() => {
    if (!isAsked) return;
    latest.current();
    void navigate({ pathname, search, hash }, { replace: true, state: null });
  }, [isAsked, navigate, pathname, search, hash]);
}

/** Brings the card into view for who came for it, and the focus with it. */
function useAnchorFocus() {
  const location = useLocation();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash !== `#${qrCodesAnchor}`) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [location]);
  return card;
}
