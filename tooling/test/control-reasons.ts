/** Why controls of a kind are on the screens and no story and no robot uses them. */
export interface ControlReason {
  /** What the key of such a control fits. */
  readonly kind: RegExp;
  readonly because: string;
}

/** One that no control on the screens fits any more fails `npm test`. */
export const controlReasons: readonly ControlReason[] = [
  {
    kind: /^\/dev\/kit /,
    because: 'the gallery shows the parts of the kit, each of which has tests of its own',
  },
  {
    kind: /^the frame link /,
    because:
      'entries of the menu are made by one part from the manifests: stories press some of them, and the robot opens all their addresses',
  },
  {
    kind: /(?:gridcell|option) (?:in a calendar|of a list)$/,
    because: 'the button or the field within it is what one uses, and has a line of its own',
  },
  {
    kind: / link '[^']*(?:posta in uscita|Demo)[^']*'$/i,
    because: 'only a demo has it, where stories read the outbox by calls',
  },
];
