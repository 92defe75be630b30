import { z } from 'zod'
import { idInput } from './ids.ts'
import type { Photo } from './recipes.ts'
import { text } from './text.ts'

export const longestComment = 2000

const said = z.object({
  text: text(longestComment).default(''),
  cooked: z.boolean().default(false),
  photoId: idInput.nullable().default(null),
})
export type CommentSaid = z.infer<typeof said>

export const commentAdd = said.extend({ publicationId: idInput })
export type CommentAdd = z.infer<typeof commentAdd>

export const commentEdit = said.extend({ id: idInput })
export type CommentEdit = z.infer<typeof commentEdit>

export const commentInput = z.object({ id: idInput })

export const commentsInput = z.object({
  publicationId: idInput,
  /** The last one that was read, to go on with older ones. */
  after: idInput.optional(),
})

export interface CommentView {
  id: string
  author: { id: string; displayName: string }
  text: string
  cooked: boolean
  photo: Photo | null
  createdAt: string
  edited: boolean
  /** Mine to change. */
  mine: boolean
  /** Mine, or under a dish of mine. */
  removable: boolean
}

export interface CommentsPage {
  items: CommentView[]
  total: number
  /** How many of them have cooked the dish. */
  cooked: number
  /** Goes into `after`; null at the end. */
  next: string | null
}
