/** What an engine that tells nobody of its problems writes them into: it stays with the window from page to page. */
const item = 'sportello-problems';

/**
 * Writes down, from the end of a page's loading on, errors that nobody caught; and what the content security policy refused, which is
 * told of what was before as well.
 */
export const watchPage = `() => {
  const write = (problem) => sessionStorage.setItem('${item}', JSON.stringify(
    [...JSON.parse(sessionStorage.getItem('${item}') ?? '[]'), String(problem)]));
  addEventListener('error', ({ message }) => message && write(message));
  addEventListener('unhandledrejection', ({ reason }) => write(reason));
  const policy = (reports) => reports.forEach(({ body }) => write('Refused: ' + JSON.stringify(body)));
  new ReportingObserver(policy, { types: ['csp-violation'], buffered: true }).observe();
}`;

/** What was written down. */
export const readProblems = `() => JSON.parse(sessionStorage.getItem('${item}') ?? '[]')`;
