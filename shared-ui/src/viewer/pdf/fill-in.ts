/**
 * Gives a browser of the floor what pdf.js takes for granted in its build for older ones too. Its text runs in the worker as well, so it
 * uses nothing from outside of itself.
 */
export function fillIn(): void {
  Promise.withResolvers ??= <T>() => {
    const parts: Partial<PromiseWithResolvers<T>> = {};
    const promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return Object.assign(parts, { promise }) as PromiseWithResolvers<T>;
  };
  AbortSignal.any ??= (signals) => {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
    }
    return controller.signal;
  };
  // pdf.js shortens buffers alone, and lets go of what it shortened.
  // oxlint-disable-next-line no-extend-native -- that is what a fill-in does
  ArrayBuffer.prototype.transferToFixedLength ??= function slice(this: ArrayBuffer, length?: number) {
    return this.slice(0, length);
  };
}
