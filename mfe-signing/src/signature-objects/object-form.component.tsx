import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import {
  maxDrawingLength,
  signatureObjectForm,
  signatureObjectKinds,
  type SignatureObject,
  type SignatureObjectCounts,
  type SignatureObjectForm,
  type SignatureObjectKind,
} from 'shared-api/contracts/signing';
import {
  CheckboxField,
  ConflictDialog,
  fieldErrorText,
  Form,
  notify,
  SaveFailure,
  type ScreenAction,
  SegmentedField,
  type SignaturePadHandle,
  TextField,
  useScreen,
  useTexts,
  useUnsavedChanges,
  useWayBack,
} from 'shared-ui';
import { DrawingPart } from './drawing-part.component.tsx';
import { ImagePart } from './image-part.component.tsx';
import { readDrawing } from './read-drawing.ts';
import { signatureObjectsTexts } from './signature-objects.texts.ts';
import { useChosenImage } from './use-chosen-image.ts';
import { useSaveObject } from './use-save-object.ts';
import classes from './signature-objects.module.css';

interface ObjectFormProps {
  /** Undefined for one that is added. */
  readonly object: SignatureObject | undefined;
  readonly counts: SignatureObjectCounts;
}

const resolver = zodResolver(signatureObjectForm);
const formId = 'signature-object';
const blank = { kind: 'signature', text: '', isDefault: false } as const;
const countOf = {
  signature: 'signatures',
  image: 'images',
  text: 'texts',
} as const satisfies Record<SignatureObjectKind, keyof SignatureObjectCounts>;

/** A kind, and what an object of it is: drawn, uploaded or typed. */
export function ObjectForm({ object, counts }: ObjectFormProps) {
  const t = useTexts(signatureObjectsTexts);
  const pad = useRef<SignaturePadHandle>(null);
  const [hasDrawing, setHasDrawing] = useState(false);
  const [drawingProblem, setDrawingProblem] = useState<string>();
  const image = useChosenImage();
  const form = useForm<SignatureObjectForm>({ resolver, defaultValues: valuesOf(object) });
  const { register, control, setValue, formState, handleSubmit } = form;
  const kind = useWatch({ control, name: 'kind' });
  const { save, isSaving, failure, isSaved, conflict } = useSaveObject({
    object,
    form,
    onDrawingRefused: setDrawingProblem,
    onFileRefused: image.setProblem,
  });
  useUnsavedChanges((formState.isDirty || hasDrawing || image.chosen !== null) && !isSaved);
  const goBack = useWayBack();
  // Not before the guard is off.
  useEffect(() => {
    if (isSaved) goBack('/firme');
  }, [isSaved, goBack]);

  const refuse = (problem: string, show: (sentence: string) => void): undefined => {
    show(problem);
    notify.warning(problem, { duration: 'brief' });
  };
  /** What is drawn or chosen, for a kind that has a picture; undefined where it is refused. */
  const takeContent = async () => {
    const hasPicture = object !== undefined && object.picture !== '';
    if (kind === 'image') {
      if (image.problem) return refuse(image.problem, image.setProblem);
      if (image.isPreparing) return void notify.info(t('form.preparing'));
      if (!image.prepared && !hasPicture) return refuse(t('problem.image-required'), image.setProblem);
      return { drawing: '', file: image.prepared };
    }
    const refusal = kind === 'signature' ? (pad.current?.refusal() ?? null) : null;
    if (refusal !== null) return refuse(refusal, setDrawingProblem);
    const drawing = kind === 'signature' ? await readDrawing(pad.current) : '';
    if (drawing === null) return undefined;
    if (drawing.length > maxDrawingLength) return refuse(t('problem.signature-too-large'), setDrawingProblem);
    if (kind === 'signature' && drawing === '' && !hasPicture)
      return refuse(t('problem.signature-required'), setDrawingProblem);
    return { drawing, file: null };
  };
  const saveForm = async (fields: SignatureObjectForm) => {
    const content = await takeContent();
    if (content) save({ ...fields, text: kind === 'text' ? fields.text : '', ...content });
  };
  const explain = ({ text }: FieldErrors<SignatureObjectForm>) => {
    if (text?.message) notify.warning(textOf(text.message), { duration: 'brief' });
  };
  const clear: ScreenAction = {
    id: 'clear',
    label: t('form.clear'),
    icon: 'erase',
    onClick: () => {
      pad.current?.clear();
      setDrawingProblem(undefined);
    },
  };
  useScreen({
    actions: [
      ...(kind === 'signature' ? [clear] : []),
      { id: 'save', label: t('form.save'), icon: 'save', tone: 'primary', busy: isSaving, submits: formId },
    ],
  });
  const textOf = (problem: string) =>
    t(problem === 'text-too-long' ? 'problem.text-too-long' : 'problem.text-required');
  const isFirst = !object && counts[countOf[kind]] === 0;
  return (
    <>
      <Form id={formId} onSubmit={(event) => handleSubmit(saveForm, explain)(event)}>
        <SegmentedField
          label={t('form.kind')}
          hint={object && t('form.kindFixed')}
          choices={signatureObjectKinds.map((value) => ({
            value,
            label: t(`kind.${value}`),
            isDisabled: object !== undefined && value !== kind,
          }))}
          value={kind}
          onChange={(value) => setValue('kind', value, { shouldDirty: true })}
        />
        {/* What was drawn stays while another kind is looked at. */}
        {(!object || object.kind === 'signature') && (
          <div className={classes.part} hidden={kind !== 'signature'}>
            <DrawingPart
              ref={pad}
              current={object}
              error={drawingProblem}
              onChange={(isEmpty) => {
                setHasDrawing(!isEmpty);
                if (!isEmpty) setDrawingProblem(undefined);
              }}
            />
          </div>
        )}
        {kind === 'image' && <ImagePart image={image} current={object} />}
        {kind === 'text' && (
          <TextField
            {...register('text')}
            label={t('form.text')}
            hint={t('form.textHint')}
            error={fieldErrorText(formState.errors.text, textOf)}
            autoComplete="off"
          />
        )}
        {isFirst ? (
          <p className={classes.note}>{t('form.isFirst')}</p>
        ) : (
          <CheckboxField
            label={t('form.isDefault')}
            hint={t(object?.isDefault ? 'form.isDefaultLocked' : 'form.isDefaultHint')}
            {...register('isDefault')}
            {...(object?.isDefault && { checked: true, disabled: true })}
          />
        )}
        <SaveFailure error={isSaving ? undefined : failure} />
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={{ text: t('form.text'), isDefault: t('form.isDefault') }}
        />
      )}
    </>
  );
}

function valuesOf(object: SignatureObject | undefined): SignatureObjectForm {
  if (!object) return blank;
  const { kind, text, isDefault } = object;
  return { kind, text, isDefault };
}
