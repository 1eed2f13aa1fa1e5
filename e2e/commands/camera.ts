import type { BrowserContext } from '@playwright/test';

/** Puts a picture before the camera of every page of a context. */
export async function putBeforeCamera(context: BrowserContext, png: Buffer): Promise<void> {
  await context.addInitScript(
    (picture) => {
      const show = async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 640;
        canvas.height = 480;
        const image = new Image();
        image.src = picture;
        await image.decode();
        const draw = () => {
          const pen = canvas.getContext('2d');
          pen?.fillRect(0, 0, 640, 480);
          pen?.drawImage(image, 160, 80, 320, 320);
        };
        setInterval(draw, 50);
        draw();
        return canvas.captureStream(20);
      };
      navigator.mediaDevices.getUserMedia = show;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

/** Has every page of a context refuse the camera, as after 'Block'. */
export async function blockCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}
