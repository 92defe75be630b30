import { isIdle, isPlain } from '../../../shared/food/ask/plain.ts'
import { stopWords } from '../../../shared/food/ask/words/stop.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { type Condition, conditionsOf } from '../search/query.ts'
import { searchWords } from '../search/words.ts'
import { isTexture, textureCondition } from './textures.ts'

const mostWords = 8

interface Words {
  /** Each must be said by what is found. */
  conditions: Condition[]
  /** Those of them that somebody only would like best. */
  textures: Condition[]
  /** What speaks for a recipe, and is no condition. */
  rank: string[]
  /** What stands in no recipe. */
  unknown: string[]
  /** Of those, the words that people say around any food: they make no nonsense of a question. */
  harmless: number
  /** And the others. */
  strange: string[]
}

/**
 * What words that name nothing ask for. One that people say around any food («взяти», "leftover") is asked of
 * titles and ingredients alone: where a description happens to say it, that is a matter of chance.
 */
export async function wordConditions(
  ctx: Context,
  sql: Sql,
  words: readonly string[],
  told: readonly string[] = [],
): Promise<Words> {
  const said: Words = {
    conditions: [],
    textures: [],
    rank: [],
    unknown: [],
    harmless: 0,
    strange: [],
  }
  for (const [at, word] of words.entries()) {
    // Whether a title happens to say it is a matter of chance.
    if (isIdle(word)) continue
    const texture = await textureCondition(sql, word)
    if (texture) {
      said.conditions.push(texture)
      said.textures.push(texture)
      said.rank.push(texture.text)
      continue
    }
    const plain = isPlain(word)
    const isTold = told.includes(word)
    // Each is looked up by itself, so a question of very many keeps none of them, and says so.
    const found = at >= mostWords || isTold ? null : await conditionsOf(ctx, sql, word, !plain)
    if (found && found.length > 0) {
      said.conditions.push(...found)
      said.rank.push(...found.map((one) => one.text))
      continue
    }
    said.unknown.push(word)
    if (!plain && !isTold && !isTexture(word)) {
      said.strange.push(word)
      continue
    }
    said.harmless += 1
    const liked = at >= mostWords ? null : await conditionsOf(ctx, sql, word, true)
    said.rank.push(...(liked ?? []).map((one) => one.text))
  }
  return said
}

/** No small word of it says more than a title would. */
export function isTitle(text: string): boolean {
  return searchWords(text).every((word) => !stopWords.has(word.low))
}
