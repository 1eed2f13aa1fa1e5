import { useSession } from 'shared-api';
import { Banner, Button, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import classes from './acting-for-bar.module.css';
import { useActingFor } from './use-acting-for.ts';

/** Says on every screen for whom one acts, as long as one does, with the way back to oneself. */
export function ActingForBar() {
  const t = useTexts(shellTexts);
  const actingFor = useSession()?.actingFor;
  const { mutate, isPending } = useActingFor();
  if (!actingFor) return null;
  const company = actingFor.company.name;
  const { employee } = actingFor;
  const stop = (
    <Button size="s" isBusy={isPending} onClick={() => mutate(null)}>
      {t('acting.stop', { name: employee?.name ?? company })}
    </Button>
  );
  return (
    <div className={classes.bar} data-notice>
      <Banner tone="warning" icon="users" action={stop}>
        {employee
          ? t('acting.forEmployee', { employee: employee.name, company })
          : t('acting.forCompany', { company })}
      </Banner>
    </div>
  );
}
