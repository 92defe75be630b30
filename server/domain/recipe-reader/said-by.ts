import { lineText } from './plain-text.ts'
import { isNode, listOf, type SchemaNode } from './schema.ts'

const longestName = 120

/** Who wrote it, as the page says: a name, a person, several, or one that is described elsewhere on the page. */
export function authorOf(node: SchemaNode, resolve: (value: unknown) => unknown): string | null {
  const names = listOf(node['author'] ?? node['creator'])
    .flatMap((one) => (isNode(one) ? [resolve(one)] : listOf(one)))
    .map((one) => lineText(isNode(one) ? one['name'] : one, longestName))
    .map(authorName)
    .filter((name) => name !== null)
  return [...new Set(names)].join(', ').slice(0, longestName) || null
}

/** What stands before a name: «автор», "Posted by". */
const before = new RegExp(
  `^(?:${[
    'by|(?:recipe|written|posted|created|submitted|contributed|published|shared) by|author|recipe author',
    'автор(?: рецепт[ау])?|від|опублікував(?:ла)?|опубликовал[аи]?|рецепт від',
    'von|(?:eingestellt|gepostet|verfasst|veröffentlicht|geschrieben|rezept) von|autor(?:in)?',
    'par|(?:publié|posté|écrit|rédigé|proposé|recette) par|auteure?',
    'di|pubblicato da|scritto da|ricetta di|autor[ea]',
    'de|por|(?:publicado|escrito|postado|receta|receita) (?:por|de)|autora',
    'od|przepis od|autor przepisu|autorka|dodał(?:a)?|vložil[a]?|napsal[a]?|přidal[a]?',
    'av|(?:upplagd|skriven|publicerad|lagt inn|skrevet|recept) av|af|(?:skrevet|opskrift) af',
    'door|(?:geplaatst|geschreven|gepost|recept) (?:door|van)|auteur',
    'írta|szerző|publicat de|scris de|yazan|投稿者|作者',
  ].join('|')})(?:\\s?[:：]\\s?|\\s)`,
  'iu',
)

/** An address is no name, and «автор: Оля» is «Оля». */
export function authorName(said: string): string | null {
  const name = said.trim().replace(before, '').trim()
  return name === '' || /^https?:\/\/|^#|^admin$/i.test(name) ? null : name
}
