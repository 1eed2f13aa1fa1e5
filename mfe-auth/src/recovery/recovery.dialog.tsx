import { useState } from 'react';
import { failureSentence } from 'shared-api';
import { Button, Dialog, Form, Icon, TextButton, TextField, useTexts } from 'shared-ui';
import classes from './recovery.module.css';
import { recoveryTexts } from './recovery.texts.ts';
import { useAskRecovery } from './use-ask-recovery.ts';

interface RecoveryDialogProps {
  readonly onClose: () => void;
}

/** The prompt of a forgotten password (spec 01 §2, §5 and §8): it takes a user name. */
export function RecoveryDialog({ onClose }: RecoveryDialogProps) {
  const t = useTexts(recoveryTexts);
  const [username, setUsername] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const asking = useAskRecovery();
  const { data: result, variables: asked, error } = asking;

  if (result === 'OK')
    return (
      <Dialog isOpen onClose={onClose} title={t('sent.title')}>
        <Sent username={asked ?? ''} onAgain={asking.reset} onClose={onClose} />
      </Dialog>
    );
  const type = (text: string) => {
    setUsername(text);
    setIsEmpty(false);
  };
  const ask = () => {
    setIsEmpty(username.trim() === '');
    if (username.trim() !== '' && !asking.isPending) asking.mutate(username.trim());
  };
  const isRefused = result === 'USER_NOT_FOUND' && asked === username.trim();
  const problem = isEmpty ? t('ask.required') : isRefused ? t('ask.notFound') : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={t('ask.title')}>
      <Form onSubmit={ask}>
        <p>{t('ask.lead')}</p>
        <TextField
          label={t('ask.username')}
          name="username"
          icon="user"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus
          value={username}
          onChange={(event) => type(event.target.value)}
          error={problem}
        />
        {error && (
          <p role="alert" className={classes.failed}>
            <Icon name="error" size="s" />
            {failureSentence(error, t('ask.failed'))}
          </p>
        )}
        <Button type="submit" kind="primary" icon="send" isWide isBusy={asking.isPending}>
          {t('ask.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}

interface SentProps {
  readonly username: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

function Sent({ username, onAgain, onClose }: SentProps) {
  const t = useTexts(recoveryTexts);
  return (
    <div className={classes.sent}>
      <span className={classes.picture}>
        <Icon name="mail" size="xl" />
      </span>
      <p role="status">{t('sent.text', { username })}</p>
      <p className={classes.hint}>{t('sent.hint')}</p>
      <Button kind="primary" isWide onClick={onClose} data-autofocus>
        {t('sent.close')}
      </Button>
      <TextButton onClick={onAgain}>{t('sent.again')}</TextButton>
    </div>
  );
}
