/** The calls of the directory come with what makes calls. */
export const loadDirectoryCalls = () =>
  import(/* webpackChunkName: "calls" */ './directory-calls.ts').then(
    ({ askEmployees, askOwnCompanies }) => ({
      askEmployees,
      askOwnCompanies,
    }),
  );
