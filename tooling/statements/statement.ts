/** Something of the specification that a person can do, the story in which somebody does it by hand, and its title or the step of it. */
type Statement = readonly [says: string, story: string, step: string];

/** What people can do, by the sections of the specification, in our words. */
export type Statements = Readonly<Record<string, readonly Statement[]>>;
