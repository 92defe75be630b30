/** Of the browser, where it offers to recognise text: nothing is sent anywhere for it. */
interface TextDetector {
  detect(picture: ImageBitmap): Promise<readonly Recognised[]>
}

export interface Recognised {
  rawValue: string
  boundingBox: { x: number; y: number; height: number }
}

type WithDetector = { TextDetector?: new () => TextDetector }

export const canReadPhotos = () => (globalThis as WithDetector).TextDetector !== undefined

/** The words on a photo of a page, line by line; empty where there are none. */
export async function textOfPhoto(file: Blob): Promise<string> {
  const { TextDetector } = globalThis as WithDetector
  if (!TextDetector) return ''
  const picture = await createImageBitmap(file)
  try {
    return inLines(await new TextDetector().detect(picture))
  } finally {
    picture.close()
  }
}

/** What stands at one height is one line, from the left. */
export function inLines(found: readonly Recognised[]): string {
  const lines: Recognised[][] = []
  const middle = ({ boundingBox: { y, height } }: Recognised) => y + height / 2
  for (const one of found.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1)
    const first = line?.[0]
    const same = first && Math.abs(middle(one) - middle(first)) < first.boundingBox.height / 2
    if (line && same) line.push(one)
    else lines.push([one])
  }
  return lines
    .map((line) =>
      line
        .toSorted((a, b) => a.boundingBox.x - b.boundingBox.x)
        .map((one) => one.rawValue.trim())
        .join(' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
}
