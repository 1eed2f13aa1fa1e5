import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many buttons a bar has at most, and at least, however large the letters are. */
const most = 5;
const least = 3;

interface Bar {
  readonly bar: RefObject<HTMLElement | null>;
  /** A usual word in the letters of the bar: whatever makes letters larger, on the page or on the device, makes it wider. */
  readonly word: RefObject<HTMLElement | null>;
}

/**
 * How many buttons a bar has room for. A bar that stands at the side scrolls, and has all. Words of several lines make a bar higher:
 * screens that fill the window leave it as much room.
 */
export function useBarPlaces({ bar, word }: Bar): number {
  const [places, setPlaces] = useState(most);
  useLayoutEffect(() => {
    const [barElement, wordElement] = [bar.current, word.current];
    if (!barElement || !wordElement) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = barElement;
      const isAcross = width >= height;
      setPlaces(isAcross ? placesIn(width, wordElement.offsetWidth) : most);
      leaveRoom(isAcross ? height : 0);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(barElement);
    sizes.observe(wordElement);
    measure();
    return () => {
      sizes.disconnect();
      leaveRoom(0);
    };
  }, [bar, word]);
  return places;
}

/** How many buttons fit into a bar of a width, in pixels, where a usual word is so wide. A bar whose width is not known has all. */
function placesIn(barWidth: number, wordWidth: number): number {
  if (barWidth === 0 || wordWidth === 0) return most;
  return Math.min(most, Math.max(least, Math.floor(barWidth / wordWidth)));
}

function leaveRoom(height: number): void {
  const { style } = document.documentElement;
  if (height > 0) style.setProperty('--sp-bar-grown', `${height}px`);
  else style.removeProperty('--sp-bar-grown');
}
