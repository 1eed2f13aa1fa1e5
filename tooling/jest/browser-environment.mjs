import { TestEnvironment } from 'jest-environment-jsdom';
import { keepScripts } from './kept-scripts.mjs';
import { StyleInTests } from './style-in-tests.mjs';

keepScripts();

const missingInJsdom = [
  'fetch',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** Node's Request takes no AbortSignal of jsdom's, which is what a router in a test makes. */
class RequestWithoutSignal extends Request {
  constructor(input, { signal: _signal, ...init } = {}) {
    super(input, init);
  }
}

/** No test waits for a server that is not there: what it asks for comes from `createFakeServer`. */
function NoNetwork() {
  throw new Error('A test reached for the network: prepare the answer with createFakeServer');
}

/** jsdom with the platform classes that browsers and Node have; never MessageChannel, or React's scheduler keeps jest alive. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const global = this.global;
    for (const name of missingInJsdom) global[name] ??= globalThis[name];
    global.crypto.subtle ??= globalThis.crypto.subtle;
    global.Request ??= RequestWithoutSignal;
    global.XMLHttpRequest = NoNetwork;
    global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    global.EventSource ??= class extends global.EventTarget {
      close() {}
    };
    global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    addDialogMethods(global);
    global.getComputedStyle = (element) => new StyleInTests(element);
    global.Element.prototype.scrollIntoView ??= () => {};
    global.Element.prototype.scrollTo ??= () => {};
    global.scrollTo = () => {};
    global.HTMLCanvasElement.prototype.getContext = () =>
      new Proxy({}, { get: (target, key) => target[key] ?? (() => undefined), set: () => true });
  }
}

/** jsdom knows the dialog element, but not how to open and close it. */
function addDialogMethods({ HTMLDialogElement, Event }) {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
