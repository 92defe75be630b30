import { z } from 'zod'
import { longestConversation } from '../../../shared/wire/ask.ts'
import { longestQuestion } from '../../../shared/wire/search.ts'

/** A2A 1.0 §4.1.4: one turn of a conversation. Of its parts, the text is the question. */
const messageSchema = z.object({
  messageId: z.string().min(1).max(200),
  contextId: z.string().max(200).optional(),
  taskId: z.string().max(200).optional(),
  role: z.literal('ROLE_USER'),
  parts: z
    .array(z.looseObject({ text: z.string().optional() }))
    .min(1)
    .max(20),
})

export const sendMessageParams = z.object({
  message: messageSchema,
  configuration: z
    .object({ acceptedOutputModes: z.array(z.string().max(100)).max(20).optional() })
    .optional(),
  /** What was asked before in this conversation, oldest first: nothing is remembered here. */
  metadata: z
    .looseObject({ prev: z.array(z.string().max(longestQuestion)).optional().catch(undefined) })
    .optional(),
})
export type SendMessageParams = z.infer<typeof sendMessageParams>

/** The question in it; null when its parts hold no text, or far too much. */
export function questionIn({ message, metadata }: SendMessageParams) {
  const text = clean(message.parts.map((part) => part.text ?? '').join(' '))
  if (text === '' || text.length > longestQuestion) return null
  const prev = (metadata?.prev ?? []).slice(-longestConversation).map(clean).filter(Boolean)
  return { text, prev }
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()
}
