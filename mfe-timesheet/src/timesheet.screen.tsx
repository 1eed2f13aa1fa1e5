import { Page, useScreen, useTexts } from 'shared-ui';
import { timesheetTexts } from './timesheet.texts.ts';

/** The month. */
export function TimesheetScreen() {
  const t = useTexts(timesheetTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('exit'), icon: 'home' } });
  return <Page>{null}</Page>;
}
