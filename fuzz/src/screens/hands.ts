import type { Browser, BrowserContext, Page } from 'playwright';
import type { Sight } from './page-watch.ts';
import type { Person } from './person.ts';
import type { ScreensWorld } from './world.ts';

/** What a step is done with: a person, their window, and the world in which it is open. */
export interface Hands {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly world: ScreensWorld;
  readonly person: Person;
  /** The screen as it was after the last step. */
  sight(): Sight;
  /** Which file the next window for choosing files is given. */
  setFile(path: string | undefined): void;
}
