// biome-ignore-all format: pages whose data are broken

import { en, more } from './dishes.ts'
import { type Asked, frame, ld, ol, raw, recipe, ul } from './frame.ts'

const by = (name: string) => ({ '@type': 'Person', name })
const pretty = (data: unknown) => JSON.stringify(data, null, 2)
const script = (text: string, attrs = 'type="application/ld+json"') => `<script ${attrs}>${text}</script>`

export const broken: Asked[] = [
  {
    name: 'commas after the last of lists and objects',
    html: frame({ title: en.chili.title, head: raw(pretty(recipe(en.chili, { author: by('Al Po'), totalTime: 'PT45M' })).replace(/"\n(\s*)\]/g, '",\n$1]').replace(/\n\}$/, ',\n}')), body: '' }),
    dish: en.chili, minutes: 45, author: 'Al Po', language: 'en',
  },
  {
    name: 'raw newlines and tabs inside words',
    html: frame({ title: en.pasta.title, head: raw(JSON.stringify(recipe(en.pasta, { author: by('Al Po'), description: 'A quick\n\tdinner', totalTime: 'PT30M', recipeInstructions: en.pasta.steps.join('\n') })).replaceAll('\\n', '\n').replaceAll('\\t', '\t')), body: '' }),
    dish: en.pasta, minutes: 30, author: 'Al Po', language: 'en',
  },
  {
    name: 'quotes inside words that nobody escaped',
    html: frame({ title: en.scones.title, lang: 'en-GB', head: raw(pretty(recipe(en.scones, { description: 'The QUOTED scones', author: by('Al Po'), totalTime: 'PT35M' })).replace('QUOTED', '"proper"')), body: '' }),
    dish: en.scones, minutes: 35, author: 'Al Po', language: 'en',
  },
  {
    name: 'inches that nobody escaped in a step',
    html: frame({ title: en.brownies.title, head: raw(pretty(recipe(en.brownies, { author: by('Al Po'), totalTime: 'PT40M' })).replace('8-inch pan', '8" pan')), body: '' }),
    dish: { ...en.brownies, steps: en.brownies.steps.map((one) => one.replace('8-inch pan', '8" pan')) }, minutes: 40, author: 'Al Po', language: 'en',
  },
  {
    name: 'comments among the data',
    html: frame({ title: en.tacos.title, head: raw(pretty(recipe(en.tacos, { author: by('Al Po'), totalTime: 'PT40M', url: 'https://o.example/tacos' })).replace('"recipeIngredient"', '// the lines\n  /* of it */ "recipeIngredient"')), body: '' }),
    dish: en.tacos, minutes: 40, author: 'Al Po', language: 'en',
  },
  {
    name: 'several objects in one script, one after another',
    html: frame({ title: en.curry.title, head: raw(`${pretty({ '@type': 'Organization', name: 'Curry Co' })}\n${pretty(recipe(en.curry, { author: by('Al Po'), totalTime: 'PT25M' }))}\n${pretty({ '@type': 'BreadcrumbList', itemListElement: [] })}`), body: '' }),
    dish: en.curry, minutes: 25, author: 'Al Po', language: 'en',
  },
  {
    name: 'CDATA in comments of scripts',
    html: frame({ title: more.de.title, lang: 'de-DE', head: raw(`\n//<![CDATA[\n${pretty(recipe(more.de, { author: by('Uschi'), totalTime: 'PT60M' }))}\n//]]>\n`), body: '', talk: ['Der Klassiker aus dem Ländle.'], comments: ['Sehr lecker!'] }),
    dish: more.de, minutes: 60, author: 'Uschi', language: 'de',
  },
  {
    name: 'data within an HTML comment, ending in a semicolon',
    html: frame({ title: more.sv.title, lang: 'sv-SE', head: raw(`<!-- ${pretty(recipe(more.sv, { author: by('Maja'), totalTime: 'PT40M' }))}; -->`), body: '', talk: ['Så gjorde mormor dem.'], comments: ['Jättegott!'] }),
    dish: more.sv, minutes: 40, author: 'Maja', language: 'sv',
  },
  {
    name: 'an apostrophe escaped as JSON knows none',
    html: frame({ title: more.fr.title, lang: 'fr-FR', head: raw(pretty(recipe(more.fr, { author: by('Anne'), totalTime: 'PT90M' })).replaceAll("'", "\\'")), body: '', talk: ['Un plat qui réchauffe.'], comments: ['Parfait !'] }),
    dish: more.fr, minutes: 90, author: 'Anne', language: 'fr',
  },
  {
    name: 'a brace too few',
    html: frame({ title: en.salmon.title, head: raw(pretty(recipe(en.salmon, { author: by('Al Po'), totalTime: 'PT20M' })).replace(/\n\}$/, '')), body: '' }),
    dish: en.salmon, minutes: 20, author: 'Al Po', language: 'en',
  },
  {
    name: 'a comma too few between two properties, and one with no value',
    html: frame({ title: en.cookies.title, head: raw(pretty(recipe(en.cookies, { author: by('Al Po'), image: '', totalTime: 'PT30M' })).replace('"image": "",', '"image": ,').replace('],\n  "recipeInstructions"', ']\n  "recipeInstructions"')), body: '' }),
    dish: en.cookies, minutes: 30, author: 'Al Po', language: 'en',
  },
  {
    name: 'data that are escaped for HTML',
    html: frame({ title: en.banana.title, head: raw(JSON.stringify(recipe(en.banana, { author: by('Al Po'), totalTime: 'PT70M' })).replaceAll('"', '&quot;')), body: '' }),
    dish: en.banana, minutes: 70, author: 'Al Po', language: 'en',
  },
  {
    name: 'a script whose type has a charset and letters of its own case',
    html: frame({ title: en.guacamole.title, head: script(JSON.stringify(recipe(en.guacamole, { author: by('Al Po'), totalTime: 'PT15M' })), 'id=schema class="rank-math" type=\'application/LD+JSON; charset=utf-8\''), body: '' }),
    dish: en.guacamole, minutes: 15, author: 'Al Po', language: 'en',
  },
  {
    name: 'single quotes and bare keys',
    html: frame({ title: more.pl.title, lang: 'pl', head: raw(`{ '@context': 'https://schema.org', "@type": "Recipe", name: '${more.pl.title}', author: { '@type': 'Person', name: 'Zosia' }, totalTime: 'PT1H', recipeIngredient: [${more.pl.lines.filter((one) => !one.startsWith('#')).map((one) => `'${one}'`).join(', ')}], recipeInstructions: [${more.pl.steps.map((one) => `'${one}'`).join(', ')}] }`), body: '', talk: ['Przepis mojej babci.'], comments: ['Pyszne!'] }),
    dish: { ...more.pl, lines: more.pl.lines.filter((one) => !one.startsWith('#')) }, minutes: 60, author: 'Zosia', language: 'pl',
  },
  {
    name: 'data cut off in their middle, the page whole',
    html: frame({ title: en.lemonChicken.title, head: raw(JSON.stringify(recipe(en.lemonChicken, { author: by('Al Po'), totalTime: 'PT60M' })).slice(0, 300)), body: `<h3>Ingredients:</h3>${ul(en.lemonChicken.lines)}<h3>Instructions:</h3>${ol(en.lemonChicken.steps)}` }),
    dish: en.lemonChicken, minutes: null, author: null, language: 'en',
  },
  {
    name: 'data twice, the first by a theme without lines, the second whole',
    html: frame({ title: en.pancakes.title, head: ld({ '@context': 'https://schema.org', '@type': 'Recipe', name: `${en.pancakes.title} - The Hungry Otter`, image: '/x.jpg', author: by('The Hungry Otter') }) + ld(recipe(en.pancakes, { author: by('Ola Rud'), totalTime: 'PT30M' })), body: '' }),
    dish: en.pancakes, minutes: 30, author: 'Ola Rud', language: 'en',
  },
]
