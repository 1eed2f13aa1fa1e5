/** Says names of which some belong to several: these with what tells them apart, `Rossi Mario (mario.rossi2)`. */
export function namesApart<Person>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
  markOf: (person: Person) => string,
): (person: Person) => string {
  const counts = new Map<string, number>();
  for (const person of people) counts.set(nameOf(person), (counts.get(nameOf(person)) ?? 0) + 1);
  return (person) => {
    const name = nameOf(person);
    return (counts.get(name) ?? 0) > 1 ? `${name} (${markOf(person)})` : name;
  };
}
