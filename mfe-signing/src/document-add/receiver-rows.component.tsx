import { useRef } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { maxReceivers } from 'shared-api/contracts/signing';
import { Button, IconButton, useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import type { AddFormValues } from './document-form.ts';
import classes from './document-add.module.css';
import { emptyReceiver } from './draft.ts';
import { ReceiverFields } from './receiver-fields.component.tsx';

interface ReceiverRowsProps {
  readonly form: Pick<UseFormReturn<AddFormValues>, 'control' | 'register' | 'setValue' | 'formState'>;
}

/** The receivers of a document that is added: each gets one of their own (decision 032). */
export function ReceiverRows({ form: { control, register, setValue, formState } }: ReceiverRowsProps) {
  const t = useTexts(documentAddTexts);
  const { fields, append, remove } = useFieldArray({ control, name: 'receivers' });
  const receivers = useWatch({ control, name: 'receivers' });
  const addButton = useRef<HTMLButtonElement>(null);
  const isOnly = fields.length === 1;
  return (
    <div className={classes.rows}>
      {fields.map(({ id }, place) => {
        const number = place + 1;
        return (
          <div
            key={id}
            className={classes.row}
            {...(!isOnly && { role: 'group', 'aria-label': t('receivers.one', { number }) })}
          >
            {!isOnly && (
              <div className={classes.rowHead}>
                <span>{t('receivers.one', { number })}</span>
                <IconButton
                  icon="close"
                  size="s"
                  label={t('receivers.remove', { number })}
                  onClick={() => {
                    remove(place);
                    addButton.current?.focus();
                  }}
                />
              </div>
            )}
            <ReceiverFields
              values={receivers[place] ?? emptyReceiver}
              fieldOf={(name) => ({
                input: register(`receivers.${place}.${name}`),
                error: formState.errors.receivers?.[place]?.[name],
              })}
              onChoose={(receiver) =>
                setValue(`receivers.${place}`, receiver, {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                })
              }
            />
          </div>
        );
      })}
      {fields.length < maxReceivers && (
        <Button
          ref={addButton}
          icon="add"
          className={classes.add}
          onClick={() => append(emptyReceiver, { focusName: `receivers.${fields.length}.receiverName` })}
        >
          {t('receivers.add')}
        </Button>
      )}
      {!isOnly && <p className={classes.note}>{t('receivers.each', { count: fields.length })}</p>}
    </div>
  );
}
