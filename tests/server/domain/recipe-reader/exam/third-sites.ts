// biome-ignore-all format: pages of the third exam

import { en, more } from './dishes.ts'
import { type Asked, flat, items } from './frame.ts'
import { dishes } from './third-dishes.ts'
import { apart, groups, inState, ld, person, plain, recipe, site, step } from './third-frame.ts'

const { soup, bread, ragu, muffins, stirFry, banosh, salad, pampukhy, bublanina, gulas } = dishes
const paragraphs = (list: readonly string[]) => plain(list).map((one) => `<p>${one}</p>`).join('\n')

export const thirdEnglish: Asked[] = [
  {
    name: 'a home cook community: the cook in the data, ingredients with bold amounts, step pictures',
    html: site({ title: stirFry.title, name: 'Cookbook Club', tab: `${stirFry.title} Recipe by JunkoCooks - Cookbook Club`, head: ld({ ...recipe(stirFry), author: { '@type': 'Person', name: 'JunkoCooks', url: 'https://c.example/u/1' }, recipeYield: '4 servings', recipeInstructions: stirFry.steps.map((text, at) => ({ '@type': 'HowToStep', text, url: `#s${at}`, image: [`/s${at}.jpg`] })), publisher: { '@type': 'Organization', name: 'Cookbook Club' } }), body: `<div id="ingredients"><h2>Ingredients</h2><div class="ingredient-list"><ol>${stirFry.lines.map((one) => `<li class="justified-quantity-and-name"><bdi class="font-semibold">${apart(one).amount}</bdi> <span>${apart(one).food}</span></li>`).join('')}</ol></div></div><h2>Cooksnaps</h2><p>Made it! 5 stars</p>` }),
    dish: stirFry, minutes: null, author: 'JunkoCooks', language: 'en', servings: 4,
  },
  {
    name: 'a reader’s magazine: the times only in words, «Prep: 20 min. + chilling Bake: 40 min.»',
    html: site({ title: muffins.title, name: 'Taste of Barn', body: `<div class="recipe-time-yield"><div class="total-time"><p>Total Time</p><p>Prep: 20 min. Bake: 40 min. + cooling</p></div><div class="makes"><p>Yield</p><p>12 muffins</p></div></div><div class="recipe-ingredients"><h2 class="recipe-ingredients__title">Ingredients</h2><ul class="recipe-ingredients__list">${items(muffins.lines)}</ul></div><div class="recipe-directions"><h2>Directions</h2><ol class="recipe-directions__list">${items(muffins.steps, ' class="recipe-directions__item"', (one) => `<span>${one}</span>`)}</ol></div><h2>Nutrition Facts</h2><p>1 muffin: 210 calories, 8g fat.</p><div class="author-bio"><p>Recipe by <strong>Betty Crane</strong>, Salem, Ohio</p></div>` }),
    dish: muffins, minutes: 60, author: 'Betty Crane', language: 'en', servings: 12,
  },
  {
    name: 'a shop’s community: list items of spans, “Prep time”, “Cook time”, byline of the author box',
    html: site({ title: ragu.title, name: 'Fifty Two', body: `<div class="collectable__author-row">by: <a class="author__name" href="/users/2">Merrill Stub</a> <time>October 2, 2021</time></div><ul class="recipe__details"><li><span class="recipe__details-heading">Prep time</span> 40 minutes</li><li><span class="recipe__details-heading">Cook time</span> 8 hours</li><li><span class="recipe__details-heading">Serves</span> 6</li></ul><div class="recipe__list recipe__list--ingredients"><h2>Ingredients</h2><ul>${ragu.lines.map((one) => `<li class=""><span class="recipe__list-qty">${apart(one).amount}</span> <span class="recipe__list-item-name">${apart(one).food}</span></li>`).join('')}</ul></div><div class="recipe__list recipe__list--steps"><h2>Directions</h2><ol>${items(ragu.steps, ' class="recipe__list-step"', (one) => `<span>${one}</span>`)}</ol></div>` }),
    dish: ragu, minutes: 520, author: 'Merrill Stub', language: 'en', servings: 6,
  },
  {
    name: 'an old blog on the dish in prose: no headings; the list one paragraph of breaks, the method the next ones',
    html: site({ title: 'slow beef ragù', name: 'smitten spoon', h1: null, body: `<article class="post"><header><h1 class="entry-title">${ragu.title}</h1></header><div class="entry-content"><p>There are evenings that call for this.</p><p><strong>One year ago:</strong> <a href="/x">Zucchini Fritters</a></p><p><b>${ragu.title}</b></p><p>Serves 6<br>Time: 8 hours 30 minutes</p><p>${ragu.lines.join('<br />\n')}</p>${paragraphs(ragu.steps)}</div><footer class="entry-meta">Posted in Beef, Pasta</footer></article>` }),
    dish: ragu, minutes: 510, author: null, language: 'en', servings: 6,
  },
  {
    name: 'a box of meals: names of products with amounts apart, steps with bullets, a company as its author',
    html: site({ title: stirFry.title, name: 'BoxFresh', head: ld({ ...recipe(stirFry), author: 'BoxFresh', totalTime: 'PT35M', recipeYield: 2, recipeInstructions: stirFry.steps.map((text) => step(`• ${text}`)), keywords: ['Spicy', 'Quick'] }), body: `<div data-test-id="recipe-description"><span>Total Time</span><span>35 minutes</span></div>` }),
    dish: stirFry, minutes: 35, author: 'BoxFresh', language: 'en', servings: 2,
  },
  {
    name: 'a famous chef: author a text, time of cooking only, method in one text of list items',
    html: site({ lang: 'en-GB', title: soup.title, name: 'Chef Olliver', head: ld({ ...recipe(soup), author: 'Olliver James', totalTime: 'PT1H', cookTime: 'PT1H', recipeYield: '6', recipeInstructions: `<ol class="recipeSteps">${soup.steps.map((one) => `<li>${one}</li>`).join('')}</ol>` }), body: '' }),
    dish: soup, minutes: 60, author: 'Olliver James', language: 'en', servings: 6,
  },
  {
    name: 'a letter to subscribers: headings in the post, a byline link, a wall of buttons',
    html: `<!DOCTYPE html><html lang="en"><head><title>${bread.title} - by Nadia Crumb - The Crumb Letter</title><meta name="author" content="Nadia Crumb"><meta property="og:title" content="${bread.title}"><meta property="og:site_name" content="thecrumb.letter.example"><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: bread.title, author: [{ '@type': 'Person', name: 'Nadia Crumb' }], publisher: { '@type': 'Organization', name: 'The Crumb Letter' } })}</script></head><body><div class="main"><article class="newsletter-post post"><h1 class="post-title published">${bread.title}</h1><h3 class="subtitle">No kneading, no mixer</h3><div class="profile-hover-card"><a class="pencraft" href="/@nadia">Nadia Crumb</a></div><div class="available-content"><p>Friends, it is cold.</p><div class="subscription-widget"><p>Subscribe for free.</p><form><input type="email"><button>Subscribe</button></form></div><h3 class="header-anchor-post"><strong>Ingredients</strong></h3>${groups(bread.lines).map((one) => `<p><em>${one.name}</em></p><ul>${one.items.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`).join('')}<h3 class="header-anchor-post"><strong>Method</strong></h3><ol>${bread.steps.map((one) => `<li><p>${one}</p></li>`).join('')}</ol><p class="button-wrapper"><a class="button primary" href="#share">Share</a></p></div></article><div class="comments-page"><h4>Discussion about this post</h4><p>Made it with 3 cups!</p></div></div></body></html>`,
    dish: bread, minutes: null, author: 'Nadia Crumb', language: 'en',
  },
  {
    name: 'a page of an independent web: h-recipe with an h-card inside',
    html: `<!doctype html><html lang="en"><head><title>${muffins.title}</title></head><body><header class="h-card"><a class="p-name u-url" href="/">Amit’s notebook</a></header><main><article class="h-recipe hentry"><h1 class="p-name">${muffins.title}</h1><p class="p-summary">Tall and soft.</p><p>By <a class="p-author h-card" href="/">Amit Rao</a> on <time class="dt-published" datetime="2020-05-05">5 May</time>. Makes <data class="p-yield" value="12">12 muffins</data>. Takes <time class="dt-duration" datetime="PT50M">50 minutes</time>.</p><ul>${items(muffins.lines, ' class="p-ingredient"')}</ul><div class="e-instructions"><ol>${items(muffins.steps)}</ol></div><p class="p-nutrition">210 kcal</p></article></main></body></html>`,
    dish: muffins, minutes: 50, author: 'Amit Rao', language: 'en', servings: 12,
  },
  {
    name: 'a state only: a program’s recipe deep inside, amounts and units as objects, times in seconds apart',
    html: `<!doctype html><html lang="en"><head><title>${stirFry.title} | Pantry</title><meta property="og:title" content="${stirFry.title}"></head><body><div id="__next"></div>${inState({ props: { pageProps: { dehydratedState: { queries: [{ state: { data: { recipe: { id: 7, title: stirFry.title, slug: 's', servings: 4, prepTimeMinutes: 15, cookTimeMinutes: 20, totalTimeMinutes: 35, author: { id: 3, displayName: 'Chef Lou' }, ingredientGroups: [{ title: null, ingredients: stirFry.lines.map((line) => ({ id: line.length, text: line, isOptional: false })) }], instructionGroups: [{ title: '', steps: stirFry.steps.map((text, at) => ({ position: at, text, media: null })) }], related: [{ title: 'Other', servings: 2 }] } } } }] } } }, page: '/r/[slug]' })}</body></html>`,
    dish: stirFry, minutes: 35, author: 'Chef Lou', language: 'en', servings: 4,
  },
  {
    name: 'a block theme: bold labels of times in one paragraph, an author box below the post, “Posted by” above',
    html: site({ title: `How to Make ${soup.title}`, name: 'Fern & Fig', body: `<div class="entry-meta-top"><span class="posted-by">Posted by <a href="/author/dee" rel="author">Dee Fern</a></span> <span>on March 3, 2022</span></div><p>Intro words about squash.</p><h2 class="wp-block-heading">${soup.title}</h2><p><strong>Prep Time:</strong> 15 minutes | <strong>Cook Time:</strong> 50 minutes | <strong>Total Time:</strong> 1 hour 5 minutes</p><p><strong>Yield:</strong> 4 servings</p><h3 class="wp-block-heading">Ingredients:</h3><ul class="wp-block-list">${items(soup.lines)}</ul><h3 class="wp-block-heading">Directions:</h3><ol class="wp-block-list">${items(soup.steps)}</ol><h3>What to Serve with Butternut Squash Soup</h3><ul><li>2 grilled cheese sandwiches</li><li>Salad</li></ul><div class="author-box"><h4>About Dee Fern</h4><p>Dee has cooked for 20 years.</p></div>` }),
    dish: { ...soup, title: `How to Make ${soup.title}` }, minutes: 65, author: 'Dee Fern', language: 'en', servings: 4,
  },
  {
    name: 'data with PT0M for what is not known, the page says the time in words',
    html: site({ title: soup.title, head: ld(recipe(soup, { author: person('Lil Byrd'), prepTime: 'PT0M', cookTime: 'PT0M', totalTime: 'PT0M', recipeYield: '4' })), body: '<div class="recipe-meta"><ul><li><span>Total Time</span><span>1 hr 10 mins</span></li><li><span>Servings</span><span>4</span></li></ul></div>' }),
    dish: soup, minutes: 70, author: 'Lil Byrd', language: 'en', servings: 4,
  },
  {
    name: 'data with minutes as numbers, and a range for the yield',
    html: site({ title: stirFry.title, head: ld(recipe(stirFry, { author: [person('Wei Tan')], prepTime: 15, cookTime: '20', totalTime: '', recipeYield: '3-4 people' })), body: '' }),
    dish: stirFry, minutes: 35, author: 'Wei Tan', language: 'en', servings: 3,
  },
  {
    name: 'data whose author is only an id in the graph, and another person is the publisher',
    html: site({ title: bread.title, head: ld({ '@context': 'https://schema.org', '@graph': [{ '@type': ['Person', 'Organization'], '@id': 'https://l.example/#/schema/person/abc', name: 'Robin Wheat', image: { '@type': 'ImageObject', caption: 'Robin Wheat' } }, { '@type': 'WebSite', publisher: { '@id': 'https://l.example/#/schema/person/abc' } }, { ...recipe(flat(bread)), author: { '@id': 'https://l.example/#/schema/person/abc' }, totalTime: 'P1DT1H' }] }), body: '' }),
    dish: flat(bread), minutes: 1500, author: 'Robin Wheat', language: 'en',
  },
  {
    name: 'admin as the author of the data, the person in the byline of the theme',
    html: site({ title: muffins.title, head: ld(recipe(muffins, { author: person('admin'), totalTime: 'PT45M' })), body: '<p class="entry-meta">By <span class="author vcard"><a class="url fn n" href="/author/admin/">Holly Berry</a></span> · June 1, 2020</p>' }),
    dish: muffins, minutes: 45, author: 'Holly Berry', language: 'en',
  },
  {
    name: 'a site’s name as a person in the data, its person in the page’s own name of the author',
    html: site({ title: muffins.title, name: 'Copper Ladle', head: `<meta name="author" content="Holly Berry">${ld(recipe(muffins, { author: { '@type': 'Organization', name: 'Copper Ladle' }, totalTime: 'PT45M' }))}`, body: '' }),
    dish: muffins, minutes: 45, author: 'Holly Berry', language: 'en',
  },
  {
    name: 'two tables side by side: the list in one, the method in the other, without lists',
    html: site({ title: en.tacos.title, body: `<table class="recipe" width="100%"><tr valign="top"><td width="40%"><h3>You will need</h3>${en.tacos.lines.map((one) => `<div>${one}</div>`).join('')}</td><td><h3>What to do</h3>${en.tacos.steps.map((one, at) => `<div>${at + 1}. ${one}</div>`).join('')}</td></tr></table><p>Ready in 35 minutes.</p>` }),
    dish: en.tacos, minutes: 35, author: null, language: 'en',
  },
  { name: 'a category of recipes with cards of them', html: site({ title: 'Soup Recipes', body: `<div class="grid">${['Minestrone', 'Ramen', 'Borscht'].map((one) => `<div class="card"><h3>${one}</h3><p>Ready in 40 minutes with 6 ingredients</p><ul><li>1 pot</li><li>40 min</li></ul></div>`).join('')}</div>` }), dish: null, minutes: null, author: null, language: 'en' },
  { name: 'an article on how to store herbs', html: site({ title: 'How to Store Fresh Herbs', body: '<h2>What You Need</h2><ul><li>1 jar</li><li>Paper towels</li></ul><h2>Why It Works</h2><p>Herbs wilt as they lose water.</p><h2>FAQ</h2><p>About 2 weeks.</p>' }), dish: null, minutes: null, author: null, language: 'en' },
]

export const thirdUkrainian: Asked[] = [
  {
    name: 'сайт відомого кухаря: дані з одним текстом, автор в організації, на сторінці таблиця',
    html: site({ lang: 'uk', title: banosh.title, name: 'Смак країни', head: ld({ ...recipe(banosh), author: { '@type': 'Person', name: 'Євген Ложка' }, totalTime: 'PT50M', recipeYield: '4 порції', recipeInstructions: banosh.steps.join('\n'), inLanguage: 'uk-UA' }), body: `<div class="ingredients"><h2>Інгредієнти</h2><table>${banosh.lines.map((one) => `<tr><td>${one}</td></tr>`).join('')}</table></div>` }),
    dish: banosh, minutes: 50, author: 'Євген Ложка', language: 'uk', servings: 4,
  },
  {
    name: 'портал рецептів без даних: інгредієнт і кількість у різних клітинах, кроки з фото',
    html: site({ lang: 'uk', title: salad.title, name: 'Смакота', tab: `${salad.title} - рецепт з фото | Смакота`, body: `<div class="recipe-info"><div class="item"><span class="label">Час приготування</span><span class="value">1 год 20 хв</span></div><div class="item"><span class="label">Кількість порцій</span><span class="value">6</span></div><div class="item"><span class="label">Складність</span><span class="value">легко</span></div></div><div class="recipe-author">Автор: <a href="/u/4">Марія Гриценко</a></div><h2>Інгредієнти</h2><ul class="receipt-ingridients">${salad.lines.map((one) => `<li><span class="v">${apart(one).amount}</span> <span class="n">${apart(one).food}</span></li>`).join('')}</ul><h2>Спосіб приготування</h2>${salad.steps.map((one, at) => `<div class="step"><div class="step-photo"><img src="/s${at}.jpg"></div><div class="step-title">Крок ${at + 1}</div><div class="step-text">${one}</div></div>`).join('')}<div class="recipe-tags">Теги: <a href="/t">салати</a></div>`, comments: ['Додала ще 2 яйця, дуже смачно!'] }),
    dish: salad, minutes: 80, author: 'Марія Гриценко', language: 'uk', servings: 6,
  },
  {
    name: 'дані з методом одним абзацом із номерами, мова сторінки російська за шаблоном',
    html: site({ lang: 'ru', title: salad.title, name: 'Шуба', head: ld({ ...recipe(salad), author: 'Шуба', cookTime: 'PT60M', prepTime: 'PT20M', recipeYield: '6', recipeInstructions: salad.steps.map((one, at) => `${at + 1}. ${one}`).join(' ') }), body: '' }),
    dish: salad, minutes: 80, author: 'Шуба', language: 'uk', servings: 6,
  },
  {
    name: 'допис у блозі: «Автор рецепту:», складники через абзаци, «Приготування:» напівжирним',
    html: site({ lang: 'uk', title: pampukhy.title, name: 'Кухарочка', body: `<div class="post-body"><p>Вітаю, мої любі!</p><p><b>Складники:</b></p>${groups(pampukhy.lines).map((one) => `<p><i>${one.name}:</i></p>${one.items.map((line) => `<p>- ${line}</p>`).join('')}`).join('')}<p><b>Приготування:</b></p>${paragraphs(pampukhy.steps)}<p>Смачного!</p><p>Автор рецепту: Оксана Пампуха</p></div>` }),
    dish: pampukhy, minutes: null, author: 'Оксана Пампуха', language: 'uk',
  },
  {
    name: 'мікродані з описом кроків абзацами, час у meta без слів, мова не сказана',
    html: site({ lang: null, title: banosh.title, head: '<meta property="og:locale" content="uk_UA">', body: `<div itemscope itemtype="http://schema.org/Recipe"><meta itemprop="name" content="${banosh.title}"><span itemprop="author">Пікантна Кухня</span><meta itemprop="totalTime" content="PT40M"><span itemprop="recipeYield">на 3 порції</span><ul>${items(banosh.lines, ' itemprop="recipeIngredient"')}</ul><div itemprop="recipeInstructions">${paragraphs(banosh.steps)}</div></div>` }),
    dish: banosh, minutes: 40, author: 'Пікантна Кухня', language: 'uk', servings: 3,
  },
  {
    name: 'виробник морозива: таблиця інгредієнтів, «Крок 1» над кожним кроком, банер посередині',
    html: site({ lang: 'uk-UA', title: salad.title, name: 'Рідня', body: `<div class="r-head"><div>Час: <b>2 год 30 хв</b></div><div>Порцій: <b>6</b></div></div><h3>Інгредієнти:</h3><table class="ingr"><tbody>${salad.lines.map((one) => `<tr><td>${apart(one).food}</td><td>${apart(one).amount}</td></tr>`).join('')}</tbody></table><h3>Покрокове приготування</h3>${salad.steps.map((one, at) => `<h4>Крок ${at + 1}</h4><p>${one}</p>${at === 1 ? '<div class="banner"><a href="/shop">Купуй морозиво онлайн</a></div>' : ''}`).join('')}` }),
    dish: { ...salad, lines: salad.lines.map((one) => `${apart(one).food} ${apart(one).amount}`.trim()) }, minutes: 150, author: null, language: 'uk', servings: 6,
  },
  {
    name: 'новина з рецептом: абзаци напівжирним, перелік через крапку з комою, «Раніше ми писали»',
    html: site({ lang: 'uk', title: 'Як приготувати банош: рецепт від господині з Карпат', name: 'Новини дня', head: ld({ '@type': 'NewsArticle', headline: 'Як приготувати банош: рецепт від господині з Карпат', author: { '@type': 'Person', name: 'Ірина Кореспондент' }, inLanguage: 'uk' }), body: `<div class="article-text"><p>Банош – страва гуцульської кухні.</p><p><strong>Інгредієнти:</strong></p><ul>${items(banosh.lines.map((one) => `${one};`))}</ul><p><strong>Спосіб приготування:</strong></p>${paragraphs(banosh.steps)}<p>Раніше ми писали, <a href="/x">як приготувати деруни</a>.</p><p>Підписуйтеся на наш <a href="https://t.me/x">Telegram</a>.</p></div>` }),
    dish: { ...banosh, title: 'Як приготувати банош: рецепт від господині з Карпат', lines: banosh.lines.map((one) => `${one};`) }, minutes: null, author: 'Ірина Кореспондент', language: 'uk',
  },
  {
    name: 'рецепт у новині кроками «1.» в абзацах, перелік із тире та комами',
    html: site({ lang: 'uk', title: salad.title, name: 'Тижневик', body: `<p>Час приготування: 2 год 40 хв</p><p>Для салату потрібно:</p><p>– ${salad.lines.join(';<br>– ')}.</p><h2>Як приготувати салат «Шуба»</h2>${salad.steps.map((one, at) => `<p>${at + 1}. ${one}</p>`).join('')}<p>Фото: unsplash.com</p>` }),
    dish: { ...salad, lines: [...salad.lines.slice(0, -1).map((one) => `${one};`), `${salad.lines.at(-1)}.`] }, minutes: 160, author: null, language: 'uk',
  },
  {
    name: 'сайт на Nuxt: стан із посиланнями за місцем, на сторінці лише назва',
    html: `<!doctype html><html lang="uk"><head><title>${banosh.title}</title><meta property="og:title" content="${banosh.title}"></head><body><div id="__nuxt"><h1>${banosh.title}</h1></div><script type="application/json" id="__NUXT_DATA__" data-ssr="true">${JSON.stringify([['Reactive', 1], { data: 2 }, { recipe: 3 }, { title: 4, ingredients: 5, steps: 6, cooking_time: 7, author: 8, portions: 9 }, banosh.title, banosh.lines.map((_, at) => 11 + at), banosh.steps.map((_, at) => 11 + banosh.lines.length + at), 45, { name: 10 }, 4, 'Назар Бринза', ...banosh.lines, ...banosh.steps])}</script></body></html>`,
    dish: banosh, minutes: 45, author: 'Назар Бринза', language: 'uk', servings: 4,
  },
]

export const thirdCzech: Asked[] = [
  {
    name: 'čtenářský portál: mikrodata, autor odkazem, ingredience v tabulce',
    html: site({ lang: 'cs', title: bublanina.title, name: 'Toprecepis', body: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${bublanina.title}</h1><div class="info">Autor: <a itemprop="author" href="/u/janakk">janakk</a> | Doba přípravy: <time itemprop="totalTime" datetime="PT50M">50 min</time> | Porce: <span itemprop="recipeYield">12</span></div><table>${bublanina.lines.map((one) => `<tr itemprop="recipeIngredient"><td>${apart(one).amount}</td><td>${apart(one).food}</td></tr>`).join('')}</table><div class="postup" itemprop="recipeInstructions"><ol>${items(bublanina.steps)}</ol></div></div>`, comments: ['Dala jsem 2 hrnky mouky a pekla 40 minut.'] }),
    dish: bublanina, minutes: 50, author: 'janakk', language: 'cs', servings: 12,
  },
  {
    name: 'časopis: části v datech, doba v textu, «Recept od»',
    html: site({ lang: 'cs-CZ', title: gulas.title, name: 'Apetito', head: ld({ ...recipe(gulas), author: { '@type': 'Person', name: 'Recept od Karla Novotného' }, prepTime: 'PT30M', cookTime: 'PT3H', recipeYield: '6 porcí', recipeInstructions: [{ '@type': 'HowToSection', name: 'Postup', itemListElement: gulas.steps.map(step) }] }), body: '' }),
    dish: gulas, minutes: 210, author: 'Karla Novotného', language: 'cs', servings: 6,
  },
  {
    name: 'kuchyně obchodu bez dat: dlaždice surovin, kroky s číslem, doba přípravy v rámečku',
    html: site({ lang: 'cs', title: bublanina.title, name: 'Kuchyně Laskavá', body: `<div class="recipe-detail"><div class="params"><div class="param"><span>Čas přípravy</span><strong>55 minut</strong></div><div class="param"><span>Počet porcí</span><strong>10</strong></div></div><h2>Suroviny</h2><div class="ingredients">${bublanina.lines.map((one) => `<div class="ingredient"><div class="ingredient__amount">${apart(one).amount}</div><div class="ingredient__name">${apart(one).food}</div></div>`).join('')}</div><h2>Postup</h2><div class="steps">${bublanina.steps.map((one, at) => `<div class="step"><span class="step__number">${at + 1}.</span><div class="step__text"><p>${one}</p></div></div>`).join('')}</div></div>` }),
    dish: bublanina, minutes: 55, author: null, language: 'cs', servings: 10,
  },
  {
    name: 'blog: html říká angličtinu, suroviny po řádcích, postup v jednom odstavci',
    html: site({ lang: 'en-US', title: gulas.title, name: 'U plotny', body: `<div class="entry-content"><p class="byline">Napsala <a href="/a" rel="author">Markéta Hrncová</a></p><p>Guláš máme doma rádi.</p><p><strong>Suroviny:</strong><br>${gulas.lines.join('<br>')}</p><p><strong>Postup:</strong><br>${gulas.steps.join(' ')}</p><p>Dobrou chuť!</p></div>` }),
    dish: { ...gulas, steps: [gulas.steps.join(' ')] }, minutes: null, author: 'Markéta Hrncová', language: 'cs',
  },
  {
    name: 'slovenský portál: dáta s časom len na prípravu, autor s prefixom',
    html: site({ lang: 'sk', title: more.sk.title, name: 'Varecka', head: ld(recipe(more.sk, { author: person('Autor: Zuzka'), prepTime: 'PT40M', recipeYield: '4' })), body: '' }),
    dish: more.sk, minutes: 40, author: 'Zuzka', language: 'sk', servings: 4,
  },
]
