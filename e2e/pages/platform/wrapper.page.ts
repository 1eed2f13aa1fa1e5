import { expect, type Frame, type Page } from '@playwright/test';

interface Message {
  readonly type: string;
  readonly person?: { readonly username: string } | null;
  readonly url?: string;
}

interface StandIn extends Window {
  messages: string[];
}

/** A stand-in for the mobile app's web view: keeps what the page says, and speaks as the app does. Before the page is opened. */
export async function standInApp(page: Page) {
  await page.addInitScript(() => {
    const kept = JSON.parse(sessionStorage.getItem('said') ?? '[]') as string[];
    const postMessage = (message: string) => {
      kept.push(message);
      sessionStorage.setItem('said', JSON.stringify(kept));
    };
    Object.assign(window, { ReactNativeWebView: { postMessage } });
  });
  const said = async () => {
    const kept = await page.evaluate(() => sessionStorage.getItem('said') ?? '[]');
    return (JSON.parse(kept) as string[]).map((message) => JSON.parse(message) as Message);
  };
  return {
    said,
    expectSaid: (type: string) =>
      expect.poll(async () => (await said()).some((message) => message.type === type)).toBe(true),
    ask: (message: object) =>
      page.evaluate((data) => {
        window.dispatchEvent(new MessageEvent('message', { data }));
      }, JSON.stringify(message)),
  };
}

/** A page of the same origin that has the product in a frame, and talks with it. */
export async function standInFrame(page: Page, address: string) {
  await page.route('**/stand-in.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stand-in</title><script>
        window.messages = [];
        addEventListener('message', (event) => {
          if (event.origin === location.origin) messages.push(event.data);
        });
      </script><iframe title="Sportello" src="${address}" style="width:100%;height:90vh"></iframe>`,
    }),
  );
  await page.goto('/stand-in.html');
  const product = (): Frame => page.frames()[1] as Frame;
  return {
    product,
    said: () =>
      page.evaluate(() => (window as unknown as StandIn).messages.map((text) => JSON.parse(text) as Message)),
    ask: (message: object) =>
      page.evaluate((data) => window.frames[0]?.postMessage(data, location.origin), message),
  };
}
