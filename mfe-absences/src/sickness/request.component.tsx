import { failureSentence } from 'shared-api';
import { isUnusualProtocol, maxNote } from 'shared-api/contracts/absences';
import {
  Banner,
  Card,
  ErrorState,
  fieldErrorText,
  Form,
  lazyPart,
  Skeleton,
  Stack,
  StateChip,
  TextAreaField,
  TextButton,
  TextField,
  useTexts,
  type ScreenAction,
} from 'shared-ui';
import { absenceStates } from '../common/absence-states.ts';
import { dayMarks } from '../common/day-marks.ts';
import { DecisionSheet } from '../common/decision.sheet.tsx';
import classes from './request.module.css';
import { SicknessSummary } from './sickness-summary.component.tsx';
import { sicknessTexts } from './sickness.texts.ts';
import { requestFormId, useRequest } from './use-request.ts';

const RangeCalendar = lazyPart(() =>
  import(/* webpackChunkName: "range-calendar" */ 'shared-ui/range-calendar').then((m) => m.RangeCalendar),
);

interface RequestProps {
  /** What the screen lets one do whichever part is open. */
  readonly actions: readonly ScreenAction[];
  readonly onShowHistory: () => void;
}

/** A sickness is asked for (spec 03 §2): its days, the number of its certificate, a note, what it takes and gives back. */
export function SicknessRequest({ actions, onShowHistory }: RequestProps) {
  const t = useTexts(sicknessTexts);
  const request = useRequest(actions);
  const { calendar, span, setSpan, taken, form, protocol } = request;
  const { errors } = form.formState;
  if (calendar.isError && !calendar.data)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={calendar.error}
        onRetry={() => void calendar.refetch()}
        isRetrying={calendar.isFetching}
      >
        {failureSentence(calendar.error, t('retryHint'))}
      </ErrorState>
    );
  return (
    <Form id={requestFormId} onSubmit={(event) => void request.send(event)}>
      <div className={classes.layout}>
        <Card>
          {calendar.data ? (
            <RangeCalendar
              label={t('days')}
              value={span}
              onChange={setSpan}
              marks={dayMarks(calendar.data.calendar)}
            />
          ) : (
            <Skeleton shape="page" />
          )}
        </Card>
        <Card title={t('details')}>
          <Stack>
            <div className={classes.state}>
              <span>{t('state')}</span>
              <StateChip states={absenceStates} state={taken ?? 'open'} />
            </div>
            {taken && (
              <Banner
                tone="warning"
                action={<TextButton onClick={onShowHistory}>{t('openHistory')}</TextButton>}
              >
                {t('taken')}
              </Banner>
            )}
            <TextField
              {...form.register('protocol')}
              label={t('protocol')}
              autoComplete="off"
              hint={isUnusualProtocol(protocol) ? t('protocolUnusual') : t('protocolHint')}
              error={fieldErrorText(errors.protocol, () => t('protocolWrong'))}
            />
            <TextAreaField
              {...form.register('note')}
              label={t('note')}
              hint={t('noteHint')}
              rows={2}
              maxLength={maxNote}
              error={fieldErrorText(errors.note, () => t('noteTooLong'))}
            />
            {span && !taken && <SicknessSummary span={span} />}
          </Stack>
        </Card>
      </div>
      <DecisionSheet
        status="open"
        isOpen={request.isDeciding}
        onDecide={request.decide}
        onClose={request.closeSheet}
      />
      {request.dialog}
    </Form>
  );
}
