import type { Crop } from './upload.ts'

/** How a photo is seen through the frame of a recipe's picture: where its middle is, and how near. */
export interface View {
  /** The photo's own width divided by its height. */
  ratio: number
  zoom: number
  x: number
  y: number
}

const frameRatio = 4 / 3
export const largestZoom = 4

/** As much of the photo as the frame can show, around its middle. */
export function wholeView(ratio: number): View {
  return { ratio, zoom: 1, x: 0.5, y: 0.5 }
}

/** Moves by shares of the frame; the photo never leaves it. */
export function moveBy(view: View, dx: number, dy: number): View {
  const { width, height } = sizeOf(view)
  return inside({ ...view, x: view.x + dx * width, y: view.y + dy * height })
}

export function zoomTo(view: View, zoom: number): View {
  return inside({ ...view, zoom: Math.min(largestZoom, Math.max(1, zoom)) })
}

export function cropOf(view: View): Crop {
  const { width, height } = sizeOf(view)
  return { x: view.x - width / 2, y: view.y - height / 2, width, height }
}

function sizeOf({ ratio, zoom }: View): { width: number; height: number } {
  const width = Math.min(1, frameRatio / ratio) / zoom
  const height = Math.min(1, ratio / frameRatio) / zoom
  return { width, height }
}

function inside(view: View): View {
  const { width, height } = sizeOf(view)
  const clamp = (value: number, half: number) => Math.min(1 - half, Math.max(half, value))
  return { ...view, x: clamp(view.x, width / 2), y: clamp(view.y, height / 2) }
}
