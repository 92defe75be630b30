// biome-ignore-all format: pages of the fourth exam

import { en } from './dishes.ts'
import { type Asked, items } from './frame.ts'
import { dishes } from './third-dishes.ts'
import { apart, groups, ld, person, plain, recipe, site } from './third-frame.ts'

const { soup, bread, ragu, muffins, stirFry, pie } = dishes
const toc = '<div class="toc"><p>Contents</p><ul><li><a href="#why">Why you’ll love it</a></li><li><a href="#ing">Ingredients</a></li><li><a href="#how">Instructions</a></li></ul></div>'
/** What blogs tell above the recipe: the ingredients explained, the steps with pictures. */
const talked = '<h2 id="why">Why you’ll love it</h2><ul><li>It’s ready in 30 minutes</li><li>Only 1 pot</li></ul><h2 id="ing">Ingredients you’ll need</h2><ul><li><strong>Flour:</strong> I use all-purpose, but bread flour works too.</li><li><strong>Butter:</strong> Make sure it’s really soft.</li><li><strong>Eggs:</strong> 2 large ones, at room temperature.</li></ul><h2 id="how">How to make it (step by step)</h2><p>First, get everything ready on the counter. You will thank me later.</p><p><img src="/1.jpg"></p><p>Then follow the card below and enjoy the smell in your kitchen.</p>'

export const fourthEnglish: Asked[] = [
  {
    name: 'a long post with a table of contents and explained ingredients, a plain card below without data',
    html: site({ title: muffins.title, body: `<a href="#recipe">Jump to Recipe</a>${toc}${talked}<div id="recipe" class="recipe-card"><h2>${muffins.title}</h2><p class="recipe-card-meta"><span>Prep: 15 min</span> <span>Cook: 28 min</span> <span>Total: 43 min</span> <span>Yield: 12 muffins</span></p><h3>Ingredients</h3><ul>${items(muffins.lines)}</ul><h3>Instructions</h3><ol>${items(muffins.steps)}</ol><h3>Notes</h3><ul><li>Use 1 cup of milk instead of yogurt.</li></ul></div>` }),
    dish: muffins, minutes: 43, author: null, language: 'en', servings: 12,
  },
  {
    name: 'a free cookbook on a wiki: an infobox, spans in headings, edit links, a procedure',
    html: `<!DOCTYPE html><html class="client-nojs" lang="en" dir="ltr"><head><meta charset="UTF-8"><title>${soup.title} - Open Cookbook</title></head><body><div id="content" class="mw-body"><h1 id="firstHeading" class="firstHeading"><span class="mw-page-title-main">${soup.title}</span></h1><div id="mw-content-text"><div class="mw-parser-output"><table class="infobox" style="float:right"><tbody><tr><th colspan="2">${soup.title}</th></tr><tr><th><a href="/c">Category</a></th><td><a href="/s">Soup recipes</a></td></tr><tr><th>Servings</th><td>4</td></tr><tr><th>Time</th><td>90 minutes</td></tr><tr><th>Difficulty</th><td><img src="/d.png" alt="2/5"></td></tr></tbody></table><p><a href="/cb">Cookbook</a> | <a href="/r">Recipes</a></p><p>A soup of the autumn.</p><h2><span class="mw-headline" id="Ingredients">Ingredients</span><span class="mw-editsection">[<a href="/e">edit</a> | <a href="/e2">edit source</a>]</span></h2><ul>${items(soup.lines, '', (one) => one.replace('broth', '<a href="/b">broth</a>'))}</ul><h2><span class="mw-headline" id="Procedure">Procedure</span><span class="mw-editsection">[<a href="/e">edit</a>]</span></h2><ol>${items(soup.steps)}</ol><h2><span class="mw-headline">Notes, tips, and variations</span></h2><ul><li>Use 2 cups of cream.</li></ul></div></div></div><div id="mw-navigation"><ul><li><a href="/">Main Page</a></li></ul></div></body></html>`,
    dish: soup, minutes: 90, author: null, language: 'en', servings: 4,
  },
  {
    name: 'a small hand-made site: names bold and amounts underlined in terms, parts as headings in the list',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="author" content="Rek & Devine"><title>SMALL GRAINS — overnight focaccia</title></head><body><header><a href="home.html"><img src="l.svg" alt="Small Grains"></a></header><main class="recipe"><h1>${bread.title}</h1><h2>12 pieces — 45 minutes</h2><div class="col2"><p>We like it salty.</p></div>${groups(bread.lines).map((one) => `<dl class="ingredients"><h3>${one.name}</h3>${one.items.map((line) => `<dt><a href="x.html"><img src="x.png"></a><b>${line}</b></dt>`).join('')}</dl>`).join('')}<ul class="instructions">${items(bread.steps)}</ul></main><footer><a href="about.html">About</a></footer></body></html>`,
    dish: bread, minutes: 45, author: 'Rek & Devine', language: 'en',
  },
  {
    name: 'a video cook: directions in parts with pictures between, rating words, a discussion of recipes',
    html: site({ title: en.ramen.title, body: `<div class="entry"><p>Hello everybody!</p><h2>Ingredients</h2>${groups(en.ramen.lines).map((one) => `<h4>${one.name}:</h4><ul>${items(one.items)}</ul>`).join('')}<h2>Directions</h2><h4>Cook:</h4><ol>${plain(en.ramen.steps).map((one, at) => `<li>${one}<br /><img src="/${at}.jpg" alt="${at}" /></li>`).join('')}</ol><div class="wp-ratings">Rating: 5.0/5. From 12 votes. Show votes.</div></div>`, comments: ['I made it with 3 tablespoons of sugar', '1 cup of water was enough.'] }),
    dish: en.ramen, minutes: null, author: null, language: 'en',
  },
  {
    name: 'an old community: an ingredient an object of amount and name in the words of data-vocabulary',
    html: site({ title: stirFry.title, body: `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">${stirFry.title}</h1><p>by <a href="/m/4"><span itemprop="author">momof6</span></a> on <time itemprop="published">June 1</time></p><p>Prep Time <time itemprop="prepTime" datetime="PT15M">15 Minutes</time> Cook Time <time itemprop="cookTime" datetime="PT10M">10 Minutes</time> Serves <span itemprop="yield">4</span></p><h3>Ingredients</h3><ul class="ingredients">${stirFry.lines.map((one) => `<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${apart(one).amount}</span> <span itemprop="name">${apart(one).food}</span></li>`).join('')}</ul><h3>Preparation</h3><span itemprop="instructions">${stirFry.steps.map((one) => `<p>${one}</p>`).join('')}</span></div>` }),
    dish: stirFry, minutes: 25, author: 'momof6', language: 'en', servings: 4,
  },
  {
    name: 'a site builder: bullets as letters in spans of paragraphs, headings in bold spans',
    html: site({ title: soup.title, body: `<div id="comp-k1" class="txtNew" data-testid="richTextElement"><p class="font_8"><span style="font-weight:bold"><span class="color_15">Ingredients:</span></span></p><p class="font_8"><span class="wixGuard">​</span></p>${soup.lines.map((one) => `<p class="font_8"><span>•&nbsp;${one}</span></p>`).join('')}<p class="font_8"><span style="font-weight:bold">Directions:</span></p>${soup.steps.map((one, at) => `<p class="font_8"><span>${at + 1}.&nbsp; ${one}</span></p>`).join('')}<p class="font_8"><span class="wixGuard">​</span></p></div>` }),
    dish: soup, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a meal kit: headlines of steps beside their texts, amounts in strong',
    html: site({ title: stirFry.title, name: 'Kit House', body: `<div class="meal__overview"><div><span>Prep &amp; Cook Time</span><span>35-45 min.</span></div><div><span>Difficulty Level</span><span>Easy</span></div></div><section id="ingredients"><h2>In your box</h2><ul class="ul-ingredients">${stirFry.lines.map((one) => `<li><span>${apart(one).amount}</span> ${apart(one).food}</li>`).join('')}</ul></section><section id="instructions"><h2>Instructions</h2><ol>${stirFry.steps.map((one, at) => `<li><span class="step__number">${at + 1}</span><div><span class="step__description"><p>${one}</p></span></div></li>`).join('')}</ol></section>` }),
    dish: stirFry, minutes: 45, author: null, language: 'en',
  },
  {
    name: 'a health service: definition of times, ingredients with two systems in brackets, tips below',
    html: site({ lang: 'en-GB', title: pie.title, name: 'Healthier Homes', body: `<div class="bh-recipe__meta"><dl><dt>Prep:</dt><dd>20 mins</dd><dt>Cook:</dt><dd>1 hour</dd><dt>Serves:</dt><dd>4</dd></dl></div><div class="bh-recipe__description"><h2>Ingredients</h2><ul>${items(pie.lines)}</ul><details><summary>Allergy info</summary><p>Contains fish, milk and wheat.</p></details><h2>Method</h2><ol class="bh-recipe-instructions">${pie.steps.map((one, at) => `<li class="bh-recipe-instruction"><h3>Step ${at + 1}</h3><p>${one}</p></li>`).join('')}</ol><h2>Nutritional information</h2><table><tr><td>415 kcal</td></tr></table></div>` }),
    dish: pie, minutes: 80, author: null, language: 'en', servings: 4,
  },
  {
    name: 'a vegan kitchen of own elements: ingredients in rows, directions in cards, a tick before each',
    html: site({ title: muffins.title, body: `<recipe-header><span class="time">Total: 45 minutes</span></recipe-header><ingredient-list><h3 class="ingredient-heading">Ingredients</h3><ul class="ingredient-container">${muffins.lines.map((one) => `<li class="ingredient"><p><span class="ingredient-number">${apart(one).amount}</span> <span>${apart(one).food}</span></p></li>`).join('')}</ul></ingredient-list><section id="directions-container"><h3>Directions</h3><ol>${muffins.steps.map((one) => `<li class="direction"><div class="media"><img src="/x.jpg"></div><div class="direction-container"><span class="direction">${one}</span></div></li>`).join('')}</ol></section><section id="notes-container"><h3>Notes</h3><ul><li>Freeze for 2 months.</li></ul></section>` }),
    dish: muffins, minutes: 45, author: null, language: 'en',
  },
  {
    name: 'an old newsletter of a farm: bold headings in paragraphs, lines by breaks, no lists',
    html: site({ title: en.salmon.title, body: `<div class="entry-content"><p><em>This recipe comes from our friend.</em></p><p><strong>Ingredients:</strong></p><p>${en.salmon.lines.join('<br />')}</p><p><strong>Instructions:</strong></p>${en.salmon.steps.map((one) => `<p>${one}</p>`).join('')}<p>Photo by <a href="/z">Jess L.</a></p></div>` }),
    dish: en.salmon, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a government’s plate: fields of Drupal, amounts in spans, source at the end',
    html: site({ title: en.chili.title, body: `<div class="mp-recipe-full"><div class="mp-recipe-full__details"><div class="mp-recipe-full__detail"><span class="mp-recipe-full__detail--label">Makes:</span> <span class="mp-recipe-full__detail--data">6 servings</span></div><div class="mp-recipe-full__detail"><span class="mp-recipe-full__detail--label">Total Time:</span> <span class="mp-recipe-full__detail--data">45 minutes</span></div></div><div class="mp-recipe-full__ingredients"><h2>Ingredients</h2><ul>${en.chili.lines.map((one) => `<li><span class="ingredient--data">${one}</span></li>`).join('')}</ul></div><div class="field field--name-field-instructions field--label-above"><div class="field__label">Directions</div><div class="field__item"><ol>${items(en.chili.steps)}</ol></div></div><h2>Notes</h2><p>Learn more about beans.</p></div>` }),
    dish: en.chili, minutes: 45, author: null, language: 'en', servings: 6,
  },
  {
    name: 'a meal planner for sportsmen: list items with strong amounts, “Steps” with words of time',
    html: site({ title: stirFry.title, body: `<div class="fmc_details"><div>35min</div><div>4 servings</div></div><div class="fmc_ingredients"><h4>Ingredients for 4</h4><ul>${stirFry.lines.map((one) => `<li><strong>${apart(one).amount}</strong> ${apart(one).food}</li>`).join('')}</ul></div><div class="fmc_steps"><h4>Steps</h4><ul>${stirFry.steps.map((one, at) => `<li><span class="fmc_step_num">Step ${at + 1}</span><div class="fmc_step_content"><p>${one}</p></div></li>`).join('')}</ul></div><div class="fmc_macro"><p>Calories 320cal</p></div>` }),
    dish: stirFry, minutes: 35, author: null, language: 'en', servings: 4,
  },
  {
    name: 'data: an object of numbered ingredients, and steps under an item list',
    html: site({ title: ragu.title, head: ld({ ...recipe(ragu), recipeIngredient: { '@type': 'ItemList', itemListElement: ragu.lines.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })) }, recipeInstructions: { '@type': 'ItemList', itemListElement: ragu.steps.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text })) }, author: [{ name: 'Una Roast' }], totalTime: 'PT510M' }), body: '' }),
    dish: ragu, minutes: 510, author: 'Una Roast', language: 'en',
  },
  {
    name: 'data: the recipe as the main entity of a page in a graph of lists, entities twice escaped',
    html: site({ title: pie.title, head: ld([{ '@type': 'BreadcrumbList', itemListElement: [] }, { '@type': 'WebPage', mainEntity: { ...recipe(pie), name: 'Fisherman&amp;#39;s Pie', author: { '@type': 'Person', name: 'S&eacute;an Cod' }, recipeIngredient: pie.lines.map((one) => `${one.replace('small', '<a href=\\"/x\\">small</a>')}&nbsp;`), totalTime: 'PT1H20M' } }]), body: '' }),
    dish: pie, minutes: 80, author: 'Séan Cod', language: 'en',
  },
  {
    name: 'data: steps with a name and no text, tips among them as HowToTip',
    html: site({ title: muffins.title, head: ld({ ...recipe(muffins), recipeInstructions: [...muffins.steps.map((name) => ({ '@type': 'HowToStep', name })), { '@type': 'HowToTip', text: 'Use a scoop.' }], author: { '@type': 'Person', name: 'Al  Fine\n' }, cookTime: 'PT28M', prepTime: 'PT15M' }), body: '' }),
    dish: { ...muffins, steps: [...muffins.steps, 'Use a scoop.'] }, minutes: 43, author: 'Al Fine', language: 'en',
  },
  {
    name: 'data: lines with tabs and breaks, an empty one, and a heading in capitals with a colon',
    html: site({ title: bread.title, head: ld({ ...recipe(bread), recipeIngredient: ['DOUGH:', ...bread.lines.slice(1, 5).map((one) => `\n\t\t${one.replace(' ', '\n  ')}\n`), '', 'TOPPING:', ...bread.lines.slice(6)], author: person('Ivy Rise'), totalTime: 'PT15H' }), body: '' }),
    dish: { ...bread, lines: bread.lines.map((one) => (one.startsWith('# ') ? one.toUpperCase() : one)) }, minutes: 900, author: 'Ivy Rise', language: 'en',
  },
  {
    name: 'data: broken by a bare line break in its description and a comma at its end',
    html: site({ title: soup.title, head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"${soup.title}","description":"Warm
and "cozy" soup","recipeIngredient":${JSON.stringify(soup.lines)},"recipeInstructions":[${soup.steps.map((one) => `{"@type":"HowToStep","text":${JSON.stringify(one)},}`).join(',')},],"author":{"@type":"Person","name":"Mia Gourd"},"totalTime":"PT1H",}</script>`, body: '' }),
    dish: soup, minutes: 60, author: 'Mia Gourd', language: 'en',
  },
  {
    name: 'state of an app: the recipe’s fields in camel case, steps as HTML, times as objects',
    html: `<!doctype html><html lang="en"><head><title>${stirFry.title} Recipe | Chopstick</title></head><body><div id="app"></div><script>window.__INITIAL_STATE__ = ${JSON.stringify({ user: null, recipe: { byId: { 77: { id: 77, recipeTitle: stirFry.title, recipeIngredients: stirFry.lines.map((line) => ({ quantity: apart(line).amount, unit: '', ingredient: { name: apart(line).food } })), recipeSteps: stirFry.steps.map((instruction, order) => ({ order, instruction: `<p>${instruction}</p>` })), totalTime: 30, servings: 4, author: { fullName: 'Ken Lo' } } } } })};</script></body></html>`,
    dish: stirFry, minutes: 30, author: 'Ken Lo', language: 'en', servings: 4,
  },
  {
    name: 'a page for print: a table of two columns of ingredients, the method in one cell',
    html: `<html><head><title>${en.pancakes.title}</title></head><body><table width="600" align="center"><tr><td colspan="2"><h1>${en.pancakes.title}</h1><i>from Nell Griddle</i></td></tr><tr><td colspan="2"><b>Ingredients</b></td></tr><tr><td valign="top"><ul>${items(en.pancakes.lines.slice(0, 4))}</ul></td><td valign="top"><ul>${items(en.pancakes.lines.slice(4))}</ul></td></tr><tr><td colspan="2"><b>Directions</b></td></tr><tr><td colspan="2"><ol>${items(en.pancakes.steps)}</ol></td></tr></table></body></html>`,
    dish: en.pancakes, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a chef’s channel: an accordion, metric and cups in brackets, method with bold names of steps',
    html: site({ title: soup.title, body: `<div class="sqs-html-content"><h3>Ingredients</h3><ul data-rte-list="default">${soup.lines.map((one) => `<li><p>${one}</p></li>`).join('')}</ul><h3>Instructions</h3><ol data-rte-list="default">${soup.steps.map((one, at) => `<li><p><strong>${['Heat', 'Roast', 'Sauté', 'Blend'][at]}:</strong> ${one}</p></li>`).join('')}</ol></div><h3>Gear I use</h3><ul><li>A good knife</li></ul>` }),
    dish: { ...soup, steps: soup.steps.map((one, at) => `${['Heat', 'Roast', 'Sauté', 'Blend'][at]}: ${one}`) }, minutes: null, author: null, language: 'en',
  },
  {
    name: 'two recipes in one post, each with a card: the first is the page’s',
    html: site({ title: ragu.title, head: ld({ '@graph': [{ ...recipe(ragu), author: person('Gia Stew'), totalTime: 'PT8H30M' }, { ...recipe(en.guacamole), author: person('Gia Stew') }] }), body: '' }),
    dish: ragu, minutes: 510, author: 'Gia Stew', language: 'en',
  },
  {
    name: 'a glass-house of adverts: an ad unit and “Continue reading” after every third item, tracking pixels',
    html: site({ title: en.cookies.title, body: `<div class="content-list"><h2>Ingredients</h2><ul>${en.cookies.lines.map((one, at) => `<li>${one}</li>${at % 3 === 2 ? '<li class="ad-unit"><div class="ad">ADVERTISEMENT</div></li>' : ''}`).join('')}</ul><h2>Directions</h2>${en.cookies.steps.map((one) => `<p>${one}</p><div class="gpt-ad"><p>Advertisement - Continue Reading Below</p></div>`).join('')}</div>` }),
    dish: en.cookies, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a magazine’s cooking with “Yield”, “Active”, “Total” in a row and ingredients linked to a shop',
    html: site({ title: ragu.title, body: `<div class="meta"><div><h6>Active Time:</h6><p>20 mins</p></div><div><h6>Total Time:</h6><p>8 hrs 20 mins</p></div><div><h6>Servings:</h6><p>6</p></div></div><h2>Ingredients</h2><ul>${ragu.lines.map((one) => `<li>${apart(one).amount} <a href="https://shop.example/x" rel="sponsored">${apart(one).food}</a></li>`).join('')}</ul><h2>Directions</h2><ul>${ragu.steps.map((one, at) => `<li><p><b>Step ${at + 1}</b></p><p>${one}</p></li>`).join('')}</ul>` }),
    dish: ragu, minutes: 500, author: null, language: 'en', servings: 6,
  },
  {
    name: 'a food producer: “Prep 10 min | Cook 15 min | Serves 4” in one line, list with check images',
    html: site({ title: stirFry.title, body: `<p class="stats">Prep 10 min | Cook 15 min | Serves 4</p><h3>What you need</h3><div class="cols">${stirFry.lines.map((one) => `<div class="col"><img src="/check.svg" alt="">${one}</div>`).join('')}</div><h3>Make it</h3><div class="cols">${stirFry.steps.map((one, at) => `<div class="col"><span class="bubble">${at + 1}</span><p>${one}</p></div>`).join('')}</div>` }),
    dish: stirFry, minutes: 25, author: null, language: 'en', servings: 4,
  },
  { name: 'a menu of a restaurant with prices', html: site({ title: 'Our Menu', body: '<h2>Starters</h2><ul><li>1 bowl of soup 6.50</li><li>2 tacos 9.00</li></ul><h2>Preparation times</h2><p>Please allow 20 minutes. Our kitchen closes at ten o’clock.</p>' }), dish: null, minutes: null, author: null, language: 'en' },
  { name: 'a page that was not found', html: site({ title: 'Page not found', body: '<h2>Oops!</h2><p>We can’t find that page. Try one of these recipes:</p><ul><li><a href="/a">5 Ingredient Pasta</a></li><li><a href="/b">30 Minute Soup</a></li></ul>' }), dish: null, minutes: null, author: null, language: 'en' },
]
