import { Stepper, useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import classes from './document-add.module.css';
import type { DocumentDraft } from './draft.ts';
import { receiversInWords } from './receivers-in-words.ts';

const steps = ['data', 'signs', 'send'] as const;

interface AddStepsProps {
  readonly step: (typeof steps)[number];
  /** What is being added, once that is known. */
  readonly document?: Pick<DocumentDraft, 'title' | 'receivers'>;
}

/** Where one is in adding a document, and which document it is. */
export function AddSteps({ step, document }: AddStepsProps) {
  const t = useTexts(documentAddTexts);
  const names = document && receiversInWords(document.receivers);
  return (
    <div className={classes.summary}>
      <Stepper
        label={t('steps.label')}
        steps={steps.map((name) => t(`steps.${name}`))}
        current={steps.indexOf(step)}
      />
      {document && (
        <p className={classes.which} title={t('steps.for', { title: document.title, names: names ?? '' })}>
          <span className={classes.title}>{document.title}</span>
          <span className={classes.names}>{t('steps.receivers', { names: names ?? '' })}</span>
        </p>
      )}
    </div>
  );
}
