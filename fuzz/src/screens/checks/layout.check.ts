import { problemAt, type Check } from './seen.ts';

/** Nothing is wider than the screen, nothing moves between press and release, no form lies in a form. */
export const checkLayout: Check = ({ step, before, after, events }) => [
  ...(after.tooWide > 0
    ? [
        problemAt(
          'too wide',
          after.screen,
          `${after.address} is ${after.tooWide} px wider than the screen, by ${after.widest}`,
        ),
      ]
    : []),
  ...(step.does === 'leave' || step.does === 'draw' ? [] : events).flatMap((event) => {
    if (event.what === 'moved')
      return [
        problemAt('moved', event.key, `${event.key} moved by ${event.by} px between press and release`),
      ];
    return event.what === 'gone'
      ? [problemAt('gone', event.key, `${event.key} was taken away between press and release`)]
      : [];
  }),
  ...(after.nestedForms > before.nestedForms
    ? [
        problemAt(
          'form in a form',
          `${after.screen} ${after.dialogs.at(-1) ?? ''}`,
          `${after.address}: a form lies in a form`,
        ),
      ]
    : []),
];
