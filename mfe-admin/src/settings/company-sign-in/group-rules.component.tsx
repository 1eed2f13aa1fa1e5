import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { CompanySignIn, CompanySignInFields } from 'shared-api/contracts/auth';
import { Button, fieldErrorText, FormProblem, IconButton, SelectField, TextField, useTexts } from 'shared-ui';
import type { CompanySignInForm } from './company-sign-in-form.ts';
import classes from './company-sign-in.module.css';
import { companySignInTexts } from './company-sign-in.texts.ts';

interface GroupRulesProps {
  readonly form: UseFormReturn<CompanySignInForm, unknown, CompanySignInFields>;
  readonly groups: CompanySignIn['groups'];
  /** What the server found wrong with them. */
  readonly problem: string | undefined;
}

/** The table of groups: who has a value in the claim is in a group. */
export function GroupRules({ form: { control, register, formState }, groups, problem }: GroupRulesProps) {
  const t = useTexts(companySignInTexts);
  const { fields, append, remove } = useFieldArray({ control, name: 'groupRules' });
  return (
    <fieldset className={classes.rules}>
      <legend>{t('groupRules')}</legend>
      <p>{t('groupRulesHint')}</p>
      <FormProblem text={problem} />
      {fields.map(({ id }, place) => {
        const number = place + 1;
        const error = formState.errors.groupRules?.[place]?.value;
        return (
          <div key={id} className={classes.rule}>
            <TextField
              {...register(`groupRules.${place}.value`)}
              label={t('ruleValue', { number })}
              error={fieldErrorText(error, (name) => t(`problem.${name as 'required'}`))}
            />
            <SelectField
              {...register(`groupRules.${place}.groupId`)}
              label={t('ruleGroup', { number })}
              choices={groups.map((group) => ({ value: group.id, label: group.name }))}
            />
            <IconButton icon="delete" label={t('removeRule', { number })} onClick={() => remove(place)} />
          </div>
        );
      })}
      <div>
        <Button
          icon="add"
          disabled={groups.length === 0}
          onClick={() => append({ value: '', groupId: groups[0]?.id ?? '' })}
        >
          {t('addRule')}
        </Button>
      </div>
    </fieldset>
  );
}
