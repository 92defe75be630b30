import { recipeWords } from '../../../../shared/language/recipe-page.ts'
import { allergenName, dietName, moneyText } from '../../../../shared/language/search.ts'
import type { PublicationView } from '../../../../shared/wire/feed.ts'
import { inert, quoted } from './inert.ts'

/** A publication as Markdown. Everything that people wrote in it is made inert. */
export function recipeMarkdown(recipe: PublicationView, baseUrl: string): string {
  const words = recipeWords[recipe.language]
  const facts = [
    `${words.by}: [${inert(recipe.author.displayName)}](${baseUrl}/a/${recipe.author.id}.md)`,
    `${words.servings}: ${recipe.servings}`,
    recipe.totalMinutes !== null && `${words.time}: ${recipe.totalMinutes}`,
    recipe.pricePerServing > 0 &&
      `${words.price}: ${moneyText(recipe.pricePerServing, recipe.currency, recipe.language)}`,
    recipe.nutrition.perServing?.energy != null &&
      `${words.energy}: ${recipe.nutrition.perServing.energy}`,
    recipe.diets.length > 0 && `${words.diets}: ${named(recipe.diets, recipe, dietName)}`,
    recipe.allergens.length > 0 &&
      `${words.allergens}: ${named(recipe.allergens, recipe, allergenName)}`,
    recipe.allergensOrdinary.length > 0 &&
      `${words.allergensOrdinary}: ${named(recipe.allergensOrdinary, recipe, allergenName)}`,
    recipe.allergensMayContain.length > recipe.allergensOrdinary.length && words.allergensOpen,
    `${words.page}: ${baseUrl}/r/${recipe.id}`,
  ].filter((line) => line !== false)
  return [
    frontMatter(recipe, baseUrl),
    `# ${inert(recipe.title)}`,
    facts.map((line) => `- ${line}`).join('\n'),
    `> ${words.data}`,
    inert(recipe.description),
    `## ${words.ingredients}`,
    recipe.ingredients.map((line) => `- ${inert(line.text)}`).join('\n'),
    `## ${words.steps}`,
    recipe.steps.map((step, at) => `${at + 1}. ${inert(step.text)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function frontMatter(recipe: PublicationView, baseUrl: string): string {
  const fields: Record<string, string | number> = {
    title: quoted(recipe.title),
    description: quoted(recipe.description),
    author: quoted(recipe.author.displayName),
    language: recipe.language,
    published: quoted(new Date(recipe.publishedAt).toISOString()),
    url: quoted(`${baseUrl}/r/${recipe.id}`),
    json_ld: quoted(`${baseUrl}/feed/${recipe.id}.jsonld`),
    api: quoted(`${baseUrl}/api/social/${recipe.id}`),
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---`
}

function named<Id extends string>(
  ids: readonly string[],
  { language }: PublicationView,
  name: (id: Id, language: PublicationView['language']) => string,
): string {
  return ids.map((id) => name(id as Id, language)).join(', ')
}
