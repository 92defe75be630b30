import type { Slots } from '../../../shared/food/ask/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'
import { formsOf, searchWords } from '../search/words.ts'

/**
 * "pancakes" names English dishes, whatever language its reader has: those come first, but where something of
 * the reader's own language is called so as well («pizza»).
 */
export async function languageFirst(
  ctx: Context,
  sql: Sql,
  { dishes, language }: Slots,
  text: string,
): Promise<Language> {
  const own = ctx.language
  if (language === own || dishes.length === 0) return own
  const words = searchWords(text)
  if (words.length === 0) return own
  const title = allOf(words.map((word) => anyOf(formsOf(word).map(named))))
  // publications_search
  const called = await sql`
    SELECT 1 FROM publications
    WHERE withdrawn_at IS NULL AND language = ${own} AND search @@ ${title}::tsquery LIMIT 1`
  return called.length > 0 ? own : language
}

const named = (form: string) => quoted(lexeme.title(form))
