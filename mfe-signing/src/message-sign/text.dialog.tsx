import { useState } from 'react';
import { maxMarkLines, maxMarkText } from 'shared-api/contracts/signing';
import { FormDialog, TextAreaField, useTexts, useUnsavedChanges } from 'shared-ui';
import { messageSignTexts } from './message-sign.texts.ts';

interface TextDialogProps {
  /** What the text says so far. */
  readonly text: string;
  readonly onConfirm: (text: string) => void;
  readonly onClose: () => void;
}

/** What a text on a page says. */
export function TextDialog({ text: before, onConfirm, onClose }: TextDialogProps) {
  const t = useTexts(messageSignTexts);
  const [text, setText] = useState(before);
  useUnsavedChanges(text !== before);
  const [problem, setProblem] = useState<string>();
  const handleSubmit = () => {
    const words = text.trim();
    if (words === '') return setProblem(t('textForm.required'));
    const isTooLong = words.length > maxMarkText || words.split('\n').length > maxMarkLines;
    if (isTooLong) return setProblem(t('textForm.tooLong', { count: maxMarkText, lines: maxMarkLines }));
    onConfirm(words);
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('textForm.title')}
      submitLabel={t('textForm.confirm')}
      onSubmit={handleSubmit}
    >
      <TextAreaField
        label={t('textForm.label')}
        value={text}
        error={problem}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
