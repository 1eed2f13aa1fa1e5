export { HoursField } from './hours-field.component.tsx';
export { HoursStepper } from './hours-stepper.component.tsx';
export { parseHours } from './parse-hours.ts';
