import type { Bytes } from './bytes.ts'
import type { Document } from './vocabulary.ts'

/** How the value of a column is written in COPY's binary form, after its length. */
type Write<T> = (into: Bytes, value: T) => void

// PostgreSQL counts moments from here, in microseconds.
const epoch = Date.UTC(2000, 0, 1)
const textType = 25

export const text: Write<string> = (into, value) => into.sized(() => into.text(value))

export const texts: Write<readonly string[]> = (into, value) =>
  into.sized(() => {
    into.int32(value.length === 0 ? 0 : 1)
    into.int32(0)
    into.int32(textType)
    if (value.length === 0) return
    into.int32(value.length)
    into.int32(1)
    for (const one of value) text(into, one)
  })

export const jsonb: Write<string> = (into, value) =>
  into.sized(() => {
    into.raw('\u0001')
    into.text(value)
  })

export const int2: Write<number> = (into, value) => {
  into.int32(2)
  into.int16(value)
}

export const int4: Write<number> = (into, value) => {
  into.int32(4)
  into.int32(value)
}

export const int8: Write<number> = (into, value) => {
  into.int32(8)
  into.int64(value)
}

export const timestamptz: Write<Date> = (into, value) =>
  int8(into, (value.getTime() - epoch) * 1000)

export const tsvector: Write<Document> = (into, { size, bytes }) =>
  into.sized(() => {
    into.int32(size)
    into.raw(bytes)
  })

// biome-ignore lint/suspicious/noExplicitAny: each column has a type of its own.
export type Columns = Readonly<Record<string, Write<any>>>

/** A row, by what its columns take. */
export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: (C[Name] extends Write<infer T> ? T : never) | null
}

export interface Table<C extends Columns> {
  name: string
  columns: C
}
