import { photo } from '../zip.ts'

export interface Shape {
  file: () => Promise<Uint8Array | string | object>
  /** What has to come of it: of the first recipe, but for `titles`. */
  is: Readonly<Record<string, unknown>>
}

export type Shapes = Readonly<Record<string, Shape>>

export const image = async () => await photo()
