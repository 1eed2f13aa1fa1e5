import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { expiryHours } from 'shared-api/contracts/signing';
import { z } from 'zod';

// The field is null while it is empty, which is refused as any other value out of range.
const hoursForm = z.object({ hours: z.number().nullable().pipe(expiryHours) });

/** The hours that are asked for at sending: refused when they are sent, not while they are typed. */
export function useHoursForm() {
  const { control, handleSubmit, clearErrors } = useForm({
    reValidateMode: 'onSubmit',
    resolver: zodResolver(hoursForm),
    defaultValues: { hours: null },
  });
  const { field, fieldState } = useController({ control, name: 'hours' });
  return {
    handleSubmit,
    choice: {
      value: field.value,
      isWrong: fieldState.error !== undefined,
      onChange(hours: number | null) {
        clearErrors('hours');
        field.onChange(hours);
      },
    },
  };
}
