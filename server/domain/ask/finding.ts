import { refusesMilk } from '../../../shared/food/ask/lactose.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import type { Diet } from '../../../shared/food/diet-table.ts'
import { mayHold, withNamesakes } from '../../../shared/food/lexicon/index.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { FeedSort } from '../../../shared/wire/feed.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import type { Needs } from '../members/needs.ts'
import { type Asked, bestMatches, type RankedRow } from './candidates.ts'
import { mealMayGiveWay } from './course-wish.ts'
import type { Place } from './cursor.ts'
import { planOf } from './plan.ts'
import { isNonsense } from './said.ts'
import { type Soft, type SoftKind, softKinds } from './soft.ts'
import type { Outcome } from './summary.ts'
import { isTexture } from './textures.ts'
import { waysToRelax } from './ways.ts'
import { looseOf, nearStages, nearTo, type Wider } from './wider.ts'

/** What stands beside a question. The filters hold whatever was said or dropped. */
export interface Beside {
  /** The question as it was typed. */
  text?: string | undefined
  /** Ids of chips that the person took away. */
  dropped?: readonly string[] | undefined
  /** What was unsure and the person decided. */
  settled?: readonly string[] | undefined
  /** Minutes from beginning to end at most. */
  total?: number | undefined
  max?: number | undefined
  diets?: readonly Diet[] | undefined
  /** What everybody at the table may eat; never left out. */
  table?: Needs | undefined
  lang?: Language | undefined
  /** What is written in it comes before the rest. */
  first?: Language | undefined
  sort?: FeedSort | undefined
  limit?: number | undefined
  /** The language that the answer is told in; that of the question, where nobody says another. */
  told?: Language | undefined
  /** `next` of the answer before. */
  cursor?: string | undefined
}

/** The largest number that the columns hold; whatever is beyond compares just the same. */
const largestInteger = 2_147_483_647
const whole = (limit: number) => Math.min(Math.floor(limit), largestInteger)

/** The question with the filters beside it. A limit that was said holds too, so the tighter one counts. */
export function filtered(slots: Slots, beside: Beside): Asked {
  const { text, total, max, diets = [], table, sort, lang, first } = beside
  const { without = [], allergies = [] } = table ?? {}
  const other = { exclude: without, allergies, diets: [...diets, ...(table?.diets ?? [])] }
  return {
    ...slots,
    // Lactose alone is refused, but for what somebody at the table refuses of milk.
    onlyLactose: slots.onlyLactose === true && !refusesMilk(other),
    diets: [...new Set([...dietsAsked(slots), ...diets, ...(table?.diets ?? [])])],
    allergies: [...new Set([...slots.allergies, ...(table?.allergies ?? [])])],
    exclude: [...new Set([...slots.exclude, ...(table?.without ?? [])])],
    // What somebody at the table refuses is refused with all its kinds, and with what is made of it.
    ranOut: (slots.ranOut ?? []).filter((id) => !table?.without?.includes(id)),
    spared: sparedBeside(slots.spared, table?.without ?? []),
    ...(total !== undefined && {
      maxMinutes: Math.min(whole(total), slots.maxMinutes ?? largestInteger),
    }),
    ...(max !== undefined && { maxServingPrice: whole(max) }),
    ...(sort && { sort }),
    ...(lang && { lang }),
    ...(first && { first }),
    ...(text && { text }),
  }
}

/** "Nut-free biscuits" are asked for without nuts, as «без горіхів» does; whoever is allergic to them says so. */
function dietsAsked({ diets, exclude }: Slots): readonly Diet[] {
  return exclude.includes('nut') ? diets.filter((diet) => diet !== 'nut-free') : diets
}

function sparedBeside(spared: readonly string[], refused: readonly string[]): string[] {
  const groups = withNamesakes(refused)
  return spared.filter((id) => !groups.some((group) => mayHold(id, group)))
}

interface Found extends Outcome {
  rows: RankedRow[]
  /** Which of the ways to relax the question it was. */
  stage: number
  /** So many of them meet it, and those behind come near. */
  sure?: number
  /** Nothing is left of it by what was refused. */
  refused?: boolean
}

export const nothing = (reason: Outcome['reason']): Found => ({
  rows: [],
  dropped: [],
  stage: 0,
  reason,
})

/** More ways than any question is relaxed in. */
const pricedAnew = 50

/** What may be left out of a question to find what comes near. */
const widened: ReadonlySet<SoftKind> = new Set(['occasions', 'words'])
const loosened = ({ occasions, words }: Wider): Soft => ({ occasions, words })

/** The same without limits of time and money. */
function boundless({ maxMinutes, minMinutes, price, maxServingPrice, ...asked }: Asked): Asked {
  return asked
}

/** Stages of a question whose meal gave way begin here. */
const anyMealStages = 500

/** Tries the question as it is; where nothing is left of it, a dinner may be a soup, a salad or an omelette as well. */
export async function find(
  ctx: Context,
  sql: Sql,
  said: Slots,
  asked: Asked,
  limit: number,
  after: Place | null = null,
): Promise<Found> {
  const goesOn = after !== null && after.stage % nearStages >= anyMealStages
  const found = goesOn ? undefined : await asAsked(ctx, sql, said, asked, limit, after)
  // A refusal must add nothing to an answer, so that no meal gives way where something is refused.
  if (found && (after || found.reason !== 'nothingMeets' || refuses(asked))) return found
  if (found && !mealMayGiveWay(asked)) return found
  const at = after && { ...after, stage: after.stage - anyMealStages }
  const other = await asAsked(ctx, sql, said, { ...asked, anyMeal: true }, limit, at)
  if (found && other.rows.length === 0) return found
  return { ...other, anyMeal: true, stage: other.stage + anyMealStages }
}

/** Whether anything is refused in it, by whoever asks or for whoever eats. */
function refuses({ exclude, allergies, diets, refused, ranOut = [], health = [] }: Asked): boolean {
  return [exclude, allergies, diets, ranOut, health, ...Object.values(refused)].some(
    ({ length }) => length > 0,
  )
}

/** Tries the question with its meal; where a price found nothing that may be one of a serving, it is taken for that. */
async function asAsked(
  ctx: Context,
  sql: Sql,
  said: Slots,
  asked: Asked,
  limit: number,
  after: Place | null,
): Promise<Found> {
  const { price, servings } = asked
  const open = price?.per === 'total' && servings === undefined
  if (!open || !after || after.stage % nearStages < pricedAnew) {
    const found = await tried(ctx, sql, said, asked, limit, after)
    if (!open || found.refused) return found
    // «ланчбокс до 50 грн»: where something was left out for the price in all, that of a serving may keep it.
    const lost = found.dropped.filter((kind) => kind !== 'words').length
    if (found.reason !== 'nothingMeets' && (lost === 0 || after)) return found
    const each = await pricedEach(ctx, sql, said, asked, limit, null)
    const keeps = each.dropped.filter((kind) => kind !== 'words').length < lost
    return found.reason === 'nothingMeets' || (each.rows.length > 0 && keeps) ? each : found
  }
  return pricedEach(ctx, sql, said, asked, limit, { ...after, stage: after.stage - pricedAnew })
}

async function pricedEach(
  ctx: Context,
  sql: Sql,
  said: Slots,
  asked: Asked,
  limit: number,
  after: Place | null,
): Promise<Found> {
  const { price } = asked
  const each = { ...asked, ...(price && { price: { ...price, per: 'serving' as const } }) }
  const found = await tried(ctx, sql, said, each, limit, after)
  return { ...found, stage: found.stage + pricedAnew, priceOfServing: true }
}

async function tried(
  ctx: Context,
  sql: Sql,
  said: Slots,
  asked: Asked,
  limit: number,
  after: Place | null = null,
): Promise<Found> {
  if (said.tangled) return nothing('tooTangled')
  const plan = await planOf(ctx, sql, asked)
  const words = {
    known: plan.soft.words?.length ?? 0,
    unknown: plan.unknownWords.length - plan.harmless,
  }
  if (isNonsense({ ...said, ...(asked.text && { text: asked.text }) }, words))
    return nothing('notUnderstood')
  const closeness = [...plan.closer, {}]
  for (const [way, dropped] of waysToRelax(plan, asked, ctx.config.currency).entries()) {
    const kept = softKinds.filter((kind) => !dropped.includes(kind))
    for (const [at, closer] of closeness.entries()) {
      const stage = way * closeness.length + at
      // The next page is relaxed as the first was.
      if (after && stage !== after.stage % nearStages) continue
      const soft = { ...plan.soft, ...closer }
      if (at < plan.closer.length && !kept.some((kind) => kind in closer)) continue
      const conditionsOf = (wanted: Soft) => [
        ...plan.must,
        ...kept.flatMap((kind) => wanted[kind] ?? []),
      ]
      const close = { ...plan, conditions: conditionsOf(soft) }
      const isNear = after !== null && after.stage >= nearStages
      const rows = isNear ? [] : await bestMatches(ctx, sql, asked, close, limit, after)
      // What is widened is so for no diet that refuses, either.
      const refusing = plan.wider?.isSure ? plan.refusing : []
      const free = close.conditions.filter((one) => !refusing.includes(one))
      const attempt = { ...close, conditions: free, never: [] }
      const isRefused =
        rows.length === 0 &&
        !after &&
        plan.never.length + refusing.length > 0 &&
        (await bestMatches(ctx, sql, asked, attempt, 1)).length > 0
      if (rows.length > 0 || after || isRefused) {
        const near =
          !plan.wider || !kept.some((kind) => widened.has(kind)) || rows.length >= limit
            ? []
            : await nearTo(
                ctx,
                sql,
                asked,
                {
                  ...plan,
                  ...plan.wider,
                  close,
                  wide: conditionsOf({ ...soft, ...loosened(plan.wider) }),
                },
                limit - rows.length,
                isNear ? after : null,
              )
        // Where the refusals leave nothing there is nothing: to widen the question for their sake would
        // make «без цибулі» add what the same question without it does not show.
        if (isRefused && near.length === 0) return { ...nothing('nothingMeets'), refused: true }
        return {
          rows: [...rows, ...near],
          sure: isNear ? 0 : rows.length,
          ...(near.length > 0 && {
            near: looseOf(asked),
            nearWords: asked.words.filter(isTexture),
          }),
          dropped,
          unheard: way === 0 && dropped.includes('words'),
          loosely:
            at === plan.closer.length &&
            plan.occasions.length > 1 &&
            kept.includes('occasions') &&
            rows.length > 0,
          instead: plan.instead,
          noneForBabies: plan.noneForBabies,
          stage,
          reason: null,
        }
      }
      // And where only a limit does, less time would add guesses to what is sure.
      if (
        at < plan.closer.length &&
        (await bestMatches(ctx, sql, boundless(asked), attempt, 1)).length > 0
      )
        break
    }
  }
  return nothing('nothingMeets')
}
