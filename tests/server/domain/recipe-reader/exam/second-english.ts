// biome-ignore-all format: pages of the second exam

import { en } from './dishes.ts'
import { type Asked, flat, frame, groups, items, ld, plain, raw, recipe, step } from './frame.ts'

const by = (name: string) => ({ '@type': 'Person', name })
const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
const split = (line: string) => /^([\d/½¼¾⅓ -]+(?:g|ml)?)\s*(.*)$/.exec(line)?.slice(1) ?? ['', line]

export const secondEnglish: Asked[] = [
  {
    name: 'a card of Jetpack in a post of prose',
    html: frame({ title: 'the crispiest fish tacos', body: `<p>I make these at least once a week.</p><div class="hrecipe h-recipe jetpack-recipe" itemscope itemtype="https://schema.org/Recipe"><h3 class="p-name jetpack-recipe-title fn" itemprop="name">${en.tacos.title}</h3><ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield" itemprop="recipeYield"><strong>Servings: </strong>4</li><li class="jetpack-recipe-time"><time itemprop="totalTime" datetime="P0DT0H35M0S"><strong>Time:</strong> <span class="time">35 minutes</span></time></li><li class="jetpack-recipe-print"><a href="#">Print</a></li></ul><div class="jetpack-recipe-content"><div class="jetpack-recipe-notes">Use any firm fish you like.</div><div class="jetpack-recipe-ingredients"><ul>${items(en.tacos.lines, ' class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient"')}</ul></div><div class="jetpack-recipe-directions e-instructions" itemprop="recipeInstructions">${en.tacos.steps.map((one) => `<p>${one}</p>`).join('\n')}</div></div></div>` }),
    dish: en.tacos, minutes: 35, author: null, language: 'en', servings: 4,
  },
  {
    name: 'a newspaper: bold lines in one paragraph, no headings, the method in prose',
    html: frame({ title: 'Smoky black bean chili – recipe', lang: 'en', site: 'The Courier', head: `<meta name="author" content="Meera Dale"><meta property="article:author" content="https://courier.example/profile/meera-dale">`, body: `<div class="dcr-maincontent"><h2 id="x">${en.chili.title}</h2><p><em>This keeps well for days, and is better the next.</em></p><p>Prep <strong>10 min</strong><br>Cook <strong>35 min</strong><br>Serves <strong>6</strong></p><p>${en.chili.lines.map((one) => `<strong>${one}</strong>`).join('<br>\n')}</p>${en.chili.steps.map((one) => `<p>${one}</p>`).join('\n')}<p>The Courier aims to publish recipes for sustainable food.</p></div>` }),
    dish: { ...en.chili, title: 'Smoky black bean chili – recipe' }, minutes: 45, author: 'Meera Dale', language: 'en', servings: 6,
  },
  {
    name: 'a celebrity chef: the method as an HTML list in a string',
    html: frame({ title: `${en.pasta.title} | Pasta recipes | Chef Sid`, lang: 'en-GB', site: 'Chef Sid', head: ld({ '@context': 'http://schema.org/', '@type': 'Recipe', name: en.pasta.title, author: 'Chef Sid', recipeYield: '4', totalTime: 'PT0H30M', recipeIngredient: en.pasta.lines.map((one) => ` ${one}  `), recipeInstructions: `<ol class="recipeSteps">${en.pasta.steps.map((one) => `<li>${one}</li>`).join('')}</ol>`, nutrition: { '@type': 'NutritionInformation', calories: '621 calories' } }), body: '' }),
    dish: en.pasta, minutes: 30, author: 'Chef Sid', language: 'en', servings: 4,
  },
  {
    name: 'a glossy magazine: amounts and foods in boxes of a grid, data whole, a related list beside',
    html: frame({ title: en.salmon.title, site: 'Savour', head: raw(JSON.stringify({ '@context': 'http://schema.org', '@type': 'Recipe', articleBody: 'Easy.', author: [{ '@type': 'Person', name: 'Andy Baraf', sameAs: 'https://savour.example/c/andy' }], headline: en.salmon.title, name: en.salmon.title, image: ['https://savour.example/1.jpg'], recipeIngredient: en.salmon.lines, recipeInstructions: en.salmon.steps.map(step), recipeYield: '4 Servings', totalTime: 'PT25M', isAccessibleForFree: true, hasPart: { '@type': 'WebPageElement', isAccessibleForFree: true } })), body: `<div data-testid="IngredientList"><h2>Ingredients</h2><p>4 Servings</p><div class="List-iNNfEx">${en.salmon.lines.map((one) => { const [left, right] = split(one); return `<p class="Amount-hYcAMN">${left}</p><div class="Description-cSrMCf">${right}</div>` }).join('')}</div></div><div data-testid="InstructionsWrapper"><h2>Preparation</h2><ol>${en.salmon.steps.map((one, at) => `<li><h4>Step ${at + 1}</h4><p>${one}</p></li>`).join('')}</ol></div><h2>What to Read Next</h2><ul><li><a href="/x">12 Salmon Recipes</a></li></ul>` }),
    dish: en.salmon, minutes: 25, author: 'Andy Baraf', language: 'en', servings: 4,
  },
  {
    name: 'a budget blog: prices in doubled brackets, linked words',
    html: frame({ title: en.curry.title, head: ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', '@id': '#p', name: 'Beth - Penny Bites' }, recipe(en.curry, { author: { '@type': 'Person', name: 'Beth - Penny Bites' }, prepTime: 'PT5M', cookTime: 'PT20M', totalTime: 'PT25M', recipeYield: ['4', '4 1.5 cups each'], recipeIngredient: en.curry.lines.map((one, at) => `${one} (($0.${at}2))`) })] }), body: '' }),
    dish: { ...en.curry, lines: en.curry.lines.map((one, at) => `${one} ($0.${at}2)`) }, minutes: 25, author: 'Beth - Penny Bites', language: 'en', servings: 4,
  },
  {
    name: 'steps with pictures, captions and a note inside each',
    html: frame({ title: en.brownies.title, body: `<div class="structured-ingredients"><h2 class="structured-ingredients__heading">Ingredients</h2><ul class="structured-ingredients__list text-passage">${en.brownies.lines.map((one) => { const [left, right] = split(one); return `<li class="structured-ingredients__list-item"><p><span data-ingredient-quantity="true">${left}</span> <span data-ingredient-name="true">${right}</span></p></li>` }).join('')}</ul></div><div class="structured-project__steps"><h2>Directions</h2><ol class="comp mntl-sc-block-group--OL">${en.brownies.steps.map((one) => `<li class="comp mntl-sc-block-group--LI"><p class="comp mntl-sc-block-html">${one}</p><figure class="comp mntl-sc-block-image"><div class="img-placeholder"><img src="/s.jpg" alt="A bowl"></div><figcaption class="figure-article-caption"><span class="figure-article-caption-owner"><p>Amanda Suarez / Big Kitchen</p></span></figcaption></figure></li>`).join('')}</ol></div>` }),
    dish: en.brownies, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a state of a program beside data without steps',
    html: frame({ title: en.ramen.title, head: ld({ '@type': 'Recipe', name: en.ramen.title, author: by('Momo Lin'), totalTime: 'PT25M', recipeIngredient: plain(en.ramen.lines), recipeInstructions: [] }), body: `<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { recipe: { title: en.ramen.title, ingredients: groups(en.ramen.lines).map((one) => ({ heading: one.name, items: one.items })), method: en.ramen.steps.map((description, at) => ({ heading: `STEP ${at + 1}`, description })) } } } })}</script>` }),
    dish: flat(en.ramen), minutes: 25, author: 'Momo Lin', language: 'en',
  },
  {
    name: 'steps of the data with a bold name inside each text',
    html: frame({ title: en.banana.title, head: ld(recipe(en.banana, { author: by('Dana Wu'), totalTime: 'PT75M', recipeInstructions: en.banana.steps.map((text) => step(`<strong>Prepare:</strong> ${text}`)) })), body: '' }),
    dish: { ...en.banana, steps: en.banana.steps.map((text) => `Prepare: ${text}`) }, minutes: 75, author: 'Dana Wu', language: 'en',
  },
  {
    name: 'an old site of tables and fonts',
    html: `<HTML><HEAD><TITLE>${en.cookies.title} Recipe from Grandma's Box</TITLE></HEAD><BODY BGCOLOR="#FFFFFF"><TABLE WIDTH=100%><TR><TD WIDTH=150 VALIGN=TOP><FONT SIZE=2><A HREF="/">Home</A><BR><A HREF="/cookies">Cookies</A><BR><A HREF="/5">5 Minute Meals</A></FONT></TD><TD><CENTER><H1>${en.cookies.title}</H1></CENTER><HR><FONT FACE="Arial">Submitted by: Mary Lou Pratt<P><B>INGREDIENTS:</B><BR>${en.cookies.lines.join('<BR>\n')}<P><B>DIRECTIONS:</B><BR>${en.cookies.steps.join(' ')}<P>Makes 3 dozen.</FONT><HR><A HREF="/next">Next recipe</A></TD></TR></TABLE></BODY></HTML>`,
    dish: { ...en.cookies, steps: [en.cookies.steps.join(' ')] }, minutes: null, author: 'Mary Lou Pratt', language: 'en',
  },
  {
    name: 'a site builder’s page: every line a paragraph of its own',
    html: frame({ title: en.guacamole.title, body: `<div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><h3 style="white-space:pre-wrap;">INGREDIENTS</h3>${en.guacamole.lines.map((one) => `<p style="white-space:pre-wrap;">${one}</p>`).join('')}<h3 style="white-space:pre-wrap;">INSTRUCTIONS</h3>${en.guacamole.steps.map((one) => `<p style="white-space:pre-wrap;">${one}</p>`).join('')}</div></div><div class="sqs-block button-block"><a href="/shop">Shop our avocado tool</a></div>` }),
    dish: en.guacamole, minutes: null, author: null, language: 'en',
  },
  {
    name: 'measures in two systems, one hidden',
    html: frame({ title: en.pancakes.title, body: `<div class="recipe-ingredients"><h2>Ingredients</h2><div class="toggle"><button>Cups</button><button>Metric</button></div><ul class="unit-us">${items(en.pancakes.lines)}</ul><ul class="unit-metric" style="display: none;">${items(en.pancakes.lines.map((one) => one.replace(/^\S+ \w+/, '100 g')))}</ul></div><div class="recipe-instructions"><h2>Instructions</h2><ol>${items(en.pancakes.steps)}</ol></div><p class="recipe-author">Recipe by <a href="/a">Faye Dunn</a></p>` }),
    dish: en.pancakes, minutes: null, author: 'Faye Dunn', language: 'en',
  },
  {
    name: 'data of a video page, the recipe in its description of the graph',
    html: frame({ title: en.scones.title, lang: 'en-GB', head: ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'VideoObject', name: en.scones.title, duration: 'PT5M', uploadDate: '2020-01-01' }, { ...recipe(en.scones, { author: { '@type': 'Person', name: ' Member recipe by  Jan Price ' }, cookTime: 'PT20M', prepTime: 'PT15M', totalTime: 'P0Y0M0DT0H35M0.000S', recipeYield: '6 Servings', recipeInstructions: [{ '@type': 'HowToSection', name: 'Method', itemListElement: en.scones.steps.map(step) }] }) }] }), body: '' }),
    dish: en.scones, minutes: 35, author: 'Member recipe by Jan Price', language: 'en', servings: 6,
  },
  {
    name: 'the headings of parts as bold words in the list',
    html: frame({ title: en.carrotCake.title, body: `<h2>INGREDIENTS</h2><ul>${groups(en.carrotCake.lines).map((one) => `<li><strong>${one.name}:</strong></li>${items(one.items)}`).join('')}</ul><h2>STEPS</h2>${groups(en.carrotCake.steps).map((one) => `<p><strong>${one.name}</strong></p><ol>${items(one.items)}</ol>`).join('')}<h2>FAQ</h2><p>How long will it keep? 4 days.</p>` }),
    dish: en.carrotCake, minutes: null, author: null, language: 'en',
  },
  {
    name: 'steps that begin with their number in a box of its own, data without any',
    html: frame({ title: en.lemonChicken.title, head: ld(recipe(en.lemonChicken, { recipeInstructions: undefined, author: by('Cy Ro'), totalTime: 'PT1H' })), body: `<h2>How to make Sheet Pan Lemon Chicken</h2><div class="steps">${en.lemonChicken.steps.map((one, at) => `<div class="s"><div class="n"><span>${String(at + 1).padStart(2, '0')}</span></div><div class="t"><p>${one}</p></div></div>`).join('')}</div><h2>Tips for success</h2><p>Pat the chicken dry.</p>` }),
    dish: en.lemonChicken, minutes: 60, author: 'Cy Ro', language: 'en',
  },
  {
    name: 'a community’s microdata with an advert as a line, and the author’s address',
    html: frame({ title: en.banana.title, body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">\n\t${en.banana.title}\n</h1><span itemprop="author" itemscope itemtype="http://schema.org/Person"><a itemprop="url" href="/cooks/9"><span itemprop="name">bakergal</span></a></span><meta itemprop="prepTime" content="PT10M"><meta itemprop="cookTime" content="PT1H"><div class="ad-wrap"><script>ads.push(1)</script></div><ul>${items(en.banana.lines, ' itemprop="recipeIngredient"', (one) => `\n      <span class="qty">${split(one)[0]}</span>\n      <span>${split(one)[1]}</span>\n    `)}</ul><div itemprop="recipeInstructions">${en.banana.steps.map((one, at) => `<p><span class="num">${at + 1}.</span> ${one}</p>`).join('\n')}</div></div>` }),
    dish: en.banana, minutes: 70, author: 'bakergal', language: 'en',
  },
  {
    name: 'a card for members: the first lines only, and a form to sign in',
    html: `<!doctype html><html lang="en"><head><title>Sign in | Cook's Vault</title></head><body><main><h1>Create a free account to read this recipe</h1><form><input type="email" name="e"><input type="password" name="p"><button>Continue</button></form></main></body></html>`,
    dish: null, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a collection of ten dishes with a line about each',
    html: frame({ title: '10 Best Chili Recipes', body: `<ol>${Array.from({ length: 10 }, (_, at) => `<li><h2>${at + 1}. Chili Number ${at + 1}</h2><p>Ready in ${at + 20} minutes with 5 ingredients.</p><a href="/c/${at}">Get the recipe</a></li>`).join('')}</ol>`, head: ld({ '@type': 'ItemList', itemListElement: Array.from({ length: 10 }, (_, at) => ({ '@type': 'ListItem', position: at + 1, url: `https://o.example/c/${at}`, name: `Chili ${at}` })) }) }),
    dish: null, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a page of a product that names its ingredients',
    html: frame({ title: 'Oat Crunch Granola 500 g', head: ld({ '@type': 'Product', name: 'Oat Crunch Granola', offers: { '@type': 'Offer', price: '4.99' } }), body: `<h2>Ingredients</h2><p>Wholegrain oats (62 %), sugar, sunflower oil, honey (3 %), salt.</p><h2>Nutrition per 100 g</h2><table><tr><td>Energy</td><td>1870 kJ</td></tr></table><h2>Preparation</h2><p>Serve with 125 ml of milk.</p>` }),
    dish: null, minutes: null, author: null, language: 'en',
  },
]
