export { callOn, downloadOn } from './call-on.ts';
export { createTestApp } from './create-test-app.ts';
export type { TestApp } from './create-test-app.ts';
export { describeOnBothDatabases, describeOnPostgres } from './describe-on-both-databases.ts';
export { createFakeClock } from './fake-clock.ts';
export { postForm } from './post-form.ts';
export { signInAs } from './sign-in-as.ts';
export { openAgain, openBareDatabase, openTestDatabase } from './test-databases.ts';
export type { TestDatabaseKind } from './test-databases.ts';
