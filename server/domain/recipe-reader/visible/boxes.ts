/** A part of the page that holds others: where a method stands, its goodbyes and banners do not. */
export interface Box {
  around: Box | null
  depth: number
}

const holding = new Set('div section article main aside td table form footer header nav'.split(' '))
/** Nobody nests what is read so deep; whoever does pays nothing for it. */
const deepest = 100

export function boxIn(around: Box | null, name: string): Box | null {
  if (!holding.has(name)) return around
  const depth = (around?.depth ?? 0) + 1
  return depth > deepest ? around : { around, depth }
}

/** The smallest box that holds all of them; null is the page. */
export function commonBox(boxes: readonly (Box | null)[]): Box | null {
  return boxes.reduce((one, other) => {
    let [a, b] = [one, other]
    while (a !== b) {
      if ((a?.depth ?? 0) >= (b?.depth ?? 0)) a = a?.around ?? null
      else b = b?.around ?? null
    }
    return a
  }, boxes[0] ?? null)
}

export function isInside(box: Box | null, held: Box | null): boolean {
  return commonBox([box, held]) === held
}
