import { useRef, type ReactNode } from 'react';
import { Button, DialogFoot, Form, OneTimeCodeField, TextButton, TextField, useTexts } from 'shared-ui';
import classes from './authenticator.module.css';
import { Step } from './step.component.tsx';
import { authenticatorTexts } from './authenticator.texts.ts';
import { useEnteredCode } from './use-entered-code.ts';

interface AuthenticatorCodeFormProps {
  readonly lead: string;
  /** Checks the code; what it throws is shown on the field. */
  readonly check: (code: string) => Promise<void>;
  readonly onBack: () => void;
  /** Whether a recovery code may be entered in its place: `none` while the app is being set up. */
  readonly recovery?: 'offered' | 'none';
  /** Further ways, beside the recovery code. */
  readonly others?: ReactNode;
}

/** Asks for a code of the app (spec 01 §2 and §5): digits and Backspace, pasting, the sixth digit sends it. */
export function AuthenticatorCodeForm(props: AuthenticatorCodeFormProps) {
  const { lead, check, onBack, recovery = 'offered', others } = props;
  const t = useTexts(authenticatorTexts);
  const field = useRef<HTMLInputElement>(null);
  const entered = useEnteredCode(check, () => field.current?.focus());
  const isApp = entered.kind === 'app';
  return (
    <Form onSubmit={entered.submit}>
      <p>{isApp ? lead : t('code.leadRecovery')}</p>
      <Step key={entered.kind}>
        {isApp ? (
          <OneTimeCodeField
            ref={field}
            label={t('code.label')}
            value={entered.typed}
            error={entered.problem}
            onChange={entered.type}
            onComplete={() => void entered.submit()}
          />
        ) : (
          <TextField
            ref={field}
            label={t('code.recoveryLabel')}
            hint={t('code.recoveryHint')}
            value={entered.typed}
            error={entered.problem}
            isErrorAnnounced
            onChange={(event) => entered.type(event.target.value)}
            icon="key"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus
          />
        )}
      </Step>
      {recovery === 'offered' && (
        <div className={classes.ways}>
          <TextButton onClick={() => entered.switchTo(isApp ? 'recovery' : 'app')}>
            {t(isApp ? 'code.toRecovery' : 'code.toApp')}
          </TextButton>
          {others}
        </div>
      )}
      <DialogFoot>
        <Button kind="quiet" icon="back" onClick={onBack}>
          {t('code.back')}
        </Button>
        <Button type="submit" kind="primary" isBusy={entered.isBusy}>
          {t('code.confirm')}
        </Button>
      </DialogFoot>
    </Form>
  );
}
