import { plainDay } from 'shared-api/contracts/common';
import { week } from 'shared-api/contracts/timesheet';
import { z } from 'zod';

/** What the form of a plan holds; an empty day of the week is null. */
export const planForm = z.object({
  validFrom: plainDay,
  week: z.array(week.element.nullable()).transform((days) => days.map((minutes) => minutes ?? 0)),
  siteId: z.string(),
});
export type PlanForm = z.input<typeof planForm>;
export type PlanValues = z.output<typeof planForm>;
