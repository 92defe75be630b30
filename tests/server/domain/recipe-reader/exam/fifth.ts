// biome-ignore-all format: pages of the fifth exam

import { en, more } from './dishes.ts'
import { type Asked, items } from './frame.ts'
import { dishes } from './third-dishes.ts'
import { apart, groups, ld, person, plain, recipe, site, step } from './third-frame.ts'

const { soup, ragu, muffins, stirFry, pie, banosh, salad, bublanina, kaese, zurek, gazpacho } = dishes
const p = (list: readonly string[]) => plain(list).map((one) => `<p>${one}</p>`).join('\n')
const li = (list: readonly string[], attrs = '') => items(list, attrs)

export const fifthExam: Asked[] = [
  {
    name: 'data that name the foods only, the page has their amounts',
    html: site({ title: stirFry.title, head: ld({ ...recipe(stirFry), recipeIngredient: stirFry.lines.map((one) => apart(one).food), author: person('Hu Wok'), totalTime: 'PT25M' }), body: `<h2>Ingredients</h2><ul>${li(stirFry.lines)}</ul><h2>Method</h2><ol>${li(stirFry.steps)}</ol>` }),
    dish: stirFry, minutes: 25, author: 'Hu Wok', language: 'en',
  },
  {
    name: 'data whose method is an address, the page has the steps',
    html: site({ title: soup.title, head: ld({ ...recipe(soup), recipeInstructions: 'https://ladle.example/r/1#method', author: person('Ed Gourd'), totalTime: 'PT1H' }), body: `<h2>Ingredients</h2><ul>${li(soup.lines)}</ul><h2>Method</h2><ol>${li(soup.steps)}</ol>` }),
    dish: soup, minutes: 60, author: 'Ed Gourd', language: 'en',
  },
  {
    name: 'data with a mark of byte order, and in a comment an older copy of them',
    html: site({ title: pie.title, head: `<!-- <script type="application/ld+json">${JSON.stringify({ ...recipe(en.pasta), author: person('Old One') })}</script> --><script type="application/ld+json">\uFEFF${JSON.stringify({ ...recipe(pie), author: person('New One'), totalTime: 'PT80M' })}</script>`, body: '' }),
    dish: pie, minutes: 80, author: 'New One', language: 'en',
  },
  {
    name: 'microdata: the list and each of its items say that they are instructions',
    html: site({ title: muffins.title, body: `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${muffins.title}</h2><span itemprop="author" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Flo Bun"></span><time itemprop="totalTime" content="PT43M">43 minutes</time><ul>${li(muffins.lines, ' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">${li(muffins.steps, ' itemprop="recipeInstructions"')}</ol></div>` }),
    dish: muffins, minutes: 43, author: 'Flo Bun', language: 'en',
  },
  {
    name: 'microdata with reviews inside that have authors of their own',
    html: site({ title: ragu.title, body: `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${ragu.title}</h2><div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="author">Critic Carl</span><p itemprop="reviewBody">Used 3 lb.</p></div><p>Recipe by <span itemprop="author">Rosa Pot</span></p><meta itemprop="prepTime" content="PT30M"><meta itemprop="cookTime" content="PT8H"><ul>${li(ragu.lines, ' itemprop="ingredients"')}</ul><div itemprop="recipeInstructions"><ol>${li(ragu.steps)}</ol></div></div>` }),
    dish: ragu, minutes: 510, author: 'Rosa Pot', language: 'en',
  },
  {
    name: 'RDFa with a prefix of its own',
    html: site({ title: pie.title, body: `<div xmlns:s="http://schema.org/" typeof="s:Recipe"><h2 property="s:name">${pie.title}</h2><span property="s:author">Tom Fin</span><span property="s:totalTime" content="PT1H20M">80 min</span><ul>${li(pie.lines, ' property="s:recipeIngredient"')}</ul><div property="s:recipeInstructions"><ol>${li(pie.steps)}</ol></div></div>` }),
    dish: pie, minutes: 80, author: 'Tom Fin', language: 'en',
  },
  {
    name: 'hRecipe with a value in a title',
    html: site({ title: en.scones.title, body: `<div class="hrecipe"><h2 class="fn">${en.scones.title}</h2><p class="summary">Light.</p><p>By <span class="author">Nan B</span>. <span class="duration"><span class="value-title" title="PT35M"> </span>35 minutes</span>. Serves <span class="yield">6</span></p><ul>${li(en.scones.lines, ' class="ingredient"')}</ul><ol class="instructions">${li(en.scones.steps)}</ol></div>` }),
    dish: en.scones, minutes: 35, author: 'Nan B', language: 'en', servings: 6,
  },
  {
    name: 'data of a how-to: supplies and steps',
    html: site({ title: soup.title, head: ld({ '@context': 'https://schema.org', '@type': 'HowTo', name: soup.title, totalTime: 'PT1H5M', supply: soup.lines.map((name) => ({ '@type': 'HowToSupply', name })), tool: [{ '@type': 'HowToTool', name: 'Blender' }], step: soup.steps.map(step) }), body: `<h2>Ingredients</h2><ul>${li(soup.lines)}</ul><div class="schema-how-to"><p class="schema-how-to-total-time"><span class="schema-how-to-duration-time-text">Time needed: </span>1 hour and 5 minutes</p><ol class="schema-how-to-steps">${li(soup.steps, ' class="schema-how-to-step"')}</ol></div>` }),
    dish: soup, minutes: 65, author: null, language: 'en',
  },
  {
    name: 'an id of an author that is nowhere, a byline in the page',
    html: site({ title: soup.title, head: ld({ ...recipe(soup), author: { '@id': 'https://ladle.example/#/person/9' }, totalTime: 'PT1H' }), body: '<span class="byline">By <a href="/a/9">Gus Root</a></span>' }),
    dish: soup, minutes: 60, author: 'Gus Root', language: 'en',
  },
  {
    name: 'two whole recipes in the data, the page’s own is the second',
    html: site({ title: muffins.title, head: ld([{ ...recipe(en.pancakes), author: person('Al Flip') }, { ...recipe(muffins), author: person('Di Rise'), totalTime: 'PT43M' }]), body: '' }),
    dish: muffins, minutes: 43, author: 'Di Rise', language: 'en',
  },
  {
    name: 'data without lines: the list on the page in two columns',
    html: site({ title: en.curry.title, head: ld({ ...recipe(en.curry), recipeIngredient: [], author: person('Ana Spice'), prepTime: 'PT5M', cookTime: 'PT20M' }), body: `<h2>Ingredients</h2><div class="columns"><ul>${li(en.curry.lines.slice(0, 4))}</ul><ul>${li(en.curry.lines.slice(4))}</ul></div><h2>Directions</h2><ol>${li(en.curry.steps)}</ol>` }),
    dish: en.curry, minutes: 25, author: 'Ana Spice', language: 'en',
  },
  {
    name: 'data with the whole method as one text without numbers, the page shows steps',
    html: site({ title: ragu.title, head: ld({ ...recipe(ragu), recipeInstructions: ragu.steps.join(' '), author: person('Ugo M'), totalTime: 'PT8H30M' }), body: `<h2>Ingredients</h2><ul>${li(ragu.lines)}</ul><h2>Directions</h2><ol>${li(ragu.steps)}</ol>` }),
    dish: ragu, minutes: 510, author: 'Ugo M', language: 'en',
  },
  {
    name: 'a page builder: icon lists, headings as widgets',
    html: site({ title: stirFry.title, body: `<div class="elementor-widget-heading"><h2 class="elementor-heading-title elementor-size-default">Ingredients</h2></div><div class="elementor-widget-icon-list"><ul class="elementor-icon-list-items">${stirFry.lines.map((one) => `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i class="fas fa-check"></i></span><span class="elementor-icon-list-text">${one}</span></li>`).join('')}</ul></div><div class="elementor-widget-heading"><h2 class="elementor-heading-title">Instructions</h2></div><div class="elementor-widget-text-editor"><ol>${li(stirFry.steps)}</ol></div><div class="elementor-widget-heading"><h2>Shop our favourites</h2></div><ul><li>1 wok $30</li></ul>` }),
    dish: stirFry, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a shop’s blog: its grid of products between the list and the method',
    html: site({ title: muffins.title, body: `<div class="article__content rte"><h4>Ingredients:</h4><ul>${li(muffins.lines)}</ul><div class="product-grid"><div class="product-card"><p class="product-card__title">Oat Flour 1 kg</p><p>$9.00</p><button>Add to cart</button></div></div><h4>Method:</h4><ol>${li(muffins.steps)}</ol></div><p class="article__author">by Jess Mill</p>` }),
    dish: muffins, minutes: null, author: 'Jess Mill', language: 'en',
  },
  {
    name: 'a page of plain text in pre',
    html: `<html><head><title>${en.cookies.title}</title></head><body><h1>${en.cookies.title}</h1><pre>\nMakes 3 dozen\n\nINGREDIENTS\n\n${en.cookies.lines.join('\n')}\n\nDIRECTIONS\n\n${en.cookies.steps.join('\n\n')}\n</pre><a href="/">Back</a></body></html>`,
    dish: en.cookies, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a table with a head: ingredient, quantity',
    html: site({ title: en.banana.title, body: `<h2>Ingredients</h2><table><thead><tr><th>Quantity</th><th>Ingredient</th></tr></thead><tbody>${en.banana.lines.map((one) => `<tr><td>${apart(one).amount}</td><td>${apart(one).food}</td></tr>`).join('')}</tbody></table><h2>Method</h2><ol>${li(en.banana.steps)}</ol>` }),
    dish: en.banana, minutes: null, author: null, language: 'en',
  },
  {
    name: 'tabs: their labels above, the panels below, each under its own heading',
    html: site({ title: pie.title, body: `<ul class="tabs" role="tablist"><li role="tab">Ingredients</li><li role="tab">Method</li><li role="tab">Nutrition</li></ul><div role="tabpanel"><h3>Ingredients</h3><ul>${li(pie.lines)}</ul></div><div role="tabpanel"><h3>Method</h3><ol>${li(pie.steps)}</ol></div><div role="tabpanel"><h3>Nutrition</h3><ul><li>480 kcal</li><li>30 g protein</li></ul></div>` }),
    dish: pie, minutes: null, author: null, language: 'en',
  },
  {
    name: 'two columns by class only',
    html: site({ title: en.tacos.title, body: `<div class="col-ingredients"><p>Serves 4</p>${en.tacos.lines.map((one) => `<p>${one}</p>`).join('')}</div><div class="col-method">${en.tacos.steps.map((one) => `<p>${one}</p>`).join('')}</div>` }),
    dish: en.tacos, minutes: null, author: null, language: 'en', servings: 4,
  },
  {
    name: 'a page for fast phones: own elements for pictures and advertisements',
    html: `<!doctype html><html amp lang="en"><head><title>${en.lemonChicken.title}</title><script async src="https://cdn.example/v0.js"></script></head><body><amp-sidebar><ul><li><a href="/">Home</a></li></ul></amp-sidebar><article><h1>${en.lemonChicken.title}</h1><div class="amp-wp-meta amp-wp-byline"><span class="amp-wp-author author vcard">Lena Zest</span></div><amp-img src="/x.jpg"></amp-img><h3>Ingredients</h3><ul>${li(en.lemonChicken.lines)}</ul><amp-ad><div>Ad</div></amp-ad><h3>Instructions</h3><ol>${li(en.lemonChicken.steps)}</ol></article></body></html>`,
    dish: en.lemonChicken, minutes: null, author: 'Lena Zest', language: 'en',
  },
  {
    name: 'paragraphs that begin with “Step 1 –”, no heading over them',
    html: site({ title: soup.title, body: `<h3>Ingredients</h3>${p(soup.lines)}${soup.steps.map((one, at) => `<p><strong>Step ${at + 1} –</strong> ${one}</p>`).join('')}<p>Tried this recipe? Tag us!</p>` }),
    dish: soup, minutes: null, author: null, language: 'en',
  },
  {
    name: 'a modern editor: parts as bold paragraphs in the list and in the method',
    html: site({ title: en.carrotCake.title, body: `<h2>Ingredients</h2>${groups(en.carrotCake.lines).map((one) => `<p class="has-text"><strong>${one.name}</strong></p><ul>${li(one.items)}</ul>`).join('')}<h2>Method</h2>${groups(en.carrotCake.steps).map((one) => `<p><strong>${one.name}</strong></p><ol>${li(one.items)}</ol>`).join('')}<hr><p><em>Adapted from a friend.</em></p>` }),
    dish: en.carrotCake, minutes: null, author: null, language: 'en',
  },
  {
    name: 'uk: Tilda: блоки без списків, рядки через br, час у таблиці фактів',
    html: site({ lang: 'uk', title: banosh.title, body: `<div class="t-container"><div class="t-descr"><strong>Час:</strong> 50 хвилин<br><strong>Порції:</strong> 4</div></div><div class="t-text"><div class="t-heading">Інгредієнти</div><div class="t-descr">${banosh.lines.join('<br />')}</div></div><div class="t-text"><div class="t-heading">Приготування</div><div class="t-descr">${banosh.steps.map((one, at) => `${at + 1}. ${one}`).join('<br /><br />')}</div></div>` }),
    dish: banosh, minutes: 50, author: null, language: 'uk', servings: 4,
  },
  {
    name: 'uk: форум: рецепт у дописі, підпис автора, відповіді',
    html: `<!doctype html><html lang="uk"><head><title>${salad.title} - Кулінарний форум</title></head><body><div id="wrap"><h2 class="topic-title"><a href="/t">${salad.title}</a></h2><div class="post"><p class="author">від <strong><a class="username" href="/u">Наталка</a></strong> » 12 лис 2021, 10:00</p><div class="content">Дівчата, ділюся!<br><br><strong>Інгредієнти:</strong><br>${salad.lines.join('<br>')}<br><br><strong>Приготування:</strong><br>${salad.steps.join('<br>')}</div><div class="signature">Життя прекрасне</div></div><div class="post"><p class="author">від <strong>Іра</strong></p><div class="content">Дякую! А скільки картоплі: 3 чи 4?</div></div></div></body></html>`,
    dish: salad, minutes: null, author: 'Наталка', language: 'uk',
  },
  {
    name: 'uk: дані з часом словами і порціями реченням',
    html: site({ lang: 'uk', title: salad.title, head: ld({ ...recipe(salad), author: { '@type': 'Person', name: 'Рецепт від Наталки' }, totalTime: '1 година 30 хвилин', recipeYield: 'на 6 порцій', recipeInstructions: salad.steps.map((text, at) => `Крок ${at + 1}. ${text}`) }), body: '' }),
    dish: salad, minutes: 90, author: 'Наталки', language: 'uk', servings: 6,
  },
  {
    name: 'cs: dietní web: data v jednom textu s odrážkami, autor redakce a odkaz na autorku',
    html: site({ lang: 'cs', title: bublanina.title, name: 'Fit Talíř', head: ld({ ...recipe(bublanina), recipeIngredient: bublanina.lines.map((one) => `• ${one}`), author: { '@type': 'Organization', name: 'Fit Talíř' }, totalTime: 'PT50M' }), body: '<p class="perex">Autorka: <a rel="author" href="/a">Lucie Malá</a></p>' }),
    dish: bublanina, minutes: 50, author: 'Lucie Malá', language: 'cs',
  },
  {
    name: 'cs: diskuse na webu rodičů bez dat: „Na těsto:“, „Postup“ jako odstavec',
    html: site({ lang: 'cs', title: bublanina.title, body: `<div class="recipe"><p>Na těsto:</p><ul>${li(bublanina.lines)}</ul><p>Postup:</p>${p(bublanina.steps)}<p>Doba přípravy: 50 minut</p></div>` }),
    dish: bublanina, minutes: 50, author: null, language: 'cs',
  },
  {
    name: 'de: an index of a magazine: list of terms, hours and minutes in their own spans',
    html: site({ lang: 'de', title: kaese.title, body: `<div class="facts"><span class="label">Gesamtzeit</span><span class="h">1</span><span>Std.</span><span class="m">15</span><span>Min.</span></div><h2>Zutaten</h2><dl>${kaese.lines.map((one) => `<dt>${apart(one).amount || '&nbsp;'}</dt><dd>${apart(one).food}</dd>`).join('')}</dl><h2>Zubereitung</h2><ol>${li(kaese.steps)}</ol>` }),
    dish: kaese, minutes: 75, author: null, language: 'de',
  },
  {
    name: 'pl: a blog on a shared platform: bold “Składniki”, dashes, “Przygotowanie”',
    html: site({ lang: 'pl', title: zurek.title, body: `<div class="post-body"><b>Składniki:</b><br>${zurek.lines.map((one) => `- ${one}`).join('<br>')}<br><br><b>Przygotowanie:</b><br>${zurek.steps.join('<br>')}<br><br>Smacznego! :)</div><div class="post-meta">Autor: <span class="post-author">Ala Garnek</span></div>` }),
    dish: zurek, minutes: null, author: 'Ala Garnek', language: 'pl',
  },
  {
    name: 'es: data in Latin letters with a language of the template in English',
    html: site({ lang: 'en', title: gazpacho.title, head: ld({ ...recipe(gazpacho), author: [person('Por Lola Mesa')], prepTime: 'PT15M', cookTime: 'PT0M', totalTime: 'PT0M' }), body: '' }),
    dish: gazpacho, minutes: 15, author: 'Lola Mesa', language: 'es',
  },
  {
    name: 'sv: a paper: lines in one paragraph of breaks under a heading without a list, “av” above',
    html: site({ lang: 'sv', title: more.sv.title, body: `<p class="author">Av Karin Stek</p><p>Tid: 45 minuter</p><h3>Ingredienser, 4 personer</h3><p>${more.sv.lines.join('<br>')}</p><h3>Gör så här</h3><p>${more.sv.steps.map((one, at) => `${at + 1}. ${one}`).join('<br>')}</p>` }),
    dish: more.sv, minutes: 45, author: 'Karin Stek', language: 'sv', servings: 4,
  },
  {
    name: 'ja: a broadcaster: terms with readings, steps with marks ①',
    html: site({ lang: 'ja', title: more.ja.title, body: `<p>調理時間:30分</p><h3>材料(4人分)</h3><dl>${more.ja.lines.map((one) => { const [left = one, right = ''] = one.split(' '); return `<dt>${left}</dt><dd>${right}</dd>` }).join('')}</dl><h3>作り方</h3>${more.ja.steps.map((one, at) => `<p>${'①②③④'[at]}${one}</p>`).join('')}` }),
    dish: more.ja, minutes: 30, author: null, language: 'ja', servings: 4,
  },
  { name: 'a review of a pan with a table of sizes and steps of care', html: site({ title: 'The Best Cast Iron Pans', body: '<h2>Sizes</h2><table><tr><td>8 inch</td><td>4 lb</td></tr><tr><td>10 inch</td><td>5 lb</td></tr><tr><td>12 inch</td><td>8 lb</td></tr><tr><td>15 inch</td><td>10 lb</td></tr></table><h2>How to season it</h2><ol><li>Wash the pan with hot water and dry it completely.</li><li>Rub it with a thin layer of oil on all sides.</li><li>Bake it upside down at 450 degrees for an hour.</li></ol>' }), dish: null, minutes: null, author: null, language: 'en' },
  { name: 'a form that asks who one is before anything is shown', html: '<!doctype html><html lang="en"><head><title>Log in</title></head><body><h1>Welcome back</h1><form><input name="u"><input type="password" name="p"><button>Log in</button></form><ul><li>1 account</li><li>2000 recipes</li></ul></body></html>', dish: null, minutes: null, author: null, language: 'en' },
]
