import { z } from 'zod'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { propose } from '../../../domain/proposals/propose.ts'
import { defineTool, proposes } from '../define-tool.ts'
import { proposalResult } from './proposal-answer.ts'
import { proposalAnswer } from './schemas.ts'

const line = z.union([
  z.string().min(1).max(300),
  z.strictObject({
    food: z.string().min(1).max(120).describe('What to buy, such as «молоко»'),
    quantity: z.number().positive().max(1_000_000).optional(),
    unit: z.string().min(1).max(30).optional().describe('Such as г, кг, мл, л, шт, g, ml'),
    note: z.string().max(120).optional(),
  }),
])

export const proposeShoppingList = defineTool({
  name: 'service_propose_shopping_list',
  title: 'Propose lines for a shopping list',
  description:
    'Proposes adding lines to a shopping list of the person’s kitchen: to the list that you name, or to the current one. Use it when they ask you to put things on a list. It adds nothing by itself: it returns confirmation_url, where the person may leave lines out and confirms. It never removes or ticks lines, and never buys.',
  scope: 'service.shopping-list',
  input: z.strictObject({
    list: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('The id or the name of a list; leave it out to mean the current one'),
    lines: z
      .array(line)
      .min(1)
      .max(200)
      .describe('Each as one text («молоко 2 л») or as food, quantity and unit'),
  }),
  output: proposalAnswer,
  annotations: proposes,

  async run(ctx: AgentContext, { list, lines }) {
    return proposalResult(await propose(ctx, 'shopping_list', { list, lines: lines.map(asText) }))
  },
})

function asText(one: z.output<typeof line>): string {
  if (typeof one === 'string') return tidy(one)
  const { food, quantity, unit, note } = one
  const amount = [quantity, unit].filter((part) => part !== undefined).join(' ')
  return tidy([food, amount].filter(Boolean).join(' ') + (note ? `, ${note}` : ''))
}

// Null bytes cannot be stored by Postgres, and a line is one line.
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}
