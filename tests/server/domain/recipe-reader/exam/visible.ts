// biome-ignore-all format: pages with nothing but what people see, and traps among it

import { en, more } from './dishes.ts'
import { type Asked, flat, frame, groups, items, ld, ol, plain, recipe, step, ul } from './frame.ts'

const heads = (lines: readonly string[], steps: readonly string[]) => `<h2>Ingredients</h2>${ul(lines)}<h2>Instructions</h2>${ol(steps)}`

/** Letters of one byte, as the code page has them. */
function inBytes(text: string, charset: string): Uint8Array {
  const table = new Map<string, number>()
  const decoder = new TextDecoder(charset)
  for (let code = 0; code < 256; code += 1) table.set(decoder.decode(new Uint8Array([code])), code)
  return new Uint8Array([...text].map((letter) => table.get(letter) ?? 63))
}
const saved = (page: Omit<Asked, 'bytes'>, charset: string, told: string | null): Asked => {
  const html = page.html.replace('<meta charset="utf-8">', `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`)
  return { ...page, html, bytes: { bytes: inBytes(html, charset), charset: told } }
}

export const visible: Asked[] = [
  {
    name: 'reviews numbered as steps after the method',
    html: frame({ title: en.chili.title, body: `<p class="author">By <a href="/a/mel">Mel Ortega</a></p><ul class="times"><li>Prep: 10 mins</li><li>Cook: 35 mins</li><li>Total: 45 mins</li><li>Serves: 6</li></ul>${heads(en.chili.lines, en.chili.steps)}`, after: `<section class="reviews"><h2>Reviews</h2><ol><li><p>Added 2 cups of corn and simmered for 40 minutes. Delicious.</p></li><li><p>Heat the oven and bake with cheese on top! So good.</p></li></ol></section>` }),
    dish: en.chili, minutes: 45, author: 'Mel Ortega', language: 'en', servings: 6,
  },
  {
    name: 'adverts among the lines and the steps',
    html: frame({ title: en.brownies.title, body: `<h3>Ingredients</h3><ul>${en.brownies.lines.map((one, at) => `<li>${one}</li>${at === 2 ? '<li class="ad-slot"><div id="div-gpt-ad-1">Advertisement</div></li>' : ''}`).join('')}</ul><h3>Directions</h3><ol>${en.brownies.steps.map((one, at) => `<li>${one}${at === 1 ? '<div class="adunit"><span>ADVERTISEMENT - CONTINUE READING BELOW</span></div>' : ''}</li>`).join('')}</ol>` }),
    dish: en.brownies, minutes: null, author: null, language: 'en',
  },
  {
    name: '«You may also like» under the lines',
    html: frame({ title: en.guacamole.title, body: `<h2>Ingredients</h2>${ul(en.guacamole.lines)}<h3>You may also like</h3><ul><li><a href="/1">5 Minute Salsa</a></li><li><a href="/2">7 Layer Dip</a></li><li><a href="/3">3 Ingredient Queso</a></li></ul><h2>Instructions</h2>${ol(en.guacamole.steps)}<h3>Related posts</h3><ul><li><a href="/4">10 Best Dips</a></li></ul>` }),
    dish: en.guacamole, minutes: null, author: null, language: 'en',
  },
  {
    name: 'equipment between the lines and the method',
    html: frame({ title: en.banana.title, body: `<h2>Ingredients</h2>${ul(en.banana.lines)}<h2>Equipment</h2><ul><li>1 8x4-inch loaf pan</li><li>2 mixing bowls</li><li>1 whisk</li></ul><h2>Method</h2>${ol(en.banana.steps)}<h2>Storage</h2><p>Keep for 4 days at room temperature.</p>` }),
    dish: en.banana, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a table of nutrition beside the lines',
    html: frame({ title: en.pancakes.title, body: `<table class="nutrition"><caption>Nutrition per serving</caption><tr><th>Calories</th><td>320 kcal</td></tr><tr><th>Fat</th><td>12 g</td></tr><tr><th>Sugar</th><td>9 g</td></tr></table>${heads(en.pancakes.lines, en.pancakes.steps)}<h2>Nutrition Facts</h2><ul><li>Protein: 8 g</li><li>Fiber: 1 g</li></ul>` }),
    dish: en.pancakes, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a page behind a sign-in',
    html: `<!DOCTYPE html><html lang="en"><head><title>Log in to Recipe Vault</title></head><body><header><a href="/">Recipe Vault</a></header><main><h1>Log in to see this recipe</h1><form action="/login" method="post"><label>Email <input type="email" name="email"></label><label>Password <input type="password" name="password"></label><button>Log in</button></form><p>Not a member? <a href="/signup">Start your 14 day free trial</a></p><ul><li>2,000+ tested recipes</li><li>3 new recipes a week</li></ul></main></body></html>`,
    dish: null, minutes: null, author: null, language: 'en',
  },
  {
    name: 'an article about food that is no recipe',
    html: frame({ title: '12 Pantry Staples You Should Always Have', body: `<h2>What to buy</h2>${ul(['Olive oil', 'Canned beans', 'Dried pasta', '2 or 3 kinds of vinegar'])}<h2>How to store them</h2><p>Keep everything in a cool, dry place.</p>`, head: ld({ '@type': 'Article', headline: '12 Pantry Staples', author: { '@type': 'Person', name: 'Al' } }) }),
    dish: null, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a list of categories',
    html: frame({ title: 'Dinner Recipes', body: `<h2>Browse by ingredient</h2>${ul(['Chicken (412)', 'Beef (220)', 'Fish (98)'])}<h2>Latest</h2><ul><li><a href="/1">20 Minute Tacos</a></li><li><a href="/2">1 Pot Pasta</a></li></ul>` }),
    dish: null, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a wall of cookies before the recipe',
    html: frame({ title: en.scones.title, lang: 'en-GB', body: `<div id="onetrust-consent-sdk" role="dialog" aria-label="Privacy"><h2>We value your privacy</h2><p>We and our 812 partners store and/or access information on a device.</p><ul><li>Strictly necessary cookies</li><li>1 year of storage for performance cookies</li></ul><button>Accept all</button></div>${heads(en.scones.lines, en.scones.steps)}` }),
    dish: en.scones, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a page to print',
    html: `<!DOCTYPE html><html lang="en"><head><title>Print: ${en.tacos.title}</title><meta name="robots" content="noindex"></head><body onload="window.print()"><div class="print-controls"><button>Print</button><label><input type="checkbox" checked> Images</label><label><input type="checkbox" checked> Notes</label></div><h1>${en.tacos.title}</h1><p>Author: Nina Solis</p><p>Prep Time: 20 minutes &nbsp; Cook Time: 15 minutes &nbsp; Total Time: 35 minutes</p><p>Yield: 4 servings</p><h3>Ingredients</h3>${ul(en.tacos.lines)}<h3>Instructions</h3>${ol(en.tacos.steps)}<p>Find it online: <a href="#">https://otter.example/tacos</a></p></body></html>`,
    dish: en.tacos, minutes: 35, author: 'Nina Solis', language: 'en', servings: 4,
  },
  {
    name: 'an AMP page with an accordion',
    html: `<!doctype html><html amp lang="en"><head><meta charset="utf-8"><title>${en.curry.title}</title><script async src="https://cdn.example/v0.js"></script><style amp-custom>body{margin:0}</style></head><body><amp-sidebar id="sb"><ul><li><a href="/">Home</a></li><li><a href="/5">5 Ways with Rice</a></li></ul></amp-sidebar><h1>${en.curry.title}</h1><amp-img src="/c.jpg" width="4" height="3" layout="responsive"></amp-img><amp-ad width="300" height="250" type="doubleclick"></amp-ad><amp-accordion><section expanded><h4>Ingredients</h4><div>${ul(en.curry.lines)}</div></section><section><h4>Directions</h4><div>${ol(en.curry.steps)}</div></section><section><h4>Nutrition</h4><div><ul><li>12g fat</li></ul></div></section></amp-accordion></body></html>`,
    dish: en.curry, minutes: null, author: null, language: 'en',
  },
  saved({ name: 'a Ukrainian page in windows-1251, told by its meta', html: frame({ title: more.uk.title, lang: 'uk', site: 'Смачно', talk: ['Найкращий рецепт.'], comments: ['Дякую!'], head: ld(recipe(flat(more.uk), { author: 'Оксана', totalTime: 'PT2H' })), body: '' }), dish: flat(more.uk), minutes: 120, author: 'Оксана', language: 'uk' }, 'windows-1251', null),
  saved({ name: 'a Hungarian page in iso-8859-2, told by its server', html: frame({ title: more.hu.title, lang: 'hu', site: 'Konyha', talk: ['Nagyon finom.'], comments: ['Köszi!'], body: `<h3>Hozzávalók</h3>${ul(more.hu.lines)}<h3>Elkészítése</h3>${ol(more.hu.steps)}` }), dish: more.hu, minutes: null, author: null, language: 'hu' }, 'iso-8859-2', 'iso-8859-2'),
  saved({ name: 'a Czech page in windows-1250', html: frame({ title: more.cs.title, lang: 'cs', site: 'Vaření', talk: ['Výborné jídlo.'], comments: ['Děkuji!'], body: `<h2>Ingredience</h2>${ul(more.cs.lines)}<h2>Postup přípravy</h2>${ol(more.cs.steps)}` }), dish: more.cs, minutes: null, author: null, language: 'cs' }, 'windows-1250', null),
  {
    name: 'a German page whose template says English',
    html: frame({ title: more.de.title, lang: 'en', talk: ['Der beste Kartoffelsalat, den wir je gegessen haben, und er ist ganz einfach.'], comments: ['Sehr lecker, danke für das Rezept!'], head: `<meta property="og:locale" content="de_DE">${ld(recipe(more.de, { author: 'Uli', totalTime: 'PT1H', inLanguage: 'de-DE' }))}`, body: '' }),
    dish: more.de, minutes: 60, author: 'Uli', language: 'de',
  },
  {
    name: 'a Portuguese page that names no language',
    html: frame({ title: more.pt.title, lang: null, talk: ['O bolo mais fofinho que você vai fazer hoje.'], comments: ['Ficou uma delícia, obrigada!'], head: ld(recipe(more.pt, { author: 'Bia', totalTime: 'PT1H' })), body: '' }),
    dish: more.pt, minutes: 60, author: 'Bia', language: 'pt',
  },
  {
    name: 'a Norwegian page of «nb-NO»',
    html: frame({ title: more.no.title, lang: 'nb-NO', talk: ['Vafler er alltid en god idé.'], comments: ['Kjempegodt!'], head: ld(recipe(more.no, { author: 'Siri', totalTime: 'PT45M', recipeYield: '10 stk' })), body: '' }),
    dish: more.no, minutes: 45, author: 'Siri', language: 'no', servings: 10,
  },
  {
    name: 'a table of two columns in Finnish',
    html: frame({ title: more.fi.title, lang: 'fi', talk: ['Helppo arkiruoka.'], comments: ['Hyvää!'], body: `<h2>Ainekset</h2><table class="ingredients"><tbody>${more.fi.lines.map((one) => { const [, left, right] = /^(\d+ ?(?:g|dl|tl)?) (.*)$/.exec(one) ?? []; return `<tr><td>${left}</td><td>${right}</td></tr>` }).join('')}</tbody></table><h2>Valmistusohje</h2>${ol(more.fi.steps)}` }),
    dish: more.fi, minutes: null, author: null, language: 'fi',
  },
  {
    name: 'Drupal’s fields',
    html: frame({ title: en.lemonChicken.title, body: `<div class="node node--type-recipe"><div class="field field--name-field-ingredients field--type-string field--label-above"><div class="field__label">Ingredients</div><div class="field__items">${plain(en.lemonChicken.lines).map((one) => `<div class="field__item">${one}</div>`).join('\n')}</div></div><div class="field field--name-field-preparation field--label-above"><div class="field__label">Preparation</div><div class="field__item"><ol>${items(en.lemonChicken.steps)}</ol></div></div></div>` }),
    dish: en.lemonChicken, minutes: null, author: null, language: 'en',
  },
  {
    name: 'an article of a shop: bold words and breaks in one text',
    html: frame({ title: en.cookies.title, body: `<div class="rte article-template__content"><p>Perfect with a cup of tea.</p><p><strong>Makes: </strong>3 dozen</p><p><strong>Ingredients<br></strong>${en.cookies.lines.join('<br>')}</p><p><strong>Directions</strong></p><ol>${items(en.cookies.steps)}</ol><p><a href="/products/oats">Shop our rolled oats</a></p></div>` }),
    dish: en.cookies, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a newsletter: headings, lists and a button to subscribe between',
    html: frame({ title: en.pasta.title, lang: 'en', body: `<div class="available-content"><div class="body markup"><h3><strong>Ingredients</strong></h3><p><em>Serves 4</em></p><ul>${items(en.pasta.lines, '', (one) => `<p>${one}</p>`)}</ul><div class="subscription-widget-wrap"><p>Thanks for reading! Subscribe for free to receive new posts.</p><form><input type="email"><button>Subscribe</button></form></div><h3><strong>Method</strong></h3><ol>${items(en.pasta.steps, '', (one) => `<p>${one}</p>`)}</ol><p>Until next week, R.</p></div></div>` }),
    dish: en.pasta, minutes: null, author: null, language: 'en', servings: 4,
  },
  {
    name: 'the sections of lines as definition lists',
    html: frame({ title: en.ramen.title, body: `<h2>Ingredients</h2><dl>${groups(en.ramen.lines).map((one) => `<dt>${one.name}</dt>${one.items.map((line) => `<dd>${line}</dd>`).join('')}`).join('')}</dl><h2>Directions</h2>${ol(en.ramen.steps)}` }),
    dish: en.ramen, minutes: null, author: null, language: 'en',
  },
  {
    name: 'no headings, but classes that say what they hold',
    html: frame({ title: en.carrotCake.title, body: `<div class="o-Ingredients"><div class="o-Ingredients__m-Body">${groups(en.carrotCake.lines).map((one) => `<h6 class="o-Ingredients__a-SubHeadline">${one.name}</h6>${one.items.map((line) => `<p class="o-Ingredients__a-Ingredient"><label><input type="checkbox" value="${line}"><span class="o-Ingredients__a-Ingredient--CheckboxLabel">${line}</span></label></p>`).join('')}`).join('')}</div></div><div class="o-Method"><ol class="o-Method__m-Body">${plain(en.carrotCake.steps).map((one) => `<li class="o-Method__m-Step">${one}</li>`).join('')}</ol></div>` }),
    dish: { ...en.carrotCake, steps: plain(en.carrotCake.steps) }, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a checkbox for all before the lines, with data that have it as a line',
    html: frame({ title: en.tacos.title, head: ld(recipe(en.tacos, { author: { '@type': 'Person', name: 'Nina Solis' }, totalTime: 'PT35M', recipeIngredient: ['Ingredients:', ...en.tacos.lines, '', ' '] })), body: '' }),
    dish: en.tacos, minutes: 35, author: 'Nina Solis', language: 'en',
  },
  {
    name: 'headings among the lines of the data',
    html: frame({ title: en.ramen.title, head: ld(recipe(en.ramen, { author: { '@type': 'Person', name: 'Kim' }, totalTime: 'PT25M', recipeIngredient: ['BROTH:', ...plain(en.ramen.lines).slice(0, 3), 'TOPPINGS:', ...plain(en.ramen.lines).slice(3)], recipeInstructions: en.ramen.steps.map(step) })), body: '' }),
    dish: { ...en.ramen, lines: ['# BROTH', ...plain(en.ramen.lines).slice(0, 3), '# TOPPINGS', ...plain(en.ramen.lines).slice(3)] }, minutes: 25, author: 'Kim', language: 'en',
  },
]
