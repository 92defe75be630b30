import { dietExcludes } from '../../../../shared/food/ask/terms.ts'
import type { Diet } from '../../../../shared/food/diet-table.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../../shared/food/line/types.ts'
import { findFood } from '../../../../shared/food/names/match.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import type { Language } from '../../../../shared/language/languages.ts'
import type { Concern } from '../../../../shared/wire/members.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { concernsOf } from '../../members/concerns.ts'
import { type MemberRow, membersOf } from '../../members/rows.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import { type AwayLanguage, isAway, type ShopLanguage } from '../names/languages.ts'
import { readTitle } from '../titles/read-title.ts'

/**
 * For whom of the table a product is not, as far as its name tells. `never` has in it what the line did not
 * ask for; with the rest a person decides, since they asked for just that: milk beside somebody who cannot have it.
 */
export type Eaters = (need: ListNeed, productName: string) => { never: boolean; ask: Concern[] }

const nobodyMinds: Eaters = () => ({ never: false, ask: [] })

export async function eatersOf(ctx: Context, shop: ShopLanguage): Promise<Eaters> {
  return eatersAmong(await membersOf(ctx.sql, signedIn(ctx).kitchenId), ctx.language, shop)
}

/** `shop` is the language of its titles, `language` that of the answers. */
export function eatersAmong(
  members: readonly MemberRow[],
  language: Language,
  shop: ShopLanguage,
): Eaters {
  const minding = members.filter(
    ({ diets, allergies, dislikes }) =>
      diets.length + dislikes.length + (allergies?.length ?? 0) > 0,
  )
  if (minding.length === 0) return nobodyMinds
  // What somebody would rather not eat is bought for the others; of what they cannot eat nothing is guessed.
  // A diet that all of them keep leaves nobody for whom the rest would be bought.
  const isKept = (diet: Diet) =>
    dietExcludes[diet] !== undefined || members.every(({ diets }) => diets.includes(diet))
  const cannot = minding.map((one) => ({
    ...one,
    diets: one.diets.filter(isKept),
    dislikes: [],
  }))
  const keeping = minding.map((one) => ({ ...one, allergies: null, dislikes: [] }))
  return (need, productName) => {
    const asked = [lineOfNeed(need)]
    const sold = [isAway(shop) ? lineAway(productName, shop) : lineOf(productName)]
    const meant = new Set(concernsOf(asked, minding, language).flatMap(holdsOf))
    const extra = concernsOf(sold, minding, language).flatMap(holdsOf)
    if (extra.some((one) => !meant.has(one))) return { never: true, ask: [] }
    const warned = new Map(concernsOf(sold, cannot, language).map((one) => [one.member, one]))
    // Who writes «молоко» knows that it is milk, and who of the table keeps a fast; what a label may add they do not.
    const known = new Set(concernsOf(asked, keeping, language).flatMap(unsureOf))
    for (const { member, unsureDiets } of concernsOf(sold, keeping, language)) {
      const news = unsureDiets.filter((diet) => !known.has(said(member, diet)))
      const { holds = [], unsure = [], unsureDiets: told = [] } = warned.get(member) ?? {}
      if (news.length > 0)
        warned.set(member, {
          ...{ member, holds, unsure },
          unsureDiets: [...new Set([...told, ...news])],
        })
    }
    const all = [...warned.values()]
    const held = all.filter(({ holds }) => holds.length > 0)
    const maybe = all.filter(
      ({ holds, unsure, unsureDiets }) =>
        holds.length === 0 && unsure.length + unsureDiets.length > 0,
    )
    return {
      never: false,
      ask: [...held.map((one) => ({ ...one, unsure: [], unsureDiets: [] })), ...maybe],
    }
  }
}

const said = (member: string, what: string) => `${member}: ${what}`
const holdsOf = ({ member, holds }: Concern) => holds.map((what) => said(member, what))
const unsureOf = ({ member, unsureDiets }: Concern) => unsureDiets.map((diet) => said(member, diet))

function lineOfNeed({ food, name, said }: ListNeed): ParsedLine {
  const line = lineOf(said || name)
  return food === null ? line : { ...line, food }
}

/** A brand is in no dictionary, which makes a name no riddle: what it says of foods counts. */
const lineOf = remembered((name: string): ParsedLine => {
  const line = parseIngredientLine(name)
  const { mentions = [] } = line
  const read = findFood(name)
  return { ...line, understood: true, mentions: read ? [...mentions, read] : mentions }
})

/** All foods that the title speaks of count, whatever stands for what. */
function lineAway(title: string, language: AwayLanguage): ParsedLine {
  const mentions = [...new Set(readTitle(title, language).map(({ food }) => food))]
  return { text: title, foodText: title, understood: true, mentions }
}
