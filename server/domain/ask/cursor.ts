import { DomainError } from '../../kernel/errors.ts'

/** Where a page of answers ended: how far the question was relaxed, and the last recipe's place. */
export interface Place {
  stage: number
  score: number
  publishedAt: number
}

export function cursorOf({ stage, score, publishedAt }: Place): string {
  return `${stage}_${score}_${publishedAt}`
}

export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, stage, score, publishedAt] =
    /^(\d{1,4})_(-?\d[\d.e+-]{0,24})_(\d{1,15})$/.exec(cursor) ?? []
  const place = {
    stage: Number(stage),
    score: Number(score),
    publishedAt: Number(publishedAt),
  }
  if (!Object.values(place).every(Number.isFinite)) throw new DomainError('cursor_unknown')
  return place
}
