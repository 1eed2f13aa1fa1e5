/** What somebody asks of who decides, after their name. It names no kind of absence and no day (decision 105). */
export const asked = {
  it: {
    approval: 'ha inviato una richiesta che aspetta la tua decisione.',
    withdrawal: 'chiede di ritirare una richiesta già approvata.',
    days: 'chiede meno giorni di una richiesta già approvata.',
  },
  en: {
    approval: 'has sent a request that waits for your decision.',
    withdrawal: 'asks to take back a request that was approved.',
    days: 'asks for fewer days of a request that was approved.',
  },
} as const;
