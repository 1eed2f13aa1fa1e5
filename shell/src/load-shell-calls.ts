/** The calls that the shell makes also where nobody is signed in: they come with what makes calls (decision 034). */
export const loadShellCalls = () =>
  import(/* webpackChunkName: "calls" */ './shell-calls.ts').then(
    ({ askSession, keepLanguage, sendFailure }) => ({ askSession, keepLanguage, sendFailure }),
  );
