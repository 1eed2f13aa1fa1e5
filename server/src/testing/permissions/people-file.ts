/** A file of one person of the group 'Uffici', to be imported. */
export function peopleFile(username: string): File {
  const lines = [
    'Cognome;Nome;Username;E-Mail;Gruppi',
    `Prova;Persona;${username};${username}@example.com;Uffici`,
  ];
  return new File([lines.join('\n')], 'persone.csv', { type: 'text/csv' });
}
