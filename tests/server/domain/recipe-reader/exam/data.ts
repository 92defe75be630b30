// biome-ignore-all format: pages as their data write them

import { en, more } from './dishes.ts'
import { type Asked, escaped, flat, frame, groups, items, ld, ol, raw, recipe, step, ul } from './frame.ts'

const by = (name: string) => ({ '@type': 'Person', name })
const flatCake = flat(en.carrotCake)
const shown = (lines: readonly string[], steps: readonly string[]) => `<h2>Ingredients</h2>${ul(lines)}<h2>Method</h2>${ol(steps)}`

export const data: Asked[] = [
  {
    name: 'old Allrecipes: microdata, labels to tick, a button among the lines',
    html: frame({ title: en.lemonChicken.title, body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 class="recipe-summary__h1" itemprop="name">${en.lemonChicken.title}</h1><span class="submitter__name" itemprop="author">CHEFJOE</span><div class="submitter__description" itemprop="description">"An easy dinner."</div><meta id="metaRecipeServings" itemprop="recipeYield" content="4"><section class="ar_recipe_index recipe-ingredients"><ul class="checklist dropdownwrapper list-ingredients-1" id="lst_ingredients_1">${en.lemonChicken.lines.map((one) => `<li class="checkList__line"><label ng-class="{true: 'checkList__item'}[true]" title="${one}"><input data-role="ingredientCheckbox" data-id="16421" type="checkbox"><span class="recipe-ingred_txt added" data-nameid="16421" itemprop="ingredients">${one}</span></label></li>`).join('')}<li class="checkList__line"><label class="checkList__item"><input type="checkbox"><span class="recipe-ingred_txt white">Add all ingredients to list</span></label></li></ul></section><section class="recipe-directions"><h2>Directions</h2><ul class="prepTime"><li class="prepTime__item" aria-label="Prep time: 15 Minutes"><p class="prepTime__item--type">Prep</p><time itemprop="prepTime" datetime="PT15M"><span class="prepTime__item--time">15</span> m</time></li><li><time itemprop="cookTime" datetime="PT45M">45 m</time></li><li><time itemprop="totalTime" datetime="PT1H">1 h</time></li></ul><ol class="list-numbers recipe-directions__list" itemprop="recipeInstructions">${items(en.lemonChicken.steps, ' class="step"', (one) => `<span class="recipe-directions__list--item">${one}\n        </span>`)}<li class="step"><span class="recipe-directions__list--item"></span></li></ol></section><section class="reviews"><div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="author">Patty Cakes</span><p itemprop="reviewBody">I used 2 cups of cream. Bake 10 minutes more.</p></div></section></div>` }),
    dish: en.lemonChicken, minutes: 60, author: 'CHEFJOE', language: 'en', servings: 4,
  },
  {
    name: 'new Allrecipes: an array of one object of two types, pictures in steps',
    html: frame({ title: en.brownies.title, head: raw(JSON.stringify([{ '@context': 'http://schema.org', '@type': ['Recipe', 'NewsArticle'], headline: 'One-Bowl Fudgy Brownies Recipe', name: en.brownies.title, datePublished: '2010-02-01T00:00:00.000-05:00', author: [by('Claudia Wren')], publisher: { '@type': 'Organization', name: 'Big Kitchen' }, image: { '@type': 'ImageObject', url: 'https://o.example/b.jpg', height: 1125, width: 1500 }, cookTime: 'PT25M', prepTime: 'PT15M', totalTime: 'PT40M', recipeYield: ['16', '1 8-inch pan'], recipeIngredient: en.brownies.lines, recipeInstructions: en.brownies.steps.map((text) => ({ ...step(text), image: [{ '@type': 'ImageObject', url: 'https://o.example/s.jpg' }] })), review: [{ '@type': 'Review', reviewBody: 'Used 1 cup of milk.', author: by('momof3') }], mainEntityOfPage: { '@type': ['WebPage'] } }], null, 1)), body: shown(en.brownies.lines, en.brownies.steps) }),
    dish: en.brownies, minutes: 40, author: 'Claudia Wren', language: 'en', servings: 16,
  },
  {
    name: 'old Food.com: microdata of spans, amounts apart and notes in steps',
    html: frame({ title: en.cookies.title, body: `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">${en.cookies.title}</h1><h6>By <a itemprop="author" href="/user/3">Kittencal</a></h6><p>TOTAL TIME: <time itemprop="totalTime" datetime="PT27M">27mins</time> YIELD: <span itemprop="yield">36 cookies</span></p><h3>INGREDIENTS</h3><ul data-module="ingredients">${en.cookies.lines.map((one) => `<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${one.split(' ')[0]}</span>\n   <span itemprop="name">${one.split(' ').slice(1).join(' ')}</span></li>`).join('')}</ul><h3>DIRECTIONS</h3><ol itemprop="instructions">${items(en.cookies.steps)}</ol></div>` }),
    dish: en.cookies, minutes: 27, author: 'Kittencal', language: 'en', servings: 36,
  },
  {
    name: 'RDFa, prefixed',
    html: frame({ title: en.salmon.title, lang: 'en', body: `<div prefix="schema: http://schema.org/" typeof="schema:Recipe"><h2 property="schema:name">${en.salmon.title}</h2><span property="schema:author">Lars Ek</span><span property="schema:recipeYield">4 servings</span><time property="schema:totalTime" content="PT25M">25 min</time><div class="field-name-ingredients">${en.salmon.lines.map((one) => `<div class="field-item"><span property="schema:recipeIngredient">${one}</span></div>`).join('')}</div><div class="field-name-steps" property="schema:recipeInstructions"><ol>${items(en.salmon.steps)}</ol></div></div>` }),
    dish: en.salmon, minutes: 25, author: 'Lars Ek', language: 'en', servings: 4,
  },
  {
    name: 'an h-recipe of the second microformats',
    html: frame({ title: 'Notes', lang: 'en', body: `<article class="h-recipe"><h2 class="p-name">${en.guacamole.title}</h2><p class="p-author h-card">Ana Ruiz</p><time class="dt-duration" datetime="PT10M">10 minutes</time><data class="p-yield" value="4">4 people</data><ul>${items(en.guacamole.lines, ' class="p-ingredient"')}</ul><div class="e-instructions"><ol>${items(en.guacamole.steps)}</ol></div><div class="e-content p-summary">A dip.</div></article>` }),
    dish: en.guacamole, minutes: 10, author: 'Ana Ruiz', language: 'en', servings: 4,
  },
  {
    name: 'names of steps that are their whole text',
    html: frame({ title: en.chili.title, head: ld(recipe(en.chili, { author: 'Bo Dunn', cookTime: 'PT35M', prepTime: 'PT10M', recipeInstructions: en.chili.steps.map((name, at) => ({ '@type': 'HowToStep', name, position: at + 1 })) })), body: shown(en.chili.lines, en.chili.steps) }),
    dish: en.chili, minutes: 45, author: 'Bo Dunn', language: 'en',
  },
  {
    name: 'steps called Step 1, Step 2',
    html: frame({ title: en.pasta.title, lang: 'en-GB', head: ld(recipe(en.pasta, { author: [by('Ed Marsh'), by('Lily Poole')], totalTime: 'PT0H30M0S', recipeYield: 'Serves 4', recipeInstructions: en.pasta.steps.map((text, at) => ({ '@type': 'HowToStep', name: `Step ${at + 1}`, text })) })), body: shown(en.pasta.lines, en.pasta.steps) }),
    dish: en.pasta, minutes: 30, author: 'Ed Marsh, Lily Poole', language: 'en', servings: 4,
  },
  {
    name: 'the method in one string, line by line',
    html: frame({ title: en.scones.title, lang: 'en-GB', head: ld(recipe(en.scones, { author: { '@type': 'Person', name: ['Jane Hart'] }, prepTime: 'PT15M', cookTime: 'PT20M', recipeYield: 'Makes 6 scones', recipeInstructions: en.scones.steps.join('\n\n') })), body: '' }),
    dish: en.scones, minutes: 35, author: 'Jane Hart', language: 'en', servings: 6,
  },
  {
    name: 'the method in one string with breaks and entities',
    html: frame({ title: en.banana.title, head: ld(recipe(en.banana, { author: by('Mo Shaw'), totalTime: 'PT1H15M', recipeInstructions: en.banana.steps.join('<br />\r\n').replaceAll('°', '&deg;') })), body: shown(en.banana.lines, en.banana.steps) }),
    dish: en.banana, minutes: 75, author: 'Mo Shaw', language: 'en',
  },
  {
    name: 'the method in one string, numbered without breaks',
    html: frame({ title: en.curry.title, lang: 'en-AU', head: ld(recipe(en.curry, { author: by('Tess Field'), totalTime: 'PT25M', recipeInstructions: en.curry.steps.map((one, at) => `${at + 1}. ${one}`).join(' ') })), body: '' }),
    dish: en.curry, minutes: 25, author: 'Tess Field', language: 'en',
  },
  {
    name: 'the method as escaped HTML paragraphs',
    html: frame({ title: en.tacos.title, head: ld(recipe(en.tacos, { author: by('Gus Lee'), totalTime: 'PT40M', recipeInstructions: escaped(en.tacos.steps.map((one) => `<p>${one}</p>`).join('\n')) })), body: shown(en.tacos.lines, en.tacos.steps) }),
    dish: en.tacos, minutes: 40, author: 'Gus Lee', language: 'en',
  },
  {
    name: 'the method as an ItemList of list items',
    html: frame({ title: en.lemonChicken.title, head: ld(recipe(en.lemonChicken, { author: by('Kay Moss'), totalTime: 'PT1H', recipeInstructions: { '@type': 'ItemList', itemListElement: en.lemonChicken.steps.map((text, at) => ({ '@type': 'ListItem', position: at + 1, item: { '@type': 'HowToStep', text } })) } })), body: '' }),
    dish: en.lemonChicken, minutes: 60, author: 'Kay Moss', language: 'en',
  },
  {
    name: 'steps that hold directions and tips',
    html: frame({ title: en.chili.title, head: ld(recipe(en.chili, { author: by('Ida Berg'), totalTime: 'PT50M', recipeInstructions: en.chili.steps.map((text) => ({ '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text }] })) })), body: '' }),
    dish: en.chili, minutes: 50, author: 'Ida Berg', language: 'en',
  },
  {
    name: 'lines and steps in nested lists',
    html: frame({ title: en.carrotCake.title, head: ld(recipe(en.carrotCake, { author: by('Flo Hale'), totalTime: 'PT1H20M', recipeIngredient: groups(en.carrotCake.lines).map((one) => one.items), recipeInstructions: [groups(en.carrotCake.steps).map((one) => one.items.map(step))] })), body: '' }),
    dish: flatCake, minutes: 80, author: 'Flo Hale', language: 'en',
  },
  {
    name: 'a magazine: sections in its data, headings of lines in its page',
    html: frame({ title: en.carrotCake.title, lang: 'en-GB', site: 'Good Kitchen', head: ld(recipe(flatCake, { author: by('Cassie Best-Hill'), totalTime: 'PT1H30M', recipeYield: 'Serves 10-12', recipeInstructions: groups(en.carrotCake.steps).map((one) => ({ '@type': 'HowToSection', name: one.name, itemListElement: one.items.map(step) })) })), body: `<section class="recipe__ingredients col-12 mt-md col-lg-6"><h2 class="section-heading-xs">Ingredients</h2>${groups(en.carrotCake.lines).map((one) => `<section><h3 class="post-mb-4">${one.name}</h3><ul class="list">${items(one.items, ' class="pb-xxs pt-xxs list-item list-item--separator"')}</ul></section>`).join('')}</section><section class="recipe__method-steps mb-lg"><h2>Method</h2><div class="grouped-list"><ul class="grouped-list__list list">${en.carrotCake.steps.filter((one) => !one.startsWith('#')).map((one, at) => `<li class="pb-xs pt-xs list-item"><h3 class="mb-xxs">step ${at + 1}</h3><div class="editor-content"><p>${one}</p></div></li>`).join('')}</ul></div></section><section><h2>Recipe tip</h2><p>Use 2 tbsp of orange juice instead.</p></section>` }),
    dish: en.carrotCake, minutes: 90, author: 'Cassie Best-Hill', language: 'en', servings: 10,
  },
  {
    name: 'ingredients as objects of amount, unit and name',
    html: frame({ title: 'Tortilla', lang: 'es', head: ld(recipe(more.es, { author: by('Marta Gil'), totalTime: 'PT50M', recipeIngredient: [{ amount: '6', unit: '', name: 'huevos grandes' }, { amount: 700, unit: 'g', name: 'de patatas' }, { amount: '1', name: 'cebolla mediana' }, { amount: '300', unit: 'ml', name: 'de aceite de oliva suave' }, { amount: '1', unit: 'cucharadita', name: 'de sal' }] })), body: '', talk: ['Una receta de toda la vida que nunca falla.'], comments: ['¡Riquísima, gracias!'] }),
    dish: more.es, minutes: 50, author: 'Marta Gil', language: 'es',
  },
  {
    name: 'ingredients in one string with breaks',
    html: frame({ title: more.it.title, lang: 'it-IT', head: ld(recipe(more.it, { author: 'Redazione', prepTime: 'PT10M', cookTime: 'PT40M', recipeYield: '4 persone', recipeIngredient: more.it.lines.join('<br>') })), body: '', talk: ['Un primo piatto della tradizione lombarda.'], comments: ['Buonissimo!'] }),
    dish: more.it, minutes: 50, author: 'Redazione', language: 'it', servings: 4,
  },
  {
    name: 'the old word «ingredients», an hour without its letter',
    html: frame({ title: more.fr.title, lang: 'fr', head: ld({ '@context': 'http://schema.org', '@type': 'Recipe', name: more.fr.title, ingredients: more.fr.lines, recipeInstructions: more.fr.steps, author: by('Élodie'), totalTime: 'PT1H30', recipeYield: '6 personnes' }), body: '', talk: ['Le grand classique du Dauphiné.'], comments: ['Excellent !'] }),
    dish: more.fr, minutes: 90, author: 'Élodie', language: 'fr', servings: 6,
  },
  {
    name: 'durations of days that are none',
    html: frame({ title: more.nl.title, lang: 'nl-NL', head: ld(recipe(more.nl, { author: by('Fien'), prepTime: 'P0DT0H20M', cookTime: 'P0DT1H10M', totalTime: 'P0DT1H30M', recipeYield: '6 personen' })), body: '', talk: ['Snert hoort bij de winter.'], comments: ['Heerlijk recept!'] }),
    dish: more.nl, minutes: 90, author: 'Fien', language: 'nl', servings: 6,
  },
  {
    name: 'a time said in words, and a whole of nothing',
    html: frame({ title: en.pasta.title, head: ld(recipe(en.pasta, { author: by('Rob Kane'), prepTime: '10 mins', cookTime: '1 hour 20 mins', totalTime: 'PT0M', recipeYield: '4-6' })), body: '' }),
    dish: en.pasta, minutes: 90, author: 'Rob Kane', language: 'en', servings: 4,
  },
  {
    name: 'minutes above an hour and seconds',
    html: frame({ title: en.banana.title, head: ld(recipe(en.banana, { author: { '@type': 'Person', name: 'Iris Cole &amp; Tom' }, totalTime: 'PT4500S', recipeYield: 'Makes 24 cookies' })), body: '' }),
    dish: en.banana, minutes: 75, author: 'Iris Cole & Tom', language: 'en', servings: 24,
  },
  {
    name: 'a total that holds an overnight rest',
    html: frame({ title: en.scones.title, head: ld(recipe(en.scones, { author: 'By Hugo Pratt', prepTime: 'PT20M', cookTime: 'PT25M', totalTime: 'P1DT45M', recipeYield: '8' })), body: '' }),
    dish: en.scones, minutes: 1485, author: 'Hugo Pratt', language: 'en', servings: 8,
  },
  {
    name: 'words that were escaped twice',
    html: frame({ title: 'Mac &amp; Cheese'.replace('&amp;', '&'), head: ld(recipe({ title: 'Mac &amp;amp; Cheese', lines: ['1&amp;frac12; cups milk', '8 oz cheddar &amp; gruy&egrave;re', '200 g macaroni', '1 tbsp &quot;strong&quot; mustard', '2&nbsp;tbsp butter'], steps: ['Boil the macaroni until it&#39;s just tender.', 'Melt the butter &amp;amp; whisk in the milk.', 'Stir in the cheese and mustard, then bake at 200&#176;C for 20&#8211;25 minutes.'] }, { author: by('D&#8217;Arcy'), totalTime: 'PT45M' })), body: '' }),
    dish: { title: 'Mac & Cheese', lines: ['1½ cups milk', '8 oz cheddar & gruyère', '200 g macaroni', '1 tbsp "strong" mustard', '2 tbsp butter'], steps: ["Boil the macaroni until it's just tender.", 'Melt the butter & whisk in the milk.', 'Stir in the cheese and mustard, then bake at 200°C for 20–25 minutes.'] }, minutes: 45, author: 'D’Arcy', language: 'en',
  },
  {
    name: 'two recipes, the page’s own second',
    html: frame({ title: en.brownies.title, head: ld({ '@graph': [{ ...recipe(en.pancakes, { author: by('Zoe') }), url: 'https://o.example/pancakes' }, { ...recipe(en.brownies, { author: by('Zoe'), totalTime: 'PT40M' }), url: 'https://recipes.example/dir/page', mainEntityOfPage: 'https://recipes.example/dir/page' }] }), body: shown(en.brownies.lines, en.brownies.steps) }),
    dish: en.brownies, minutes: 40, author: 'Zoe', language: 'en',
  },
  {
    name: 'two recipes, the first whole and the frosting after',
    html: frame({ title: en.banana.title, head: ld(recipe(en.banana, { author: by('Zoe'), totalTime: 'PT70M' })) + ld(recipe({ title: 'Vanilla Glaze', lines: ['1 cup sugar'], steps: ['Mix.'] })), body: '' }),
    dish: en.banana, minutes: 70, author: 'Zoe', language: 'en',
  },
  {
    name: 'related recipes as an ItemList, the recipe itself only to be seen',
    html: frame({ title: en.tacos.title, head: ld({ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@type': 'Recipe', name: 'Pulled Pork', url: '/pork', image: '/p.jpg' } }, { '@type': 'ListItem', position: 2, item: { '@type': 'Recipe', name: 'Elote', url: '/elote', image: '/e.jpg' } }] }), body: `<p class="byline">By <a rel="author" href="/a/nina">Nina Solis</a></p>${shown(en.tacos.lines, en.tacos.steps)}` }),
    dish: en.tacos, minutes: null, author: 'Nina Solis', language: 'en',
  },
  {
    name: 'data of the dish without its lines, which the page shows',
    html: frame({ title: en.guacamole.title, head: ld(recipe(en.guacamole, { recipeIngredient: [], recipeInstructions: '', author: by('Lisa Bray'), totalTime: 'PT15M', recipeYield: 4 })), body: `<div class="c-recipe"><div class="c-ingredients"><h3>What you need</h3>${ul(en.guacamole.lines)}</div><div><h3>How to make it</h3>${ol(en.guacamole.steps)}</div></div>` }),
    dish: en.guacamole, minutes: 15, author: 'Lisa Bray', language: 'en', servings: 4,
  },
  {
    name: 'the recipe inside the page’s mainEntity',
    html: frame({ title: en.salmon.title, head: ld({ '@context': 'https://schema.org', '@type': 'WebPage', name: 'x', mainEntity: recipe(en.salmon, { author: { '@type': 'Person', name: 'Jo Fry' }, totalTime: 'PT20M' }) }), body: '' }),
    dish: en.salmon, minutes: 20, author: 'Jo Fry', language: 'en',
  },
  {
    name: 'every key in small letters and a type of its own case',
    html: frame({ title: en.curry.title, head: ld({ '@context': 'https://schema.org', '@type': 'recipe', Name: en.curry.title, recipeingredient: en.curry.lines, recipeinstructions: en.curry.steps.map((text) => ({ '@type': 'howtostep', Text: text })), totaltime: 'PT25M', Author: by('Ty Ng') }), body: '' }),
    dish: en.curry, minutes: 25, author: 'Ty Ng', language: 'en',
  },
]
