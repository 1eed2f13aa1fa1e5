import type { SyntheticEvent } from 'react';

/**
 * Ends an event's way through React's tree, and only there: what is drawn outside of a form, a row or a menu must not submit, press or
 * close it because it was written within. Listeners of the document go on hearing it.
 */
function stopInReact(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true;
}

/** For the outermost element of a portal: handlers of those who opened it hear nothing of what happens within. */
export const endsInReact = {
  onSubmit: stopInReact,
  onReset: stopInReact,
  onInvalid: stopInReact,
  onClick: stopInReact,
  onDoubleClick: stopInReact,
  onPointerDown: stopInReact,
  onPointerMove: stopInReact,
  onPointerUp: stopInReact,
  onMouseDown: stopInReact,
  onMouseUp: stopInReact,
  onMouseOver: stopInReact,
  onMouseMove: stopInReact,
  onTouchStart: stopInReact,
  onTouchMove: stopInReact,
  onTouchEnd: stopInReact,
  onWheel: stopInReact,
  onKeyDown: stopInReact,
  onKeyUp: stopInReact,
  onFocus: stopInReact,
  onBlur: stopInReact,
  onInput: stopInReact,
  onChange: stopInReact,
  onPaste: stopInReact,
  onDragOver: stopInReact,
  onDrop: stopInReact,
} as const;
