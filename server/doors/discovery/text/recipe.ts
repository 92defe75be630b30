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
    recipe.yieldText !== null && `${words.yield}: ${inert(recipe.yieldText)}`,
    recipe.totalMinutes !== null && `${words.time}: ${recipe.totalMinutes}`,
    recipe.restMinutes !== null && `${words.rest}: ${recipe.restMinutes}`,
    recipe.equipment.length > 0 && `${words.equipment}: ${recipe.equipment.map(inert).join(', ')}`,
    recipe.videoUrl !== null && `${words.video}: ${inert(recipe.videoUrl)}`,
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
    recipe.steps.map(stepLine).join('\n'),
    recipe.notes && `## ${words.notes}`,
    inert(recipe.notes),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** A part of the method is named before its first step; the numbers go on. */
function stepLine({ text, part }: PublicationView['steps'][number], at: number): string {
  const line = `${at + 1}. ${inert(text)}`
  return part ? `${at > 0 ? '\n' : ''}### ${inert(part)}\n\n${line}` : line
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
