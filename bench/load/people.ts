/** What somebody does in a run: their own hours and signatures, sending documents, or looking at the end whether all is there. */
export type Role = 'employee' | 'administrator' | 'auditor';

/** Somebody of a run. */
export interface Worker {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** The address of the network from which they come, as a proxy says it: everybody has their own. */
  readonly ip: string;
}

/** One of twenty sends documents to the others. */
const employeesOfAdministrator = 20;

/** Makes so many people. */
export function makePeople(count: number): Worker[] {
  return Array.from({ length: count }, (_, index) => {
    const role = index % employeesOfAdministrator === 0 ? 'administrator' : 'employee';
    return { ...personOf(`persona-${index}`, role), ip: addressIn(10, index) };
  });
}

/** Makes somebody beside them, who is no load. */
export function makeSomebody(id: string, role: Role): Worker {
  return { ...personOf(id, role), ip: addressIn(11, 1) };
}

/** The address of that number in a network of private addresses. */
function addressIn(network: number, index: number): string {
  return [network, index >> 16, (index >> 8) & 255, index & 255].join('.');
}

function personOf(id: string, role: Role): Omit<Worker, 'ip'> {
  const lastName = `Rossi ${id.split('-').at(-1)}`;
  return { id, username: id, firstName: 'Persona', lastName, email: `${id}@acme.example`, role };
}
