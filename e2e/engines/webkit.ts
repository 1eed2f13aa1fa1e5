import { setTimeout as wait } from 'node:timers/promises';
import { findMiniBrowser } from '../../tooling/browser/other-engines.ts';
import { freePort } from '../core/free-port.ts';
import type { Device, Engine, EngineWindow, Size } from './engine.ts';
import { makeFolder, startProgram } from './processes.ts';
import { readProblems, watchPage } from './watch-page.ts';
import { openWebDriver, type WebDriver } from './web-driver.ts';

/** What it wants where there is neither a screen nor a graphics card, nor, for root, a user whom it could shut in. */
const environment = {
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  GDK_BACKEND: 'x11',
  LANG: 'it_IT.UTF-8',
  LANGUAGE: 'it',
  NO_AT_BRIDGE: '1',
  TZ: 'Europe/Rome',
};

/** Starts WebKitGTK on a screen of its own, led by WebDriver. It has a mouse alone: GTK's driver knows no fingers. */
export async function openWebKit({ size, isDark }: EngineWindow): Promise<Engine> {
  const home = await makeFolder('webkit');
  const screen = startProgram('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const programs = [screen];
  const end = async () => {
    for (const program of programs.toReversed()) await program.stop();
    await home.remove();
  };
  try {
    const display = await screen.waitFor(/^(\d+)\s/m);
    const port = await freePort();
    const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
      ...environment,
      GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
      DISPLAY: `:${display}`,
      XDG_CACHE_HOME: home.path,
      XDG_CONFIG_HOME: home.path,
      XDG_DATA_HOME: home.path,
    });
    programs.push(driver);
    const session = await openWebDriver(`http://127.0.0.1:${port}`, capabilities());
    await fit(session, size);
    return lead(session, end);
  } catch (error) {
    await end();
    throw new Error(programs.map((program) => program.said()).join('\n'), { cause: error });
  }
}

/** In full screen it shows no bar: the bar makes the window wider than a phone. */
const capabilities = () => ({
  'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] },
});

/** Makes the window so large that its page has exactly the size that is wanted. */
async function fit(session: WebDriver, size: Size): Promise<void> {
  await session.post('/window/rect', { x: 0, y: 0, ...size });
  for (;;) {
    const shown = await session.evaluate('() => ({ width: innerWidth, height: innerHeight })');
    if (JSON.stringify(shown) === JSON.stringify(size)) return;
    await wait(50);
  }
}

function lead(session: WebDriver, end: () => Promise<void>): Engine {
  let turned = 0;
  /** Its driver turns a wheel to where it is told, not by as much: the same once more is nothing. */
  const turnOn = (device: Device): Device => {
    if (device.type !== 'wheel') return device;
    const [turn] = device.actions;
    turned += turn.deltaY;
    return { ...device, actions: [{ ...turn, deltaY: turned }] };
  };
  return {
    pointerType: 'mouse',
    goto: async (url) => {
      await session.post('/url', { url });
      await session.evaluate(watchPage);
    },
    evaluate: (functionText, ...args) => session.evaluate(functionText, ...args),
    act: async (device) => {
      await session.post('/actions', { actions: [turnOn(device)] });
    },
    setFiles: async (selector, paths) => {
      const [id] = await session.find(selector);
      await session.post(`/element/${id}/value`, { text: paths.join('\n') });
    },
    screenshot: () => session.screenshot(),
    problems: async () => (await session.evaluate(readProblems)) as readonly string[],
    close: async () => {
      await session.end();
      await end();
    },
  };
}
