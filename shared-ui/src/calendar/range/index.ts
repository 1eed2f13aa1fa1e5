export { RangeCalendar } from './range-calendar.component.tsx';
