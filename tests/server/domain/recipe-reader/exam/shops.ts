// biome-ignore-all format: pages of shops, of meal kits, and of programs that keep their state in a script

import { en, more } from './dishes.ts'
import { type Asked, escaped, flat, frame, groups, items, ld, ol, plain, recipe, step, ul } from './frame.ts'

const by = (name: string) => ({ '@type': 'Person', name })
const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
const app = (inside = '') => `<div id="__next"><div class="css-1x2 e9"><main class="css-77a">${inside}</main></div></div>`
const frenchTalk = { talk: ['Une idée pour ce soir.'], comments: ['Très bon.'] }
const germanTalk = { talk: ['Unser Tipp für die ganze Familie.'], comments: ['Schmeckt super!'] }
const dutchTalk = { talk: ['Lekker voor door de week.'], comments: ['Toppertje.'] }

export const shops: Asked[] = [
  {
    name: 'a German supermarket: data, with servings to choose and a basket among its lines',
    html: frame({ title: more.de.title, lang: 'de', site: 'Frischemarkt', ...germanTalk, head: ld(recipe(more.de, { author: { '@type': 'Organization', name: 'Frischemarkt' }, prepTime: 'PT30M', cookTime: 'PT25M', totalTime: 'PT85M', recipeYield: '4 Portionen', keywords: 'Kartoffeln, Salat' })), body: `<div class="ingredients"><h2>Zutaten</h2><button>−</button><span>4 Portionen</span><button>+</button>${more.de.lines.map((one) => `<div class="row">${one}<button>In den Warenkorb</button></div>`).join('')}<a href="#">Alle Zutaten einkaufen</a></div>` }),
    dish: more.de, minutes: 85, author: 'Frischemarkt', language: 'de', servings: 4,
  },
  {
    name: 'a Dutch supermarket: graph with an Organisation, steps as strings with numbers',
    html: frame({ title: more.nl.title, lang: 'nl', site: 'Geel Markt', ...dutchTalk, head: ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', '@id': '#org', name: 'Geel Markt' }, recipe(more.nl, { author: { '@id': '#org' }, totalTime: 'PT1H30M', recipeYield: '6', recipeInstructions: more.nl.steps.map((one, at) => `${at + 1}. ${one}`) })] }), body: '' }),
    dish: more.nl, minutes: 90, author: 'Geel Markt', language: 'nl', servings: 6,
  },
  {
    name: 'a Dutch supermarket’s Apollo state, pointing at itself',
    html: frame({ title: more.nl.title, lang: 'nl-NL', site: 'Blauw', ...dutchTalk, body: `<script>window.__APOLLO_STATE__=${json({ ROOT_QUERY: { 'recipe({"id":11})': { __ref: 'Recipe:11' } }, 'Recipe:11': { __typename: 'Recipe', id: 11, title: more.nl.title, cookTime: 90, servings: { number: 6, type: 'personen' }, author: { __ref: 'Author:2' }, ingredients: more.nl.lines.map((_, at) => ({ __ref: `RecipeIngredient:${at}` })), preparation: { steps: more.nl.steps } }, 'Author:2': { __typename: 'Author', name: 'Redactie Blauw' }, ...Object.fromEntries(more.nl.lines.map((text, at) => [`RecipeIngredient:${at}`, { __typename: 'RecipeIngredient', text, productId: 40 + at }])) })}</script>` }),
    dish: more.nl, minutes: 90, author: 'Redactie Blauw', language: 'nl', servings: 6,
  },
  {
    name: 'an Australian supermarket: data with entities and steps numbered inside',
    html: frame({ title: en.curry.title, lang: 'en-AU', site: 'Greenmart', head: ld(recipe(en.curry, { author: { '@type': 'Organization', name: 'Greenmart' }, prepTime: 'PT10M', cookTime: 'PT20M', recipeYield: 'Serves 4', recipeInstructions: en.curry.steps.map((text, at) => ({ '@type': 'HowToStep', name: `Step ${at + 1}`, text: `Step ${at + 1}: ${text}` })) })), body: `<h2>Ingredients</h2><ul>${items(en.curry.lines, '', (one) => `${one} <button>Shop now</button>`)}</ul>` }),
    dish: en.curry, minutes: 30, author: 'Greenmart', language: 'en', servings: 4,
  },
  {
    name: 'a British supermarket: microdata-free, classes of its own, «Each serving contains»',
    html: frame({ title: en.pasta.title, lang: 'en-GB', site: 'Fair Foods', body: `<div class="recipe-detail"><ul class="recipe-detail__meta"><li><span class="icon"></span>Serves 4</li><li>10 mins to prepare and 20 mins to cook</li><li>621 calories / serving</li></ul><div class="recipe-detail__ingredients"><h3 class="recipe-detail__headline">Ingredients</h3><ul class="recipe-detail__list">${items(en.pasta.lines, ' class="recipe-detail__list-item"')}</ul><p>If you don't have penne, try using fusilli</p></div><div class="recipe-detail__nutrition"><h3>Each serving contains</h3><ul><li><span>Energy</span> <span>2604kj 621kcal</span> <span>31%</span></li><li><span>Fat</span> <span>33g</span> <span>47%</span></li></ul></div><div class="recipe-detail__cookbook"><h3>Method</h3><ol class="recipe-detail__list">${items(en.pasta.steps, ' class="recipe-detail__cookbook-list-item"')}</ol></div><p>See more <a href="/p">Pasta recipes</a></p></div>` }),
    dish: en.pasta, minutes: 30, author: null, language: 'en', servings: 4,
  },
  {
    name: 'a shop whose recipe stands in an attribute',
    html: frame({ title: en.salmon.title, lang: 'en-NZ', site: 'Freshly', body: `<div id="recipe-app" data-component="RecipeDetail" data-props="${escaped(JSON.stringify({ recipe: { id: 'r-1', name: en.salmon.title, prepTimeMinutes: 5, cookTimeMinutes: 15, serves: 4, ingredients: en.salmon.lines.map((description) => ({ description, sku: null })), method: en.salmon.steps.map((instruction, at) => ({ step: at + 1, instruction })) }, flags: { a: true } }))}"></div>` }),
    dish: en.salmon, minutes: 20, author: null, language: 'en', servings: 4,
  },
  {
    name: 'a meal kit: state of Next with amounts for two and for four',
    html: frame({ title: en.tacos.title, lang: 'en-GB', site: 'Fresh Box', head: ld({ '@context': 'http://schema.org/', '@type': 'Recipe', name: en.tacos.title, author: 'Fresh Box', totalTime: 'PT35M', recipeYield: 2, recipeIngredient: en.tacos.lines, recipeInstructions: en.tacos.steps.map(step), keywords: ['Family'] }), body: `${app(`<div class="portions"><button>2</button><button>4</button></div>`)}<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { ssrPayload: { recipe: { id: '5f', name: en.tacos.title, ingredients: en.tacos.lines.map((name, at) => ({ id: at, name: name.replace(/^[\d/]+ (g |tsp |ml )?/, '') })), yields: [{ yields: 2, ingredients: [{ id: 0, amount: 300, unit: 'g' }] }, { yields: 4, ingredients: [{ id: 0, amount: 600, unit: 'g' }] }], steps: en.tacos.steps.map((instructions, index) => ({ index, instructions })) } } } } })}</script>` }),
    dish: en.tacos, minutes: 35, author: 'Fresh Box', language: 'en', servings: 2,
  },
  {
    name: 'a meal kit without data: two lists in tabs, the second hidden',
    html: frame({ title: en.pasta.title, lang: 'en-GB', site: 'Gusto Box', body: `<h2>Ingredients</h2><div role="tablist"><button role="tab" aria-selected="true">2 people</button><button role="tab">4 people</button></div><div role="tabpanel">${ul(en.pasta.lines)}</div><div role="tabpanel" hidden style="display:none">${ul(en.pasta.lines.map((one) => one.replace(/^\d+/, (n) => `${Number(n) * 2}`)))}</div><h2>Instructions</h2>${ol(en.pasta.steps)}` }),
    dish: en.pasta, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a state of Next with names of its own',
    html: frame({ title: en.lemonChicken.title, body: `${app()}<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { post: { __typename: 'RecipePost', title: en.lemonChicken.title, byline: { name: 'Sam Oakes' }, ingredientGroups: [{ title: null, ingredients: en.lemonChicken.lines.map((text) => ({ text })) }], instructions: en.lemonChicken.steps.map((content) => ({ content })), totalTimeInMinutes: 60, servings: 4 }, related: [{ title: 'Green Beans', slug: 'green-beans' }] } }, page: '/[slug]', buildId: 'a1' })}</script>` }),
    dish: en.lemonChicken, minutes: 60, author: 'Sam Oakes', language: 'en', servings: 4,
  },
  {
    name: 'a state of Nuxt, called as a function',
    html: frame({ title: more.fr.title, lang: 'fr', ...frenchTalk, body: `<div id="__nuxt"></div><script>window.__NUXT__=(function(a,b,c,d){return {layout:"default",data:[{recipe:{id:77,title:${json(more.fr.title)},author:{name:"Camille"},published:a,premium:b,servings:d,totalTime:90,ingredients:[${more.fr.lines.map((one) => `{label:${json(one)},image:c}`).join(',')}],steps:[${more.fr.steps.map((one) => `{description:${json(one)},video:c}`).join(',')}]}}],fetch:{},error:c,serverRendered:a}}(true,false,null,6));</script>` }),
    dish: more.fr, minutes: 90, author: 'Camille', language: 'fr', servings: 6,
  },
  {
    name: 'a stream of server components',
    html: frame({ title: en.banana.title, body: `${app()}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${JSON.stringify('1:HL["/_next/static/css/a.css","style"]\n2:I[4707,[],""]\n')}])</script><script>self.__next_f.push([1,${JSON.stringify(`5:["$","main",null,{"children":["$","$L7",null,{"recipe":${JSON.stringify({ title: en.banana.title, author: { name: 'Cleo Hart' }, totalTime: 70, ingredients: en.banana.lines, instructions: en.banana.steps })}}]}]\n`)}])</script>` }),
    dish: en.banana, minutes: 70, author: 'Cleo Hart', language: 'en',
  },
  {
    name: 'a state assigned to window.initialData as an escaped string',
    html: frame({ title: en.cookies.title, body: `<div id="root"></div><script>window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ recipe: { current: { name: en.cookies.title, yield: '36 cookies', totalTime: 'PT30M', user: { displayName: 'Kit' }, ingredients: en.cookies.lines.map((display) => ({ display })), directions: en.cookies.steps.map((text) => ({ text })) } } }))});</script>` }),
    dish: en.cookies, minutes: 30, author: 'Kit', language: 'en', servings: 36,
  },
  {
    name: 'a page of hashed classes, with no tag that says list',
    html: frame({ title: en.salmon.title, body: `<div class="sc-a1b2"><div class="sc-h1 kZx"><h2 class="sc-t0">Ingredients</h2></div><div class="sc-x9">${en.salmon.lines.map((one) => `<div class="sc-q8 jTk"><div class="sc-w1"><svg viewBox="0 0 1 1"><title>tick</title><path d="M0 0"></path></svg></div><div class="sc-e3"><span>${one}</span></div></div>`).join('')}</div><div class="sc-h1 kZx"><h2 class="sc-t0">Directions</h2></div><div class="sc-x9">${en.salmon.steps.map((one, at) => `<div class="sc-q8"><div class="sc-n1">${at + 1}</div><div class="sc-e3"><p>${one}</p></div></div>`).join('')}</div></div>` }),
    dish: en.salmon, minutes: null, author: null, language: 'en',
  },
  {
    name: 'amounts, units and foods each in a span of a row',
    html: frame({ title: more.pl.title, lang: 'pl-PL', site: 'Kuchnia', talk: ['Najlepsze pierogi na świecie.'], comments: ['Pyszne.'], body: `<section class="ingredients"><h2>Składniki</h2>${groups(more.pl.lines).map((one) => `<h3>${one.name}</h3><div class="grid">${one.items.map((line) => { const [first = '', ...rest] = line.split(' '); return `<div class="item"><span class="qty">${first}</span><span class="food">${rest.join(' ')}</span></div>` }).join('')}</div>`).join('')}</section><section class="steps"><h2>Sposób przygotowania</h2>${more.pl.steps.map((one, at) => `<div class="step"><h3>Krok ${at + 1}</h3><p>${one}</p></div>`).join('')}</section>` }),
    dish: more.pl, minutes: null, author: null, language: 'pl',
  },
  {
    name: 'a Swedish magazine: microdata of today, time in words',
    html: frame({ title: more.sv.title, lang: 'sv', site: 'Köket', talk: ['Vardagsfavorit för hela familjen.'], comments: ['Gott!'], body: `<article itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${more.sv.title}"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Per Lind</span></div><span itemprop="totalTime" content="PT40M">40 min</span><span itemprop="recipeYield">4 portioner</span><ul>${items(more.sv.lines, ' itemprop="recipeIngredient"', (one) => `<span class="a">${one.split(' ')[0]}</span> <span>${one.split(' ').slice(1).join(' ')}</span>`)}</ul><div itemprop="recipeInstructions"><ol>${items(more.sv.steps)}</ol></div></article>` }),
    dish: more.sv, minutes: 40, author: 'Per Lind', language: 'sv', servings: 4,
  },
  {
    name: 'a Danish site whose steps are microdata of HowToStep',
    html: frame({ title: more.da.title, lang: 'da-DK', talk: ['Nem aftensmad.'], comments: ['Dejligt!'], body: `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${more.da.title}</h2><a itemprop="author" href="/a">Mette Holm</a><time itemprop="totalTime" datetime="PT45M">45 min.</time>${ul(more.da.lines).replaceAll('<li>', '<li itemprop="recipeIngredient">')}<div>${plain(more.da.steps).map((one) => `<div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><p itemprop="text">${one}</p></div>`).join('')}</div></div>` }),
    dish: more.da, minutes: 45, author: 'Mette Holm', language: 'da',
  },
  {
    name: 'a Hungarian portal: data in another template’s language',
    html: frame({ title: more.hu.title, lang: 'hu-HU', talk: ['Egyszerű és nagyszerű.'], comments: ['Finom lett!'], head: ld({ ...recipe(flat(more.hu), { author: by('Kiss Éva'), prepTime: 'PT20M', cookTime: 'PT50M', recipeYield: '4 adag' }), inLanguage: 'en-US' }), body: '' }),
    dish: more.hu, minutes: 70, author: 'Kiss Éva', language: 'hu', servings: 4,
  },
]
