import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBidi, type Bidi } from './bidi.ts';
import type { Engine, EngineWindow, Size } from './engine.ts';
import { makeFolder, startProgram } from './processes.ts';

/** The same width as in `narrow-screens.spec.ts`: below it, a window is a phone's. */
const widestPhone = 500;

/**
 * A page that is none of the browser's own: on those it keeps the focus in its address bar, and the fields of the pages that follow get
 * keys, but are never told that they have the focus or lost it.
 */
const firstPage = 'data:text/html,';

const longestPressMs = 20_000;

/** Preferences: an Italian browser that has the focus though no window manager gives it, is not asked anything, and fetches nothing of its own. */
const preferencesOf = (isPhone: boolean, isDark: boolean) => ({
  // A finger that a busy machine keeps down for longer than 300 ms still presses.
  'apz.max_tap_time': longestPressMs,
  'ui.click_hold_context_menus.delay': longestPressMs,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': isPhone ? 1 : 0,
  'focusmanager.testmode': true,
  'intl.accept_languages': 'it-IT,it',
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
});

/** Starts Firefox ESR, led by WebDriver BiDi. */
export async function openFirefox({ size, isDark }: EngineWindow): Promise<Engine> {
  const isPhone = size.width < widestPhone;
  const profile = await makeFolder('firefox');
  const lines = Object.entries(preferencesOf(isPhone, isDark)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile.path, 'user.js'), lines.join('\n'));
  const program = startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile.path, firstPage],
    { TZ: 'Europe/Rome', LANGUAGE: 'it', MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' },
  );
  const end = async () => {
    await program.stop();
    await profile.remove();
  };
  try {
    const address = await program.waitFor(/WebDriver BiDi listening on (ws:\/\/\S+)/);
    return await leadFirefox(`${address}/session`, { size, isPhone, end });
  } catch (error) {
    await end();
    throw error;
  }
}

interface Led {
  readonly size: Size;
  readonly isPhone: boolean;
  readonly end: () => Promise<void>;
}

async function leadFirefox(address: string, { size, isPhone, end }: Led): Promise<Engine> {
  const problems: string[] = [];
  const bidi = await openBidi(address, (name, params) => {
    if (name === 'log.entryAdded' && isProblem(params)) problems.push(String(params['text']));
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as unknown as Tree;
  const context = contexts[0]?.context ?? '';
  await bidi.send('browsingContext.setViewport', { context, viewport: size });
  return {
    pointerType: isPhone ? 'touch' : 'mouse',
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: (functionText, ...args) => evaluate(bidi, context, { functionText, args }),
    act: async (device) => {
      await bidi.send('input.performActions', { context, actions: [device] });
    },
    setFiles: async (selector, files) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = (await bidi.send('browsingContext.locateNodes', {
        context,
        locator,
      })) as unknown as Nodes;
      const element = nodes[0];
      if (!element || nodes.length > 1) throw new Error(`${nodes.length} fields are ${selector}`);
      await bidi.send('input.setFiles', { context, element: { sharedId: element.sharedId }, files });
    },
    screenshot: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    problems: () => Promise.resolve(problems),
    close: async () => {
      bidi.close();
      await end();
    },
  };
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}

interface Nodes {
  readonly nodes: readonly { readonly sharedId: string }[];
}

/** Errors that nobody caught, and what the policy refused, come as `javascript`; what a page writes itself comes as `console`. */
function isProblem({ type, level }: Readonly<Record<string, unknown>>): boolean {
  return type === 'javascript' && level === 'error';
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function evaluate(
  bidi: Bidi,
  context: string,
  { functionText, args }: { readonly functionText: string; readonly args: readonly unknown[] },
): Promise<unknown> {
  const answer = (await bidi.send('script.callFunction', {
    functionDeclaration: `async (args) => JSON.stringify((await (${functionText})(...JSON.parse(args))) ?? null)`,
    arguments: [{ type: 'string', value: JSON.stringify(args) }],
    target: { context },
    awaitPromise: true,
  })) as unknown as Evaluated;
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
  return JSON.parse(answer.result?.value ?? 'null');
}
