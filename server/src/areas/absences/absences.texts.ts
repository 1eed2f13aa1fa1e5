import type { LocalizedText } from 'shared-api/contracts/common';

/** The sentences of the server of absences, in both languages. */
export const absencesTexts = {
  endsBefore: { it: 'La fine viene prima dell’inizio', en: 'It ends before it begins' },
  tooLong: { it: 'Una richiesta dura al massimo un anno', en: 'A request lasts a year at most' },
  timesOfSeveralDays: {
    it: 'Gli orari si indicano solo per un giorno singolo',
    en: 'Times are for a single day only',
  },
  endsTooEarly: { it: 'L’ora di fine viene prima dell’ora di inizio', en: 'The end is before the beginning' },
  nightTooLong: {
    it: 'Un permesso oltre la mezzanotte dura al massimo 10 ore',
    en: 'Leave that goes on after midnight lasts 10 hours at most',
  },
  oneTime: { it: 'Indica sia l’ora di inizio sia quella di fine', en: 'Give both times' },
  nothingToTake: {
    it: 'In questo periodo non ci sono giorni lavorativi',
    en: 'There are no working days in this period',
  },
  overlaps: {
    it: 'In questo periodo c’è già un’altra richiesta',
    en: 'There is another request for this period already',
  },
  moreThanTheDay: {
    it: 'Le assenze di un giorno superano l’orario di lavoro',
    en: 'The absences of a day are longer than its working time',
  },
  blocked: { it: 'Giorni bloccati: {reason}', en: 'Blocked days: {reason}' },
  overdrawn: {
    it: 'Il saldo non basta: restano {left} ore e ne servono {needed}',
    en: 'The balance does not suffice: {left} hours are left and {needed} are needed',
  },
  alreadyDecided: {
    it: 'La richiesta è già cambiata: l’ha cambiata {changedBy}',
    en: 'The request has changed already: {changedBy} changed it',
  },
  notOpen: { it: 'La richiesta è già stata inviata', en: 'The request was sent already' },
  approvedAlready: {
    it: 'La richiesta è già approvata: si può chiedere di ritirarla',
    en: 'The request is approved: you can ask to take it back',
  },
  givenBackUsed: {
    it: 'L’assenza ha restituito {hours} ore di ferie o permessi che il saldo non copre più: ritira prima quella richiesta',
    en: 'The absence gave back {hours} hours of leave that the balance no longer covers: take that request back first',
  },
  ownIsAnothers: { it: 'La decide un altro amministratore', en: 'Another administrator decides about it' },
  ownBalanceIsAnothers: {
    it: 'Il tuo saldo lo rettifica un altro amministratore',
    en: 'Another administrator adjusts your balance',
  },
  lineOwn: {
    it: 'Il tuo saldo lo importa un altro amministratore: riga lasciata fuori',
    en: 'Another administrator imports your balance: line left out',
  },
  ownPolicyIsAnothers: {
    it: 'Quanto maturi tu lo decide un altro amministratore',
    en: 'What you earn is another administrator’s to decide',
  },
  withdrawalNotAsked: {
    it: 'Nessuno ha chiesto di ritirare questa richiesta',
    en: 'Nobody asked to take this request back',
  },
  delegateUnknown: { it: 'Scegli una persona dell’azienda', en: 'Choose a person of the company' },
  delegateSelf: { it: 'Scegli un’altra persona', en: 'Choose somebody else' },
  delegationOver: { it: 'La delega non può finire nel passato', en: 'The delegation cannot end in the past' },
  delegationTooLong: { it: 'Una delega dura al massimo un anno', en: 'A delegation lasts a year at most' },
  delegationOverlaps: {
    it: 'In questi giorni hai già delegato {name}',
    en: 'You have delegated to {name} on these days already',
  },
  withdrawalAskedAlready: {
    it: 'Il ritiro è già stato chiesto',
    en: 'The withdrawal was asked for already',
  },
  cause: {
    holiday: { it: 'Ferie', en: 'Holiday' },
    paidLeave: { it: 'Permesso retribuito', en: 'Paid leave' },
    unpaidLeave: { it: 'Permesso non retribuito', en: 'Unpaid leave' },
    formerHolidays: { it: 'Ex festività', en: 'Former public holidays' },
  },
  reasonNeeded: { it: 'Scrivi il motivo del rifiuto', en: 'Say why it is refused' },
  dayToCome: { it: 'Scegli un giorno che è già passato, o oggi', en: 'Choose today or a day before' },
  closureTooLong: {
    it: 'Una chiusura dura al massimo {days} giorni',
    en: 'A closure lasts {days} days at most',
  },
  onlyShorter: {
    it: 'Scegli un giorno tra quelli approvati: si può finire prima o iniziare dopo',
    en: 'Choose one of the approved days: it can end earlier or begin later',
  },
  ofClosure: {
    it: 'Queste ferie sono di una chiusura aziendale',
    en: 'This leave is of a company closure',
  },
  closureOverlaps: {
    it: 'In questi giorni c’è già la chiusura {name}',
    en: 'The closure {name} has some of these days already',
  },
  policyBeginsThen: {
    it: 'Da questo mese vale già un’altra maturazione',
    en: 'Another accrual begins with this month',
  },
  fileNoName: {
    it: 'Nella prima riga manca la colonna «Dipendente» o «Utente»',
    en: 'The first line lacks the column “Employee” or “Username”',
  },
  fileNoBalance: {
    it: 'Nella prima riga manca una colonna «Ferie», «Permessi» o «Ex festività»',
    en: 'The first line lacks a column “Holiday”, “Paid leave” or “Former holidays”',
  },
  fileNoLines: { it: 'Il file non ha righe', en: 'The file has no lines' },
  fileOpenQuote: {
    it: 'Nel file ci sono virgolette che non si chiudono',
    en: 'A quotation mark of the file is never closed',
  },
  fileColumnTwice: { it: 'Nel file una colonna è presente due volte', en: 'A column is in the file twice' },
  fileTooManyLines: {
    it: 'Il file ha più di 5000 righe: dividilo in più file',
    en: 'The file has more than 5000 lines: divide it into several',
  },
  lineMoreCells: {
    it: 'La riga ha più celle dei titoli: forse una virgola dei decimali è presa per separatore',
    en: 'The line has more cells than there are titles: a decimal comma may be taken for a separator',
  },
  lineTwoWays: {
    it: 'Un numero come 1.234 si legge in due modi: scrivi 1234 oppure 1,234',
    en: 'A figure like 1.234 can be read in two ways: write 1234, or 1,234 for decimals',
  },
  lineOtherPerson: {
    it: 'Il nome non è quello dell’utente indicato nella riga',
    en: 'The name is not that of the username in the line',
  },
  lineNotHours: { it: 'Le ore non si leggono', en: 'The hours cannot be read' },
  lineTooLarge: { it: 'Le ore sono troppe', en: 'The hours are too many' },
  lineNoValue: { it: 'La riga non ha ore', en: 'The line has no hours' },
  lineNoPerson: { it: 'La riga non ha un nome', en: 'The line has no name' },
  lineUnknown: {
    it: 'Nessun dipendente dell’azienda si chiama così',
    en: 'No employee of the company has this name',
  },
  lineAmbiguous: {
    it: 'Più dipendenti si chiamano così: aggiungi la colonna «Utente»',
    en: 'Several employees have this name: add the column “Username”',
  },
  lineTwice: { it: 'La persona c’è già in un’altra riga', en: 'The person is in another line already' },
} as const satisfies Record<string, LocalizedText | Record<string, LocalizedText>>;
