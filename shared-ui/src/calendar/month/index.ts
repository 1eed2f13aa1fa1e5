export { MonthCalendar } from './month-calendar.component.tsx';
