import { useState } from 'react';
import { passkeyName } from 'shared-api/contracts/auth';
import { Button, Dialog, Form, Icon, PasswordField, TextField, useTexts } from 'shared-ui';
import classes from './passkeys.module.css';
import { passkeysCardTexts } from './passkeys-card.texts.ts';

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly lead?: string;
  readonly submitLabel: string;
  readonly name: string;
  readonly isBusy: boolean;
  /** What went wrong after the name was sent. */
  readonly problem: string | null;
  /** Asks for the password too, and says what was wrong with it. */
  readonly password?: { readonly problem: string | undefined };
  readonly onSubmit: (given: { name: string; password: string }) => void;
  readonly onClose: () => void;
}

/** Asks what a passkey is called, and who adds one for his password. */
export function PasskeyNameDialog({ title, lead, submitLabel, problem, ...rest }: PasskeyNameDialogProps) {
  const { isBusy, onSubmit, onClose } = rest;
  const asksPassword = rest.password !== undefined;
  const t = useTexts(passkeysCardTexts);
  const [name, setName] = useState(rest.name);
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isRight = passkeyName.safeParse(name).success;
  const wrong = name.trim() === '' ? t('required') : t('nameTooLong');
  const submit = () => {
    setIsAsked(true);
    if (isRight && !isBusy && (!asksPassword || password)) onSubmit({ name: name.trim(), password });
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form onSubmit={submit}>
        {lead && <p>{lead}</p>}
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isAsked && !isRight ? wrong : undefined}
          autoComplete="off"
          required
          data-autofocus
        />
        {asksPassword && (
          <PasswordField
            label={t('password')}
            hint={t('passwordHint')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isAsked && !password ? t('required') : isBusy ? undefined : rest.password?.problem}
            icon="lock"
            required
          />
        )}
        {problem && !isBusy && (
          <p role="alert" className={classes.problem}>
            <Icon name="error" size="s" />
            {problem}
          </p>
        )}
        <Button type="submit" kind="primary" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
}
