import { typedUsername } from 'shared-api/contracts/directory';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { failureSentence } from 'shared-api';
import {
  Button,
  Dialog,
  FormDialog,
  FormProblem,
  Icon,
  TextButton,
  TextField,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { z } from 'zod';
import classes from './recovery.module.css';
import { recoveryTexts } from './recovery.texts.ts';
import { useAskRecovery } from './use-ask-recovery.ts';

interface RecoveryDialogProps {
  /** Whose password it probably is; another can be typed. By default the field is empty. */
  readonly username?: string;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ username: typedUsername }));

/** The prompt of a forgotten password (spec 01 §2, §5 and §8): it asks for a user name. */
export function RecoveryDialog({ username = '', onClose }: RecoveryDialogProps) {
  const t = useTexts(recoveryTexts);
  const { register, handleSubmit, setError, formState } = useGuardedForm(
    useForm({
      resolver,
      defaultValues: { username },
    }),
  );
  const { username: wrong } = formState.errors;
  const asking = useAskRecovery();
  const { data: result, variables: asked, error } = asking;

  if (result === 'OK')
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('sent.title')}
        actions={
          <Button kind="primary" onClick={onClose} data-autofocus>
            {t('sent.close')}
          </Button>
        }
      >
        <Sent username={asked ?? ''} onAgain={asking.reset} />
      </Dialog>
    );
  const ask = ({ username }: { username: string }) => {
    if (asking.isPending) return;
    asking.mutate(username, {
      onSuccess: (answer) => answer === 'USER_NOT_FOUND' && setError('username', { message: 'notFound' }),
    });
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('ask.title')}
      submitLabel={t('ask.submit')}
      isBusy={asking.isPending}
      onSubmit={handleSubmit(ask)}
    >
      <p>{t('ask.lead')}</p>
      <TextField
        {...register('username')}
        label={t('ask.username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-autofocus
        // What is typed takes the place of the name that stands there; a mistake in it can still be put right.
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={wrong && t(wrong.message === 'required' ? 'ask.required' : 'ask.notFound')}
      />
      <FormProblem text={error ? failureSentence(error, t('ask.failed')) : undefined} />
    </FormDialog>
  );
}

interface SentProps {
  readonly username: string;
  readonly onAgain: () => void;
}

function Sent({ username, onAgain }: SentProps) {
  const t = useTexts(recoveryTexts);
  return (
    <div className={classes.sent}>
      <span className={classes.picture}>
        <Icon name="mail" size="xl" />
      </span>
      <p role="status">{t('sent.text', { username })}</p>
      <p className={classes.hint}>{t('sent.hint')}</p>
      <TextButton onClick={onAgain}>{t('sent.again')}</TextButton>
    </div>
  );
}
