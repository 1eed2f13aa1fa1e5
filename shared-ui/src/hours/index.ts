export { HoursField } from './hours-field.component.tsx';
export { HoursStepper } from './hours-stepper.component.tsx';
export { parseHours, withoutFractions } from './parse-hours.ts';
export { useWhichHours } from './use-which-hours.ts';
