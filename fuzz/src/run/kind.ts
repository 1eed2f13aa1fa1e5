import type fc from 'fast-check';
import type { Session } from './session.ts';

/** How far an input came: past the first check of it, or refused at the door. */
interface Attempt {
  readonly isPast: boolean;
}

/** A kind of inputs. A plan is plain JSON without anything of a running server, so that the same seed makes the same plans. */
export interface Kind<Plan> {
  readonly name: string;
  /** How often it comes, beside the others. */
  readonly weight: number;
  readonly plans: fc.Arbitrary<Plan>;
  /** Sends what a plan says; what is wrong with the answers the session notes. */
  attempt(plan: Plan, session: Session): Promise<Attempt>;
  /** Whether it is sent alone: only a part of a run looks at it. */
  readonly file?: (plan: Plan) => { readonly name: string; readonly bytes: Uint8Array };
}
