/** The calls of the sign-in, with their rules: they come while somebody types (decision 034). */
export const loadSignInCalls = () =>
  import(/* webpackChunkName: "sign-in-calls" */ './sign-in-calls.ts').then(
    ({ checkPassword, readCredentials, sendLogin }) => ({ checkPassword, readCredentials, sendLogin }),
  );
