import { z } from 'zod'
import { aisles } from '../food/lexicon/types.ts'
import { type UnitId, units } from '../food/units/units.ts'
import { languages } from '../language/languages.ts'
import { mealSlots, plainKinds } from '../meals.ts'
import { idInput } from './ids.ts'
import { memberAddInput } from './members.ts'
import { visibleName } from './people.ts'
import { day, servings } from './plan.ts'
import { filled, filledLine, text } from './text.ts'

/** How our own file of a household calls itself; it is known by these, whatever the file is called. */
export const householdFormat = 'komora-household'
export const householdVersion = 1

/** As many letters as a picture beside a line of a list may take up. */
export const largestPicture = 400_000
/** And how many of them. */
export const mostPictures = 60
/** What a file holds of each kitchen, and what of the person: whatever is more is said to be missing. */
export const mostInFile = {
  plan: 5000,
  pantry: 500,
  likes: 2000,
  follows: 2000,
  comments: 2000,
} as const

/** Written as in the file, but for what cannot be stored. */
export const keyInFile = text(100)

const meal = z.object({
  slot: z.enum(mealSlots),
  kind: z.enum(['dish', ...plainKinds]),
  title: filled(200),
  note: text(500),
  servings,
  recipe: keyInFile.nullable(),
})
const weekday = z.number().int().min(0).max(6)
/** Which of another list of the same file. */
const place = z.number().int().min(0).max(mostInFile.plan).nullable().default(null)
/** As far back as the database can go; nobody has cooked from here before. */
export const moment = z.iso.datetime().refine((said) => said >= '1900')
const idInFile = idInput.catch('')
const base64 = z.string().regex(/^[\w+/=-]*$/)

/** For which dish a line is there, and how much of it; the dish may stand on the plan of the same file. */
const dishOfLine = z.object({
  title: filled(200),
  recipe: keyInFile.nullable().catch(null),
  entry: place.catch(null),
  key: filledLine(300),
  quantity: z.number().positive().max(1_000_000).nullable().catch(null),
  unit: z
    .enum(Object.keys(units) as [UnitId, ...UnitId[]])
    .nullable()
    .catch(null),
  part: text(200).nullable().catch(null),
})
/** A line that the plan made, which nobody has typed. */
const madeLine = z.object({
  food: text(60).nullable(),
  quality: text(200).nullable(),
  words: filledLine(300),
})

/** What stands around the recipes of an account. A recipe is named by what the same file calls it. */
const ofOneKitchen = z.object({
  plan: z
    .array(
      meal.extend({
        date: day,
        /** Null for those who eat in the kitchen, as where somebody plans a dish without saying for how many. */
        servings: servings.nullable(),
        cookedAt: moment.nullable(),
        cookedNote: text(500).default(''),
        eaters: z.array(z.number().int().min(0).max(20)).max(20).nullable().default(null),
        leftoverOf: place,
        repeat: place,
      }),
    )
    .max(mostInFile.plan)
    .default([]),
  repeats: z
    .array(
      meal.extend({
        first: day,
        through: day,
        until: day.nullable(),
        weekdays: z.array(weekday).min(1).max(7),
        everyWeeks: z.number().int().min(1).max(8),
      }),
    )
    .max(60)
    .default([]),
  menus: z
    .array(z.object({ name: filledLine(80), dishes: z.array(meal.extend({ weekday })).max(200) }))
    .max(60)
    .default([]),
  /** Of the feed of the house that wrote the file; another house does not know them. */
  likes: z
    .array(z.object({ id: idInFile, title: text(200) }))
    .max(mostInFile.likes)
    .default([]),
  follows: z
    .array(z.object({ id: idInFile, title: text(200) }))
    .max(mostInFile.follows)
    .default([]),
  /** One, or none. */
  settings: z
    .array(
      z.object({
        language: z.enum(languages).nullable().catch(null),
        kitchenName: visibleName.nullable().catch(null),
        timeZone: text(60).nullable().catch(null),
        aisles: z.array(z.enum(aisles)).max(100).catch([]),
        shopOrders: z.record(filledLine(40), z.array(z.enum(aisles)).max(100)).catch({}),
      }),
    )
    .max(1)
    .default([]),
  lists: z
    .array(
      z.object({
        name: filledLine(100),
        current: z.boolean(),
        shop: filledLine(40).nullable().catch(null).default(null),
        lines: z
          .array(
            z.object({
              text: filledLine(300),
              ticked: z.boolean(),
              remark: text(300).catch(''),
              /** A WebP in base64, small enough to stand in the file. */
              picture: base64.max(largestPicture).nullable().catch(null),
              dishes: z.array(dishOfLine).max(200).default([]),
              made: madeLine.nullable().catch(null),
              /** Taken off: it is kept so that its dishes do not ask for it again. */
              gone: z.boolean().catch(false),
            }),
          )
          .max(1500),
        /** Whose dishes it follows. */
        days: z
          .array(z.object({ from: day, to: day }))
          .max(100)
          .default([]),
        /** What is bought although it is at home. */
        anyway: z.array(filledLine(300)).max(500).default([]),
      }),
    )
    .max(100)
    .default([]),
  members: z
    .array(memberAddInput.extend({ self: z.boolean() }))
    .max(20)
    .default([]),
  staples: z.array(filledLine(60)).max(500).default([]),
  tray: z.array(keyInFile).max(50).default([]),
  /** As one types it, and when it was last seen. */
  pantry: z
    .array(
      z.object({
        text: filledLine(300),
        seenAt: moment,
      }),
    )
    .max(mostInFile.pantry)
    .default([]),
  cookbooks: z
    .array(z.object({ name: filledLine(60), recipes: z.array(keyInFile).max(20_000) }))
    .max(100)
    .default([]),
  /** What is bought every so many weeks. */
  recurring: z
    .array(
      z.object({ text: filledLine(300), everyWeeks: z.number().int().min(1).max(52), nextOn: day }),
    )
    .max(100)
    .default([]),
  /** Which product of a store is put into a cart for what; it goes by the store's own number. */
  choices: z
    .array(
      z.object({
        store: filledLine(60),
        key: filledLine(300),
        product: filledLine(200),
        name: filledLine(300),
      }),
    )
    .max(3000)
    .default([]),
  /** What was bought when: by it a list knows what the kitchen usually buys. */
  bought: z
    .array(z.object({ text: filledLine(300), at: moment }))
    .max(5000)
    .default([]),
})

/** What there is more of than the file has room for. */
const cut = z.array(z.object({ name: filledLine(40), said: text(40) })).max(20)

export const householdSchema = ofOneKitchen.extend({
  cut: cut.catch([]).default([]),
  /** The other kitchens that the person cooks in. */
  others: z.array(ofOneKitchen).max(10).default([]),
  /** What they said under dishes of the feed of the house that wrote the file. */
  comments: z
    .array(z.object({ title: text(200), text: text(4000), at: moment, cooked: z.boolean() }))
    .max(mostInFile.comments)
    .default([]),
})
export type KitchenBrought = z.infer<typeof ofOneKitchen>
export type Household = z.infer<typeof householdSchema>

/** How much of it there is, to be told before it is taken. */
export const householdParts = [
  ...(['settings', 'plan', 'repeats', 'menus', 'lists', 'members', 'staples', 'tray'] as const),
  ...([
    'pantry',
    'cookbooks',
    'likes',
    'follows',
    'recurring',
    'bought',
    'choices',
    'others',
  ] as const),
]
export type HouseholdSize = Record<(typeof householdParts)[number], number>
