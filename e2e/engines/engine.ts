/** What is seen of a page, in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a window of a browser is. */
export interface EngineWindow {
  readonly size: Size;
  /** Whether its device asks for dark colours. */
  readonly isDark: boolean;
}

/** One step of a hand, as WebDriver and WebDriver BiDi write it; `duration` in milliseconds, places in pixels of the window. */
export type PointerStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'pause'; readonly duration: number };
type KeyStep =
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pause'; readonly duration: number };

/** What one device does, step by step. */
export type Device =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' | 'touch' };
      readonly actions: readonly PointerStep[];
    }
  | {
      readonly type: 'wheel';
      readonly id: string;
      readonly actions: readonly [
        {
          readonly type: 'scroll';
          readonly x: number;
          readonly y: number;
          readonly deltaX: 0;
          readonly deltaY: number;
        },
      ];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyStep[] };

/** One window of a browser that Playwright cannot lead, with a profile of its own. It is led by the protocol that it has itself. */
export interface Engine {
  /** What its pointer is where the window has the size of a phone. */
  readonly pointerType: 'mouse' | 'touch';
  /** Goes to a full address and waits until the page has loaded. */
  goto(address: string): Promise<void>;
  /**
   * What a function answers in the page. It is given as text, takes what JSON can write and answers such.
   * @throws what it throws.
   */
  evaluate(functionText: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Does what a device does; done when its last step is. */
  act(device: Device): Promise<void>;
  /** Gives files, by their paths, to the one file field that fits the selector. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** What is seen, as PNG. */
  screenshot(): Promise<Buffer>;
  /** What has gone wrong in its pages so far: errors that nobody caught, and what the content security policy refused. */
  problems(): Promise<readonly string[]>;
  /** Ends the browser and all that was started for it, and removes its profile. */
  close(): Promise<void>;
}
