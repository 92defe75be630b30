import { z } from 'zod'
import { type Aisle, aisles } from '../food/lexicon/types.ts'
import { idInput, linkTokenInput } from './ids.ts'
import { day, servings } from './plan.ts'
import { filledLine } from './text.ts'

const lineText = filledLine(300)
const lineIds = z.array(idInput).min(1).max(500)
const listName = filledLine(80)
/** As far as a column of whole numbers goes. */
const whole = z.number().int().min(0).max(2_147_483_647)

/** The current list without an id. */
export const listInput = z.object({ id: idInput.optional() })
export const listIdInput = z.object({ id: idInput })
export const listCreateInput = z.object({ name: listName })
export const listRenameInput = z.object({ id: idInput, name: listName })

/** To the current list without an id; it is made when there is none. */
export const linesAddInput = z.object({
  listId: idInput.optional(),
  lines: z.array(lineText).min(1).max(200),
})
/** Names the version that was seen, so that nobody overwrites what they have not read. */
export const lineEditInput = z.object({ id: idInput, version: whole, text: lineText })
export const linesTickInput = z.object({ ids: lineIds, ticked: z.boolean() })
/** By the secret of a link, for whoever holds it. */
export const sharedListInput = z.object({ key: linkTokenInput })
export const sharedTickInput = z.object({ key: linkTokenInput, ids: lineIds, ticked: z.boolean() })
export type SharedTick = z.infer<typeof sharedTickInput>

/** One that was made for the line, or none. */
export const linePictureInput = z.object({ id: idInput, pictureId: idInput.nullable() })
export const linesInput = z.object({ ids: lineIds })

export const staplesInput = z.object({ foods: z.array(filledLine(60)).max(100) })
/** As the kitchen calls it: «АТБ», «базар». */
const shopName = filledLine(40)
/** A kitchen names so many shops. */
export const mostShops = 20

/** Of which shop; of all that have no order of their own without a name. */
export const aislesOfInput = z.object({ shop: shopName.optional() }).optional()
/** In the order of a walk through the shop; the usual one without any. */
export const aislesInput = z.object({
  aisles: z.array(z.enum(aisles)).max(aisles.length),
  shop: shopName.optional(),
})
/** Where a list is bought. */
export const shopChoiceInput = z.object({ id: idInput, shop: shopName.nullable() })
export type ShopChoice = z.infer<typeof shopChoiceInput>
export const shopInput = z.object({ shop: shopName })

/** A good that is told on the list every so many weeks. */
export const repeatGoodInput = z.object({
  text: lineText,
  everyWeeks: z.number().int().min(1).max(26),
})
export const takeGoodInput = z.object({ id: idInput, listId: idInput.optional() })
export const stopGoodInput = z.object({ id: idInput, stopped: z.boolean() })

export interface RecurringGood {
  id: string
  key: string
  name: string
  /** As it was typed. */
  text: string
  everyWeeks: number
  nextOn: string
  due: boolean
}

/** What a list knows of what its kitchen buys. */
export interface ListHabits {
  /** What is bought often and stands neither on the list nor at home. */
  usual: { key: string; name: string; text: string }[]
  /** What comes every so many weeks and is due by now. */
  due: RecurringGood[]
  /** What was ever bought, what was bought most often first. */
  known: { name: string; text: string }[]
}

/** A good that is bought although it is at home, or not any more. */
export const buyAnywayInput = z.object({ id: idInput, key: filledLine(300), on: z.boolean() })

/** What a kitchen always has at home. */
export interface Staple {
  key: string
  /** As it was typed. */
  text: string
  /** In the reader's language. */
  name: string
}

/** A named list is new; without an id and a name it is the current one. */
export const listFromPlanInput = z.object({
  from: day,
  to: day,
  listId: idInput.optional(),
  name: listName.optional(),
})
export type ListFromPlan = z.infer<typeof listFromPlanInput>

/** A dish that is shopped for without being planned: of the kitchen's, or from the feed. */
export const listAddDishInput = z.union([
  z.strictObject({ recipeId: idInput, servings }),
  z.strictObject({ publicationId: idInput, servings }),
])
export type ListAddDish = z.infer<typeof listAddDishInput>

/** What one press has added, so that it can be taken back. */
export const dishLinesInput = z.object({
  listId: idInput,
  added: whole,
  origins: z.array(z.object({ lineId: idInput, position: whole })).max(500),
})
export type DishLines = z.infer<typeof dishLinesInput>

export interface ShoppingListCard {
  id: string
  name: string
  current: boolean
  lines: number
}

/** What somebody photographed: the pack that is meant. */
export interface LinePicture {
  id: string
  small: string
  large: string
}

/** One line as it is changed: a row shows several of them as one when they are for the same food. */
export interface ListLine {
  id: string
  version: number
  /** As it was typed or, for a line made from the plan, as somebody would type it. */
  text: string
  /** What somebody wrote beside it. */
  remark: string
  picture: LinePicture | null
}

/** What a row is told of what is at home. */
export interface RowHome {
  /**
   * Left out of what is to be bought; there, but not counted; so old that somebody should look; or bought
   * all the same, as somebody has asked.
   */
  kind: 'counted' | 'there' | 'old' | 'anyway'
  /** «500 г»; empty where nobody knows how much. */
  amount: string
}

/** What is at home altogether, so that nothing of it is to be bought. */
export interface HomeGood {
  key: string
  name: string
  /** How much of it the dishes take. */
  amount: string
}

export interface ListRow {
  key: string
  /** By which goods are told apart, whether or not they are in the basket. */
  good: string
  name: string
  /** «2 л + 1 скл.», in the words of the reader's language; empty without an amount. */
  amount: string
  note: string
  /** What people wrote beside it: «синя пачка». */
  remark: string
  aisle: Aisle
  ticked: boolean
  /** In minor units; null when it is not known. */
  price: number | null
  /** «молока не треба»: nothing of it is to be bought, and it has no price. */
  refused?: true
  /** For which dishes. */
  dishes: string[]
  /** Who else of the kitchen typed it. */
  addedBy: string[]
  home: RowHome | null
  lines: ListLine[]
}

/** A row as a guest reads it. */
export type SharedRow = Pick<
  ListRow,
  'key' | 'name' | 'amount' | 'note' | 'remark' | 'aisle' | 'ticked'
> & {
  lines: Pick<ListLine, 'id' | 'picture'>[]
}

export interface SharedList {
  name: string
  rows: SharedRow[]
}

export interface ListDish {
  title: string
  dates: string[]
  picture: { seed: string; photoUrl: string | null } | null
}

/** What the plan has changed on the list for one dish. */
export interface ListChange {
  dish: string
  servings: number
  kind: 'added' | 'gone' | 'changed'
  /** «+1 буряк», «ребра +700 г». */
  foods: string[]
}

export interface ShoppingListView {
  id: string
  name: string
  current: boolean
  /** Where it is bought, as the kitchen calls it; null for any shop. */
  shop: string | null
  /** In the order of a walk through that shop; what is ticked comes last on its shelf. */
  rows: ListRow[]
  dishes: ListDish[]
  /** Names of what the dishes ask for and is always at home. */
  atHome: string[]
  /** What they ask for and is in the pantry, so that no row is there for it. */
  inPantry: HomeGood[]
  /** Since somebody last said that they have seen it. */
  changes: ListChange[]
  /** The plan asks for more than a list has room for. */
  full: boolean
  currency: string
  habits: ListHabits
}

/** All lists of the kitchen and the one that is open; null before there is any. */
/** In which of the reader's kitchens a list is. */
export interface WhoseList {
  kitchenId: string | null
}

export interface ShoppingPage {
  lists: ShoppingListCard[]
  open: ShoppingListView | null
}
