import { useState } from 'react';

/** The specified zoom factors (spec 02 §9). */
const zoomInFactor = 1.1;
const zoomOutFactor = 0.9;
const smallest = 0.25;
const largest = 4;

/** The zoom of a viewer; 1 fits the width. */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  return {
    zoom,
    canZoomIn: zoom * zoomInFactor <= largest,
    canZoomOut: zoom * zoomOutFactor >= smallest,
    zoomIn: () => setZoom((now) => Math.min(largest, now * zoomInFactor)),
    zoomOut: () => setZoom((now) => Math.max(smallest, now * zoomOutFactor)),
    fit: () => setZoom(1),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
