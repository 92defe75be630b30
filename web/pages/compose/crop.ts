export interface Size {
  width: number
  height: number
}

/** How close the picture is, and what of it stands in the middle of the frame, in fractions. */
export interface View {
  zoom: number
  x: number
  y: number
}

/** A part of the picture in fractions of its sides, as the server takes it. */
export interface Crop extends Size {
  x: number
  y: number
}

const frameRatio = 4 / 3
export const mostZoom = 4
export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 }

/** What the frame shows; it is always full, so the middle cannot come too near an edge. */
export function cropOf(picture: Size, view: View): Crop {
  const ratio = picture.width / picture.height
  const width = Math.min(1, frameRatio / ratio) / view.zoom
  const height = Math.min(1, ratio / frameRatio) / view.zoom
  return {
    x: clamp(view.x - width / 2, 1 - width),
    y: clamp(view.y - height / 2, 1 - height),
    width,
    height,
  }
}

/** The view after the picture was pulled by parts of the frame's sides. */
export function pulled(picture: Size, view: View, by: { x: number; y: number }): View {
  const crop = cropOf(picture, view)
  return settled(picture, {
    ...view,
    x: crop.x + crop.width / 2 - by.x * crop.width,
    y: crop.y + crop.height / 2 - by.y * crop.height,
  })
}

export function zoomed(picture: Size, view: View, zoom: number): View {
  return settled(picture, { ...view, zoom: Math.min(mostZoom, Math.max(1, zoom)) })
}

function settled(picture: Size, view: View): View {
  const crop = cropOf(picture, view)
  return { zoom: view.zoom, x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
