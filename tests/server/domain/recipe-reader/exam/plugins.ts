// biome-ignore-all format: pages as plugins write them

import { en } from './dishes.ts'
import { type Asked, escaped, flat, frame, groups, items, ld, plain, recipe, step, ul } from './frame.ts'

const amount = /^([\d/½¼¾⅓.,-]+(?: [\d/½¼¾⅓]+)?)\s*(cups?|teaspoons?|tablespoons?|tbsp|tsp|cloves?|pounds?|ounces?|sprigs?|ml|g|sheet|large)?\s+(.*)$/
const split = (line: string) => {
  const [, quantity = '', unit = '', name = line] = amount.exec(line) ?? []
  return { quantity, unit, name }
}

const person = { '@type': 'Person', '@id': 'https://otter.example/#/schema/person/1', name: 'Nora Whitfield', image: { '@type': 'ImageObject', '@id': 'https://otter.example/#personlogo' } }
const yoast = (node: object) => ld({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Article', '@id': 'https://otter.example/r/#article', isPartOf: { '@id': 'https://otter.example/r/' }, author: { name: 'Nora Whitfield', '@id': person['@id'] }, headline: 'A post about food', wordCount: 1203, commentCount: 3, inLanguage: 'en-US' },
    { '@type': 'WebPage', '@id': 'https://otter.example/r/', url: 'https://otter.example/r/', name: 'A post - The Hungry Otter', inLanguage: 'en-US' },
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://otter.example/' }, { '@type': 'ListItem', position: 2, name: 'Dinner' }] },
    { '@type': 'WebSite', '@id': 'https://otter.example/#website', name: 'The Hungry Otter' },
    person,
    node,
  ],
})

const wprmLine = (line: string) => {
  const { quantity, unit, name } = split(line)
  const [food, note] = name.split(/, (.*)/)
  return `<li class="wprm-recipe-ingredient" style="list-style-type: disc;" data-uid="4"><span class="wprm-checkbox-container"><input type="checkbox" id="c1" class="wprm-checkbox" aria-label="${escaped(line)}"><label for="c1" class="wprm-checkbox-label"><span class="sr-only screen-reader-text wprm-screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">${quantity}</span>&#32;<span class="wprm-recipe-ingredient-unit">${unit}</span>&#32;<span class="wprm-recipe-ingredient-name"><a href="https://amzn.example/x">${food}</a>${note ? ',' : ''}</span>${note ? `&#32;<span class="wprm-recipe-ingredient-notes wprm-recipe-ingredient-notes-faded">${note}</span>` : ''}</li>`
}
const wprm = (lines: readonly string[], steps: readonly string[], title: string) => `
<div id="recipe"></div><div id="wprm-recipe-container-881" class="wprm-recipe-container" data-recipe-id="881" data-servings="6"><div class="wprm-recipe wprm-recipe-template-otter">
<div class="wprm-container-float-right"><div class="wprm-recipe-image"><img src="/img/x.jpg" alt=""></div></div>
<a href="https://otter.example/wprm_print/881" class="wprm-recipe-print wprm-recipe-link">Print Recipe</a>
<h2 class="wprm-recipe-name wprm-block-text-bold">${escaped(title)}</h2>
<div class="wprm-recipe-rating"><span class="wprm-recipe-rating-average">4.9</span> from <span class="wprm-recipe-rating-count">212</span> votes</div>
<div class="wprm-recipe-times-container"><div class="wprm-recipe-block-container wprm-recipe-prep-time-container"><span class="wprm-recipe-details-label">Prep Time </span><span class="wprm-recipe-time"><span class="wprm-recipe-details wprm-recipe-details-minutes">20<span class="sr-only screen-reader-text"> minutes</span></span> <span aria-hidden="true">mins</span></span></div>
<div class="wprm-recipe-block-container wprm-recipe-total-time-container"><span class="wprm-recipe-details-label">Total Time </span><span class="wprm-recipe-time"><span class="wprm-recipe-details wprm-recipe-details-hours">1<span class="sr-only screen-reader-text"> hour</span></span> <span aria-hidden="true">hr</span> <span class="wprm-recipe-details wprm-recipe-details-minutes">5<span class="sr-only screen-reader-text"> minutes</span></span> <span aria-hidden="true">mins</span></span></div></div>
<div class="wprm-recipe-block-container wprm-recipe-servings-container"><span class="wprm-recipe-details-label">Servings </span><span class="wprm-recipe-servings">6</span> <span class="wprm-recipe-servings-unit">bowls</span></div>
<div class="wprm-recipe-block-container wprm-recipe-author-container"><span class="wprm-recipe-details-label">Author </span><span class="wprm-recipe-details wprm-recipe-author">Nora Whitfield</span></div>
<div class="wprm-recipe-equipment-container"><h3 class="wprm-recipe-header wprm-recipe-equipment-header">Equipment</h3><ul class="wprm-recipe-equipment-list"><li class="wprm-recipe-equipment-item"><div class="wprm-recipe-equipment-name">2 9-inch cake pans</div></li><li class="wprm-recipe-equipment-item"><div class="wprm-recipe-equipment-name">1 hand mixer</div></li></ul></div>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients&nbsp;<div class="wprm-recipe-adjustable-servings-container"><button class="wprm-recipe-adjustable-servings">1x</button><button>2x</button><button>3x</button></div><button class="wprm-unit-conversion">US Customary</button> - <button>Metric</button></h3>
${groups(lines).map(({ name, items: list }) => `<div class="wprm-recipe-ingredient-group">${name ? `<h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">${name}</h4>` : ''}<ul class="wprm-recipe-ingredients">${list.map(wprmLine).join('')}</ul></div>`).join('')}</div>
<div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">Instructions&nbsp;</h3>
${groups(steps).map(({ name, items: list }) => `<div class="wprm-recipe-instruction-group">${name ? `<h4 class="wprm-recipe-group-name wprm-recipe-instruction-group-name">${name}</h4>` : ''}<ul class="wprm-recipe-instructions">${list.map((one, at) => `<li id="wprm-recipe-881-step-0-${at}" class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${escaped(one)}</span></div></li>`).join('')}</ul></div>`).join('')}</div>
<div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes"><ul><li>Store leftovers in an airtight container for up to 3 days.</li><li>2 cups of frozen works just as well as fresh.</li></ul></div></div>
<h3>Nutrition</h3><div class="wprm-nutrition-label-container"><span>Calories: <b>412</b>kcal</span> | <span>Fat: 22g</span> | <span>Sodium: 360mg</span></div></div></div>`

const wpurpLine = (line: string) => {
  const { quantity, unit, name } = split(line)
  return `<li class="wpurp-recipe-ingredient"><div class="wpurp-recipe-ingredient-container"><span class="wpurp-recipe-ingredient-quantity-unit"><span class="wpurp-recipe-ingredient-quantity" data-normalized="1">${quantity}</span> <span class="wpurp-recipe-ingredient-unit">${unit}</span></span> <span class="wpurp-recipe-ingredient-name">${name}</span></div></li>`
}

const tasty = (lines: readonly string[], steps: readonly string[], title: string) => `
<a class="button tasty-recipes-jump-link" href="#tasty-recipes-9-jump-target">Jump to Recipe</a>
<div id="tasty-recipes-9" class="tasty-recipes tasty-recipes-display"><header class="tasty-recipes-entry-header"><h2 class="tasty-recipes-title">${escaped(title)}</h2><div class="tasty-recipes-rating"><span>★</span><span>★</span> <span class="rating-label">5 from 18 reviews</span></div>
<div class="tasty-recipes-details"><ul><li class="author"><span class="tasty-recipes-label">Author:</span> <a class="tasty-recipes-author-name" href="/about/">Tomás Ibarra</a></li><li class="prep-time"><span class="tasty-recipes-label">Prep Time:</span> <span class="tasty-recipes-prep-time">10 minutes</span></li><li class="cook-time"><span class="tasty-recipes-label">Cook Time:</span> <span class="tasty-recipes-cook-time">35 minutes</span></li><li class="total-time"><span class="tasty-recipes-label">Total Time:</span> <span class="tasty-recipes-total-time">45 minutes</span></li><li class="yield"><span class="tasty-recipes-label">Yield:</span> <span class="tasty-recipes-yield"><span data-amount="6">6</span> servings <span class="tasty-recipes-yield-scale"><span data-amount="1">1</span>x</span></span></li></ul></div></header>
<div class="tasty-recipes-description"><h3>Description</h3><div class="tasty-recipes-description-body"><p>Everything you love about it, in one pan.</p></div></div>
<div class="tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><h3>Ingredients</h3><span class="tasty-recipes-scale-container"><span class="tasty-recipes-scale-label">Scale</span><button>1/2x</button><button>1x</button><button>2x</button></span><button class="tasty-recipes-copy-button">Copy to clipboard</button></div><div data-tasty-recipes-customization="body-color.color">
${groups(lines).map(({ name, items: list }) => `${name ? `<h4>${name}</h4>` : ''}<ul>${items(list, ' data-tr-ingredient-checkbox=""', (one) => `<span class="tr-ingredient-checkbox-container"><input type="checkbox" aria-label="${one}"><label></label></span>${one.replace(/^(\S+)/, '<span data-amount="1">$1</span>')}`)}</ul>`).join('')}</div></div>
<div class="tasty-recipes-instructions"><h3>Instructions</h3><div>${groups(steps).map(({ name, items: list }) => `${name ? `<h4>${name}</h4>` : ''}<ol>${items(list)}</ol>`).join('')}</div></div>
<div class="tasty-recipes-equipment"><h3>Equipment</h3><div>Cast iron skillet <a href="#">Buy Now →</a></div></div>
<div class="tasty-recipes-notes"><h3>Notes</h3><div><p>Use 1 cup of milk if you have no buttermilk.</p></div></div>
<div class="tasty-recipes-nutrition"><h3>Nutrition</h3><ul><li><strong>Serving Size:</strong> 1 bowl</li><li><strong>Calories:</strong> 389</li></ul></div></div>`

export const plugins: Asked[] = [
  {
    name: 'WP Recipe Maker under a Yoast graph, groups in the card',
    html: frame({ title: 'Best Carrot Cake Recipe', head: yoast({ ...recipe(en.carrotCake, { author: { '@id': person['@id'] }, prepTime: 'PT20M', cookTime: 'PT45M', totalTime: 'PT65M', recipeYield: ['12', '12 slices'], image: ['https://otter.example/a-500x500.jpg', 'https://otter.example/a.jpg'], recipeInstructions: groups(en.carrotCake.steps).map(({ name, items: list }) => ({ '@type': 'HowToSection', name, itemListElement: list.map((text, at) => ({ ...step(text), name: text, url: `https://otter.example/r/#wprm-recipe-881-step-0-${at}` })) })) }), isPartOf: { '@id': 'https://otter.example/r/#article' } }), body: wprm(en.carrotCake.lines, en.carrotCake.steps, en.carrotCake.title) }),
    dish: en.carrotCake, minutes: 65, author: 'Nora Whitfield', language: 'en', servings: 12,
  },
  {
    name: 'WP Recipe Maker whose notes stand in doubled brackets',
    html: frame({ title: en.chili.title, head: yoast(recipe(en.chili, { author: { '@type': 'Person', name: 'Nora Whitfield' }, totalTime: 'PT45M', recipeIngredient: en.chili.lines.map((line) => line.replace(/, (.*)$/, ' (($1))')) })), body: wprm(en.chili.lines, en.chili.steps, en.chili.title) }),
    dish: { ...en.chili, lines: en.chili.lines.map((line) => line.replace(/, (.*)$/, ' ($1)')) }, minutes: 45, author: 'Nora Whitfield', language: 'en',
  },
  {
    name: 'WP Recipe Maker, its data taken away by an optimiser',
    html: frame({ title: 'The Best Miso Ramen (Ready Fast!)', body: wprm(en.ramen.lines, en.ramen.steps, en.ramen.title) }),
    dish: { ...en.ramen, lines: en.ramen.lines.map((line) => line.replace('200g', '200 g')) }, minutes: 65, author: 'Nora Whitfield', language: 'en', servings: 6,
  },
  {
    name: 'Tasty Recipes with its data',
    html: frame({ title: en.pancakes.title, head: yoast(recipe(en.pancakes, { author: { '@type': 'Person', name: 'Tomás Ibarra', url: '/about' }, prepTime: 'PT10M', cookTime: 'PT35M', totalTime: 'PT45M', recipeYield: ['6', '6 servings'], recipeInstructions: en.pancakes.steps.map((text, at) => ({ ...step(text), url: `https://otter.example/#instruction-step-${at + 1}` })), nutrition: { '@type': 'NutritionInformation', calories: '389 calories' } })), body: tasty(en.pancakes.lines, en.pancakes.steps, en.pancakes.title) }),
    dish: en.pancakes, minutes: 45, author: 'Tomás Ibarra', language: 'en', servings: 6,
  },
  {
    name: 'Tasty Recipes without data, with groups of lines and steps',
    html: frame({ title: 'My Favorite Carrot Cake', body: tasty(en.carrotCake.lines, en.carrotCake.steps, en.carrotCake.title) }),
    dish: en.carrotCake, minutes: 45, author: 'Tomás Ibarra', language: 'en', servings: 6,
  },
  {
    name: 'Mediavine Create: data, and groups only in the card',
    html: frame({ title: en.ramen.title, head: ld(recipe(flat(en.ramen), { author: { '@type': 'Person', name: 'Kim Delacroix' }, totalTime: 'PT25M', recipeYield: '2', recipeInstructions: en.ramen.steps.map((text, at) => ({ '@type': 'HowToStep', text, position: at + 1, name: `${text.slice(0, 40)}...`, url: '#mv_create_3_1' })), suitableForDiet: 'https://schema.org/LowFatDiet' })), body: `<div id="mv-creation-3" class="mv-create-card mv-create-card-3 mv-recipe-card mv-no-js"><div class="mv-create-wrapper"><header class="mv-create-header"><h2 class="mv-create-title">${en.ramen.title}</h2><span class="mv-create-yield">Yield: 2 bowls</span><form class="mv-create-print-form"><button>Print</button></form><div class="mv-create-times"><div class="mv-create-time mv-create-time-total"><strong class="mv-create-time-label">Total Time</strong> <span class="mv-create-time-format"><span class="mv-time-part mv-time-minutes">25 minutes</span></span></div></div></header><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title">Ingredients</h3>${groups(en.ramen.lines).map((one) => `<h4>${one.name}</h4>${ul(one.items)}`).join('')}</div><div class="mv-create-instructions"><h3 class="mv-create-instructions-title">Instructions</h3><ol>${items(en.ramen.steps)}</ol></div><div class="mv-create-notes"><h3>Notes</h3><p>Add 1 tsp of chili oil.</p></div><div class="mv-create-products"><h3>Recommended Products</h3><p>As an Amazon Associate I earn.</p><ul><li><a href="#">Ramen bowls, set of 2</a></li></ul></div><div class="mv-create-nutrition"><h4>Nutrition Information:</h4> <span>Yield: 2</span> <span>Calories: 510</span></div></div></div>` }),
    dish: en.ramen, minutes: 25, author: 'Kim Delacroix', language: 'en', servings: 2,
  },
  {
    name: 'EasyRecipe: microdata in a card of its own',
    html: frame({ title: 'Carrot Cake | Easter Baking', body: `<div class="easyrecipe" id="easyrecipe-77-0" data-rating="5"><div itemscope itemtype="http://schema.org/Recipe"><link itemprop="image" href="/img/cake.jpg"><div class="item ERName"><span itemprop="name">${en.carrotCake.title}</span></div><div class="ERRatingOuter" itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">5.0</span> from <span itemprop="ratingCount">2</span> reviews</div><div class="ERHDPrint"><button>Print</button></div><div class="ERTimes">Prep time <time itemprop="prepTime" datetime="PT25M">25 mins</time> Cook time <time itemprop="cookTime" datetime="PT40M">40 mins</time> Total time <time itemprop="totalTime" datetime="PT1H5M">1 hour 5 mins</time></div><div class="ERHead">Author: <span class="author" itemprop="author">Bev Castle</span></div><div class="ERHead">Recipe type: <span class="type" itemprop="recipeCategory">Dessert</span></div><div class="ERHead">Serves: <span class="yield" itemprop="recipeYield">10 servings</span></div><div class="ERIngredients"><div class="ERIngredientsHeader ingredients">Ingredients</div>${groups(en.carrotCake.lines).map((one) => `<div class="ERSectionHead ERSeparator">${one.name}</div><ul>${items(one.items, ' class="ingredient" itemprop="ingredients"')}</ul>`).join('')}<div class="ERClear"></div></div><div class="ERInstructions"><div class="ERInstructionsHeader">Instructions</div>${groups(en.carrotCake.steps).map((one) => `<div class="ERSectionHead ERSeparator">${one.name}</div><ol>${items(one.items, ' class="instruction" itemprop="recipeInstructions"')}</ol>`).join('')}</div><div class="ERNutrition"><div class="ERNutritionHeader">Nutrition Information</div> Serving size: <span itemprop="servingSize">1 slice</span></div><div class="endeasyrecipe" style="display: none">3.2.2807</div></div></div>` }),
    dish: en.carrotCake, minutes: 65, author: 'Bev Castle', language: 'en', servings: 10,
  },
  {
    name: 'ZipList: microdata with labels of parts among the lines',
    html: frame({ title: en.ramen.title, body: `<div id="zlrecipe-container-41" class="zlrecipe-container-border"><div itemscope itemtype="http://schema.org/Recipe" id="zlrecipe-container" class="serif zlrecipe"><div id="zlrecipe-innerdiv"><div class="item b-b"><div class="zlrecipe-print-link fl-r"><a class="butn-link">Print</a></div><div id="zlrecipe-title" itemprop="name" class="b-b h-1 strong">${en.ramen.title}</div></div><div class="zlmeta zlclear"><p id="zlrecipe-prep-time">Prep Time: <span itemprop="prepTime" content="PT10M">10 minutes</span></p><p id="zlrecipe-cook-time">Cook Time: <span itemprop="cookTime" content="PT15M">15 minutes</span></p><p id="zlrecipe-yield">Yield: <span itemprop="recipeYield">2 bowls</span></p></div><p id="zlrecipe-ingredients" class="h-4 strong">Ingredients</p><ul id="zlrecipe-ingredients-list">${groups(en.ramen.lines).map((one, at) => `<div id="zlrecipe-ingredient-${at}" class="ingredient-label">${one.name}</div>${items(one.items, ' class="ingredient" itemprop="ingredients"')}`).join('')}</ul><p id="zlrecipe-instructions" class="h-4 strong">Instructions</p><ol id="zlrecipe-instructions-list" class="instructions">${items(en.ramen.steps, ' class="instruction" itemprop="recipeInstructions"')}</ol><div class="zlrecipe-signature">Schema/Recipe SEO Data Markup by <a href="#">Zip Recipes Plugin</a></div><div class="ziplist-recipe-plugin" style="display: none;">2.6</div><a id="zl-printed-permalink" href="#">https://otter.example/r/</a></div></div></div>` }),
    dish: en.ramen, minutes: 25, author: null, language: 'en', servings: 2,
  },
  {
    name: 'WP Ultimate Recipe: amounts and units apart, data beside',
    html: frame({ title: en.salmon.title, head: ld(recipe(en.salmon, { author: { '@type': 'Person', name: 'Ingrid Palm' }, prepTime: 'PT5M', cookTime: 'PT15M', recipeYield: '4 people' })), body: `<div id="wpurp-container-recipe-12" class="wpurp-container" data-id="12" data-servings-original="4"><div class="wpurp-recipe-title">${en.salmon.title}</div><div class="wpurp-responsive-desktop"><div class="wpurp-recipe-ingredient-container"><div class="wpurp-recipe-ingredients"><span class="wpurp-title">Ingredients</span><ul class="wpurp-recipe-ingredient-container">${en.salmon.lines.map(wpurpLine).join('')}</ul></div><ol class="wpurp-recipe-instruction-container">${items(en.salmon.steps, ' class="wpurp-recipe-instruction"', (one) => `<span class="wpurp-recipe-instruction-text">${one}</span>`)}</ol></div></div><div class="wpurp-responsive-mobile"><ul>${en.salmon.lines.map(wpurpLine).join('')}</ul></div></div>` }),
    dish: en.salmon, minutes: 20, author: 'Ingrid Palm', language: 'en', servings: 4,
  },
  {
    name: 'WP Ultimate Recipe without data',
    html: frame({ title: en.salmon.title, body: `<div id="wpurp-container-recipe-12" class="wpurp-container"><span class="wpurp-recipe-title">${en.salmon.title}</span><table class="wpurp-table"><tr><td>Servings</td><td>Prep Time</td></tr><tr><td><input class="adjust-recipe-servings" value="4"> people</td><td>5 minutes</td></tr></table><div class="wpurp-recipe-ingredients"><h3 class="wpurp-recipe-ingredients-title">Ingredients</h3><ul class="wpurp-recipe-ingredient-container">${en.salmon.lines.map(wpurpLine).join('')}</ul></div><div class="wpurp-recipe-instructions"><h3>Instructions</h3><ol class="wpurp-recipe-instruction-container">${items(en.salmon.steps, ' class="wpurp-recipe-instruction"', (one) => `<span class="wpurp-recipe-instruction-text">${one}</span>`)}</ol></div></div>` }),
    dish: en.salmon, minutes: 5, author: null, language: 'en',
  },
  {
    name: 'Cooked: rows with amounts apart, groups as headings, data in one script',
    html: frame({ title: en.ramen.title, head: ld(recipe(flat(en.ramen), { author: 'Priya Menon', totalTime: 'PT0H25M', recipeYield: '2 servings' })), body: `<div class="cooked-recipe-info cooked-clearfix"><section class="cooked-left"><span class="cooked-author"><strong class="cooked-meta-title">Author</strong><a href="#">Priya Menon</a></span></section></div><div class="cooked-recipe-ingredients">${groups(en.ramen.lines).map((one) => `<div class="cooked-single-ingredient cooked-heading">${one.name}</div>${one.items.map((line) => { const { quantity, unit, name } = split(line); return `<div itemprop="recipeIngredient" class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ingredient-checkbox">&nbsp;</span><span class="cooked-ing-amount" data-decimal="1">${quantity}</span> <span class="cooked-ing-measurement">${unit}</span> <span class="cooked-ing-name">${name}</span></div>` }).join('')}`).join('')}</div><div class="cooked-recipe-directions">${en.ramen.steps.map((one, at) => `<div class="cooked-single-direction cooked-direction cooked-direction-has-number"><span class="cooked-direction-number">${at + 1}</span><div class="cooked-dir-content"><p>${one}</p></div></div>`).join('')}</div>` }),
    dish: en.ramen, minutes: 25, author: 'Priya Menon', language: 'en', servings: 2,
  },
  {
    name: 'Recipe Card Blocks: steps with names of their own words',
    html: frame({ title: en.banana.title, head: ld(recipe(en.banana, { author: { '@type': 'Person', name: 'admin' }, datePublished: '2021-04-02T10:00:00+00:00', totalTime: 'PT70M', recipeYield: ['8 servings'], recipeInstructions: en.banana.steps.map((text) => ({ '@type': 'HowToStep', name: text, text, url: 'https://otter.example/#wpzoom-rcb-direction-step-1', image: '' })) })), body: `<div class="wp-block-wpzoom-recipe-card-block-recipe-card is-style-default"><div class="recipe-card-heading"><h2 class="recipe-card-title">${en.banana.title}</h2><span class="recipe-card-author">Recipe by admin</span></div><div class="recipe-card-details"><div class="detail-item"><span class="detail-item-label">Servings</span><p class="detail-item-value">8</p><span class="detail-item-unit">servings</span></div></div><div class="recipe-card-ingredients"><h3 class="ingredients-title">Ingredients</h3><ul class="ingredients-list layout-1-column">${items(en.banana.lines, ' id="i" class="ingredient-item"', (one) => `<span class="tick-circle"></span><p class="ingredient-item-name is-strikethrough-active"><span class="wpzoom-rcb-ingredient-name">${one}</span></p>`)}</ul></div><div class="recipe-card-directions"><h3 class="directions-title">Directions</h3><ul class="directions-list">${items(en.banana.steps, ' class="direction-step"')}</ul></div></div>` }),
    dish: en.banana, minutes: 70, author: null, language: 'en', servings: 8,
  },
  {
    name: 'Yummly’s button and an hrecipe of classes',
    html: frame({ title: en.cookies.title, body: `<div class="hrecipe"><h2 class="fn">${en.cookies.title}</h2><p>By <span class="author vcard"><span class="fn">Dora Lind</span></span></p><p>Total time: <span class="duration">30 minutes<span class="value-title" title="PT30M"></span></span></p><p>Makes <span class="yield">36 cookies</span></p><a class="YUMMLY-YUM-BUTTON" href="#">Yum</a><h4>Ingredients</h4><ul>${items(en.cookies.lines, ' class="ingredient"')}</ul><h4>Directions</h4><div class="instructions"><ol>${items(en.cookies.steps)}</ol></div></div>` }),
    dish: en.cookies, minutes: 30, author: 'Dora Lind', language: 'en', servings: 36,
  },
  {
    name: 'a Yoast graph: type in a list, author and pictures by @id',
    html: frame({ title: en.curry.title, lang: 'en-AU', head: ld({ '@context': 'https://schema.org', '@graph': [{ '@type': ['WebPage', 'FAQPage'], '@id': 'https://o.example/', mainEntity: [{ '@type': 'Question', name: 'Can I freeze it?', acceptedAnswer: { '@type': 'Answer', text: 'Yes, for 3 months.' } }] }, { '@type': 'ImageObject', '@id': 'https://o.example/#primaryimage', url: 'https://o.example/curry.jpg' }, { '@type': ['Person', 'Organization'], '@id': 'https://o.example/#/p/9', name: 'Alana Hughes' }, { '@type': ['Recipe'], name: en.curry.title, image: [{ '@id': 'https://o.example/#primaryimage' }], author: [{ '@id': 'https://o.example/#/p/9' }], recipeIngredient: en.curry.lines, recipeInstructions: [{ '@type': 'HowToSection', name: '', itemListElement: en.curry.steps.map(step) }], prepTime: 'PT5M', cookTime: 'PT25M', totalTime: '', recipeYield: 4, inLanguage: 'en-AU' }] }), body: ul(en.curry.lines) + ul(en.curry.steps) }),
    dish: en.curry, minutes: 30, author: 'Alana Hughes', language: 'en', servings: 4,
  },
  {
    name: 'a type said as an address, the author a company',
    html: frame({ title: en.tacos.title, lang: 'en-GB', head: ld({ ...recipe(en.tacos, { author: { '@type': 'Organization', name: 'Sunny Table' }, cookTime: 'PT15M', prepTime: 'PT20M', recipeYield: ['4', '12 tacos'] }), '@type': 'https://schema.org/Recipe' }), body: wprm(en.tacos.lines, en.tacos.steps, en.tacos.title) }),
    dish: en.tacos, minutes: 35, author: 'Sunny Table', language: 'en', servings: 4,
  },
  {
    name: 'a card of Delish-like blocks made by hand in Elementor',
    html: frame({ title: en.guacamole.title, body: `<div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2 class="elementor-heading-title elementor-size-default">Ingredients</h2></div></div><div class="elementor-element elementor-widget elementor-widget-icon-list"><div class="elementor-widget-container"><ul class="elementor-icon-list-items">${items(en.guacamole.lines, ' class="elementor-icon-list-item"', (one) => `<span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-check"></i></span><span class="elementor-icon-list-text">${one}</span>`)}</ul></div></div><div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2 class="elementor-heading-title">Directions</h2></div></div><div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${plain(en.guacamole.steps).map((one, at) => `<p><b>Step ${at + 1}:</b> ${one}</p>`).join('')}</div></div></div>` }),
    dish: en.guacamole, minutes: null, author: null, language: 'en',
  },
]
