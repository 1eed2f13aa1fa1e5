import { useEffect, useRef, useState } from 'react';
import { formatHours, notify, useLanguage, useTexts } from 'shared-ui';
import { dayPanelTexts } from './day-panel.texts.ts';

/** A row of a day's hours that is typed into. */
type HoursField = 'ordinary' | 'overtime' | 'absence';

/** What was typed into the rows of a day and the day may not have: its minutes (NaN for what is no quantity) and the most that it may. */
type Refused = Partial<Record<HoursField, { readonly minutes: number; readonly max: number }>>;

/** The refused rows of a day. None of them is saved: whoever leaves the day with one is told so. */
export function useRefusedHours() {
  const t = useTexts(dayPanelTexts);
  const language = useLanguage();
  const [refused, setRefused] = useState<Refused>({});
  // Also what is refused as the day is left, which is shown no more.
  const latest = useRef(refused);
  const set = (next: Refused) => {
    latest.current = next;
    setRefused(next);
  };
  const warn = useRef<() => void>(undefined);
  useEffect(() => {
    warn.current = () => {
      for (const [field, { max }] of Object.entries(latest.current)) {
        const label = t(field as HoursField);
        notify.warning(t('refused', { label, max: formatHours(max, language) }), { duration: 'validation' });
      }
    };
  });
  useEffect(() => () => warn.current?.(), []);
  return {
    refused,
    refuse: (field: HoursField, minutes: number, max: number) =>
      set({ ...latest.current, [field]: { minutes, max } }),
    accept: (field: HoursField) => set(omit(latest.current, field)),
    acceptAll: () => set({}),
  };
}

export type RefusedHours = ReturnType<typeof useRefusedHours>;

function omit(refused: Refused, field: HoursField): Refused {
  return Object.fromEntries(Object.entries(refused).filter(([name]) => name !== field));
}
