import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextButton, useTexts } from 'shared-ui';
import { SuggestField } from 'shared-ui/suggestions';
import { documentAddTexts } from './document-add.texts.ts';
import { problemText } from './document-form.ts';
import classes from './document-add.module.css';
import type { DraftReceiver } from './draft.ts';
import { receiverSuggestions, useOtherOwner } from './receiver-suggestions.ts';

/** A field of a form, and what is wrong with it. */
interface BoundField {
  readonly input: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

interface ReceiverFieldsProps {
  readonly values: DraftReceiver;
  readonly fieldOf: (name: keyof DraftReceiver) => BoundField;
  /** Called with who was chosen in place of what was typed. */
  readonly onChoose: (receiver: DraftReceiver) => void;
}

/** Name, surname and e-mail of a receiver: whoever is known is suggested while one types, anybody can be typed. */
export function ReceiverFields({ values, fieldOf, onChoose }: ReceiverFieldsProps) {
  const t = useTexts(documentAddTexts);
  /** Whether an address was typed here to its end. */
  const [isTyped, setIsTyped] = useState(false);
  const owner = useOtherOwner(values, isTyped);
  const choose = ({ receiverName, receiverSurname, receiverEmail }: DraftReceiver) => {
    onChoose({ receiverName, receiverSurname, receiverEmail });
  };
  const source = receiverSuggestions(t);
  const field = (name: keyof DraftReceiver) => {
    const { input, error } = fieldOf(name);
    return {
      ...input,
      source,
      label: t(`field.${name}`),
      error: problemText(t, error),
      onPick: ({ receiver }: { readonly receiver: DraftReceiver }) => choose(receiver),
    };
  };
  const email = field('receiverEmail');
  return (
    <div className={classes.receiver}>
      <SuggestField {...field('receiverName')} maxLength={100} />
      <SuggestField
        {...field('receiverSurname')}
        maxLength={100}
        searchFor={(typed) => `${values.receiverName} ${typed}`.trim()}
      />
      <div className={classes.whole}>
        <SuggestField
          {...email}
          icon="mail"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onFocus={() => setIsTyped(false)}
          onBlur={(event) => {
            setIsTyped(true);
            void email.onBlur(event);
          }}
          hint={
            owner && (
              <span>
                {t('known.other', { name: `${owner.receiverName} ${owner.receiverSurname}` })}{' '}
                <TextButton onClick={() => choose({ ...owner, receiverEmail: values.receiverEmail })}>
                  {t('known.use')}
                </TextButton>
              </span>
            )
          }
        />
      </div>
    </div>
  );
}
