import { z } from 'zod'
import { filledLine } from '../../../../shared/wire/text.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { propose } from '../../../domain/proposals/propose.ts'
import { defineTool, proposes } from '../define-tool.ts'
import { rounded } from './amounts.ts'
import { proposalResult, proposalShown } from './proposal-answer.ts'
import { proposalAnswer } from './schemas.ts'

const line = z.union([
  filledLine(300),
  z.strictObject({
    food: filledLine(120),
    quantity: z.number().positive().max(1_000_000).optional(),
    unit: filledLine(30).optional().describe('Such as г, кг, мл, л, шт, g, ml'),
    note: filledLine(120).optional(),
  }),
])

export const proposeShoppingList = defineTool({
  name: 'service_propose_shopping_list',
  title: 'Propose lines for a shopping list',
  description:
    'Proposes adding lines to a shopping list of the kitchen, all in one call. See what is on it with service_list_plan. It adds nothing by itself; at confirmation_url the person leaves lines out and confirms. It never removes or ticks lines, and never buys.',
  scope: 'service.shopping-list',
  input: z.strictObject({
    list: filledLine(100).optional().describe('Id or name; the current one without it'),
    lines: z
      .array(line)
      .min(1)
      .max(200)
      .describe('Each as one text («молоко 2 л») or as food, quantity and unit'),
  }),
  output: proposalAnswer,
  annotations: proposes,
  view: 'proposal',
  shown: proposalShown,

  async run(ctx: AgentContext, { list, lines }) {
    return proposalResult(await propose(ctx, 'shopping_list', { list, lines: lines.map(asText) }))
  },
})

function asText(one: z.output<typeof line>): string {
  if (typeof one === 'string') return one
  const { food, quantity, unit, note } = one
  const amount = quantity === undefined ? [unit] : [rounded(quantity), unit]
  return (
    [food, ...amount].filter((part) => part !== undefined).join(' ') + (note ? `, ${note}` : '')
  )
}
