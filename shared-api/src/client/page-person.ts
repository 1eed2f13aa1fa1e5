let person: string | null = null;

/** Whose page this is: the user id that goes with every call; null while nobody is signed in. */
export function pagePerson(): string | null {
  return person;
}

/** Says whose page this is from now on. */
export function setPagePerson(userId: string | null): void {
  person = userId;
}
