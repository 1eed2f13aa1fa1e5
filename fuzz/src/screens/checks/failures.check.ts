import { problemAt, type Check } from './seen.ts';

/** What the browser writes into its console of an answer that is a refusal, or of the lost network: that is no error of the page. */
const ofNetwork =
  /Failed to load resource|net::ERR_|WebSocket connection|Failed to fetch|EventSource|Notification prompting|push/i;

/** What browsers say of a size that is measured again in the next frame: nothing is wrong. */
const ofLaterMeasure = /^(Error: )?ResizeObserver loop/;

/** Firefox gives the hash of nothing for a file whose loading was given up, as all that was on its way is when a page is left. */
const ofLeftLoad = /integrity/i;

/** No uncaught error, none in the console, no answer of the server that it failed, no card in place of a screen. */
export const checkFailures: Check = ({
  after,
  before,
  calls,
  uncaught,
  consoleErrors,
  documents,
  isNetworkBad,
  isUnsettled,
}) => {
  const at = after.screen;
  const uncaughtHere = uncaught.filter(
    (text) => !ofLaterMeasure.test(text) && !(isNetworkBad && ofNetwork.test(text)),
  );
  const isLeft = documents.length > 0 || after.address !== before.address;
  const newCards = after.errorCards.filter((card) => !before.errorCards.includes(card));
  return [
    ...uncaughtHere.map((text) => problemAt('uncaught', `${at}: ${firstLine(text)}`, `${at}: ${text}`)),
    ...consoleErrors
      .filter((text) => !ofNetwork.test(text) && !ofLaterMeasure.test(text))
      .filter((text) => !(isLeft && ofLeftLoad.test(text)))
      .map((text) => problemAt('console', `${at}: ${firstLine(text)}`, `${at}: ${text.slice(0, 400)}`)),
    ...calls
      .filter(({ status }) => status >= 500 && !(status === 503 && isNetworkBad))
      .map(({ name, status }) => problemAt('server failed', name, `${at}: ${name} was answered ${status}`)),
    ...(isNetworkBad || isUnsettled ? [] : newCards)
      .filter((card) => !isRefusal(card))
      .map((card) =>
        problemAt('error card', `${at}: ${card}`, `${at}: '${card}' stands in place of a screen`),
      ),
  ];
};

const firstLine = (text: string) => (text.split('\n')[0] ?? '').replaceAll(/\d+/g, '#').slice(0, 100);

/** Cards that say that something is not there or not allowed are answers, not failures. */
const isRefusal = (card: string) =>
  /non trovat|not found|non esiste|scadut|expired|permess|allowed|non è più valid|no longer|riservat|accedi|sign in/i.test(
    card,
  );
