// biome-ignore-all format: pages of the second exam, in many languages

import { type Dish, more } from './dishes.ts'
import { type Asked, flat, frame, groups, items, ld, plain, recipe, step } from './frame.ts'

const by = (name: string) => ({ '@type': 'Person', name })
const quiet = { talk: [] as string[], comments: [] as string[] }
const amountFirst = /^([\d.,/–-]+\s?(?:kg|g|ml|dl|l|EL|TL|msk|rkl|tl|ek|г|мл|ст\. л\.)?)\s+(.*)$/
const split = (line: string) => amountFirst.exec(line)?.slice(1) ?? ['', line]

const hr: Dish = {
  title: 'Domaći štrukli sa sirom',
  lines: ['400 g glatkog brašna', '2 jaja', '500 g svježeg sira', '200 ml kiselog vrhnja', '1 žličica soli'],
  steps: ['Umijesite tijesto od brašna, jednog jajeta i mlake vode.', 'Sir pomiješajte s jajetom, vrhnjem i soli.', 'Tijesto razvucite, premažite nadjevom, zarolajte i narežite.', 'Pecite 35 minuta na 200 stupnjeva.'],
}
const bg: Dish = {
  title: 'Баница със сирене',
  lines: ['1 пакет кори за баница', '300 г сирене', '4 яйца', '1 ч.ч. кисело мляко', '100 мл олио'],
  steps: ['Разбийте яйцата с киселото мляко.', 'Добавете натрошеното сирене и разбъркайте.', 'Намажете корите с олио, сложете от плънката и навийте.', 'Печете на 180 градуса до златисто.'],
}

export const secondWorld: Asked[] = [
  {
    name: 'uk: a portal, rows of name and amount, steps with pictures',
    html: frame({ ...quiet, lang: 'uk', site: 'Смачно', title: 'Борщ із пампушками: рецепт', body: `<div class="recipe-info"><div>Час приготування: <b>2 год</b></div><div>Порцій: <b>8</b></div><div>Автор: <a href="/a">Марія Лісова</a></div></div><h2>Інгредієнти для борщу із пампушками</h2><div class="ingr">${plain(more.uk.lines).map((one) => { const [left, right] = split(one); return `<div class="ingr__row"><span class="ingr__name">${right}</span> <span class="ingr__value">${left}</span></div>` }).join('')}</div><h2>Покроковий рецепт приготування</h2>${plain(more.uk.steps).map((one, at) => `<div class="st"><div class="st__n">Крок ${at + 1}</div><img src="/s.jpg" alt=""><div class="st__t">${one}</div></div>`).join('')}<h2>Читайте також</h2><ul><li><a href="/1">5 рецептів вареників</a></li></ul>` }),
    dish: { ...flat(more.uk), title: 'Борщ із пампушками: рецепт', lines: plain(more.uk.lines).map((one) => { const [left, right] = split(one); return left ? `${right} ${left}` : one }) }, minutes: 120, author: 'Марія Лісова', language: 'uk', servings: 8,
  },
  {
    name: 'uk: data whole, the author by @id, the time in words',
    html: frame({ ...quiet, lang: 'uk-UA', site: 'Кухня', title: more.uk.title, head: ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', '@id': '#a', name: 'Євген Клопотун' }, recipe(more.uk, { author: { '@id': '#a' }, totalTime: '1 год 30 хв', recipeYield: '6 порцій', recipeInstructions: plain(more.uk.steps).map((text, at) => ({ '@type': 'HowToStep', name: `Крок ${at + 1}`, text })) })] }), body: '' }),
    dish: flat(more.uk), minutes: 90, author: 'Євген Клопотун', language: 'uk', servings: 6,
  },
  {
    name: 'cs: microdata of an old portal',
    html: frame({ ...quiet, lang: 'cs', site: 'Recepty', title: more.cs.title, body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${more.cs.title}</h1><p>Vložila: <span itemprop="author">Hanka</span></p><p>Příprava: <time itemprop="totalTime" datetime="PT2H30M">2 h 30 min</time></p><p>Porce: <span itemprop="recipeYield">4</span></p><h2>Ingredience</h2><ul>${items(more.cs.lines, ' itemprop="ingredients"', (one) => `<strong>${split(one)[0]}</strong> <a href="#">${split(one)[1]}</a>`)}</ul><h2>Postup</h2><div itemprop="recipeInstructions">${more.cs.steps.map((one) => `<p>${one}</p>`).join('')}</div></div>` }),
    dish: more.cs, minutes: 150, author: 'Hanka', language: 'cs', servings: 4,
  },
  {
    name: 'de: the largest portal: one string with line breaks, names of people as they sign',
    html: frame({ ...quiet, lang: 'de', site: 'Kochseite', title: `${more.de.title} von uschi47`, head: ld({ '@context': 'http://schema.org', '@type': 'Recipe', name: more.de.title, author: by('uschi47'), recipeYield: '4', prepTime: 'P0DT0H30M', cookTime: 'P0DT0H25M', totalTime: 'P0DT1H25M', recipeIngredient: more.de.lines, recipeInstructions: more.de.steps.join('\r\n\r\n'), recipeCategory: ['Beilage'] }), body: `<table class="ingredients table-header"><thead><tr><th colspan="2"><h3>Zutaten</h3></th></tr></thead><tbody>${more.de.lines.map((one) => `<tr><td class="td-left"><span>${split(one)[0]}</span></td><td class="td-right"><span>${split(one)[1]}</span></td></tr>`).join('')}</tbody></table>` }),
    dish: more.de, minutes: 85, author: 'uschi47', language: 'de', servings: 4,
  },
  {
    name: 'de: a kitchen machine’s elements of its own',
    html: frame({ ...quiet, lang: 'de-DE', site: 'Mixwelt', title: more.de.title, body: `<rdp-main><h1 class="recipe-card__section">${more.de.title}</h1><div id="ing-separator"></div><section id="ingredients-section"><h2>Zutaten</h2><ul>${more.de.lines.map((one) => `<li><recipe-ingredient quantity="${split(one)[0]}"><div class="recipe-ingredient__wrapper"><span class="recipe-ingredient__amount">${split(one)[0]}</span> <span class="recipe-ingredient__name">${split(one)[1]}</span></div></recipe-ingredient></li>`).join('')}</ul></section><section id="preparation-section"><h2>Zubereitung</h2><ol>${items(more.de.steps)}</ol></section></rdp-main>` }),
    dish: more.de, minutes: null, author: null, language: 'de',
  },
  {
    name: 'fr: cards of ingredients with amounts below, data whole',
    html: frame({ ...quiet, lang: 'fr', site: 'Marmitons', title: 'Gratin dauphinois', head: ld(recipe(more.fr, { author: 'chef_lulu', prepTime: 'PT20M', cookTime: 'PT60M', totalTime: 'PT80M', recipeYield: '6 personnes', recipeInstructions: more.fr.steps.map((text) => step(text)) })), body: `<div class="mrtn-recette_ingredients-items">${more.fr.lines.map((one) => `<div class="card-ingredient"><div class="card-ingredient-content"><span class="card-ingredient-title"><span class="ingredient-name">${one}</span></span></div></div>`).join('')}</div>` }),
    dish: more.fr, minutes: 80, author: 'chef_lulu', language: 'fr', servings: 6,
  },
  {
    name: 'fr: no data, «Étape 1» headings, times in a row',
    html: frame({ ...quiet, lang: 'fr-FR', site: 'Cuisine', title: more.fr.title, body: `<div class="infos"><span>Préparation : 20 min</span><span>Cuisson : 1 h</span><span>Pour 6 personnes</span></div><div class="bloc"><h2>Ingrédients</h2><ul>${items(more.fr.lines)}</ul></div><div class="bloc"><h2>Préparation</h2>${more.fr.steps.map((one, at) => `<h3>Étape ${at + 1}</h3><p>${one}</p>`).join('')}</div><h2>Les astuces du chef</h2><p>Ajoutez 50 g de gruyère.</p>` }),
    dish: more.fr, minutes: 80, author: null, language: 'fr', servings: 6,
  },
  {
    name: 'it: foods before amounts, steps with numbers of pictures in them',
    html: frame({ ...quiet, lang: 'it', site: 'Zafferano', title: more.it.title, head: ld(recipe(more.it, { author: by('Redazione Zafferano'), prepTime: 'PT10M', cookTime: 'PT40M', totalTime: 'PT50M', recipeYield: '4 persone', recipeInstructions: more.it.steps.map((text, at) => ({ '@type': 'HowToStep', name: `Passo ${at + 1}`, text: text, image: '/p.jpg' })) })), body: `<dl class="gz-list-ingredients">${more.it.lines.map((one) => `<dd class="gz-ingredient"><a href="#">${one}</a><span></span></dd>`).join('')}</dl>` }),
    dish: more.it, minutes: 50, author: 'Redazione Zafferano', language: 'it', servings: 4,
  },
  {
    name: 'es: no data, a list in a sidebar, the method in paragraphs with numbers',
    html: frame({ ...quiet, lang: 'es-ES', site: 'Cocina', title: more.es.title, body: `<div class="asset-recipe-meta"><p>Tiempo total: 50 minutos</p><p>Para 4 personas</p></div><div class="asset-recipe-list"><h2>Ingredientes</h2><ul>${items(more.es.lines, ' class="asset-recipe-list-item"', (one) => `<span class="asset-recipe-ingr-name"><span>${one}</span></span>`)}</ul></div><div class="asset-recipe-steps"><h2>Cómo hacer tortilla de patatas con cebolla</h2>${more.es.steps.map((one) => `<p>${one}</p>`).join('')}</div><h2>Con qué acompañar la tortilla</h2><p>Con 2 rebanadas de pan.</p>` }),
    dish: more.es, minutes: 50, author: null, language: 'es', servings: 4,
  },
  {
    name: 'pl: Drupal’s groups of fields with names of the language',
    html: frame({ ...quiet, lang: 'pl', site: 'Kwestia', title: more.pl.title, body: `<div class="group-skladniki field-group-div"><h3><span>Składniki</span></h3><div class="field field-name-field-ilosc-porcji"><div class="field-item">4 porcje</div></div>${groups(more.pl.lines).map((one) => `<div class="field field-name-field-skladniki"><div class="wyroznione">${one.name}</div><ul>${items(one.items)}</ul></div>`).join('')}</div><div class="group-przepis field-group-div"><h3><span>Przygotowanie</span></h3><div class="field field-name-field-przygotowanie"><ul>${items(more.pl.steps)}</ul></div></div><div class="group-wskazowki"><h3>Wskazówki</h3><ul><li>Można użyć 200 g sera.</li></ul></div>` }),
    dish: more.pl, minutes: null, author: null, language: 'pl', servings: 4,
  },
  {
    name: 'pt: data whose lines hold tags and spaces that do not break',
    html: frame({ ...quiet, lang: 'pt-br', site: 'Gostoso', title: more.pt.title, head: ld(recipe(more.pt, { author: by('Cida Souza '), totalTime: 'PT60M', recipeYield: '8 porções', recipeIngredient: more.pt.lines.map((one) => `${one.replace(' ', '&nbsp;')}<br>`), recipeInstructions: more.pt.steps.map((one) => `<span>${one}</span>`) })), body: '' }),
    dish: more.pt, minutes: 60, author: 'Cida Souza', language: 'pt', servings: 8,
  },
  {
    name: 'nl: no data, «Ingrediënten voor 6 personen», a button of a shop per line',
    html: frame({ ...quiet, lang: 'nl-NL', site: 'Smulblog', title: more.nl.title, body: `<p class="meta">Bereidingstijd: 90 minuten | Door: Fien de Boer</p><h2>Ingrediënten voor 6 personen</h2><ul>${items(more.nl.lines, '', (one) => `${one}<button class="add">Zet op lijst</button>`)}</ul><h2>Zo maak je het</h2><ol>${items(more.nl.steps)}</ol><h2>Lekker met</h2><ul><li>4 sneetjes roggebrood</li></ul>` }),
    dish: more.nl, minutes: 90, author: 'Fien de Boer', language: 'nl', servings: 6,
  },
  {
    name: 'sv: a shop’s state of its own in a script',
    html: frame({ ...quiet, lang: 'sv', site: 'Handla', title: more.sv.title, body: `<div id="root"></div><script>window.__INITIAL_STATE__ = ${JSON.stringify({ currentRecipe: { title: more.sv.title, cookingTime: '45 MIN', portions: 4, ingredientGroups: [{ groupName: '', ingredients: more.sv.lines.map((text) => ({ text })) }], cookingSteps: more.sv.steps, author: 'Handlas kök' } })};</script>` }),
    dish: more.sv, minutes: 45, author: 'Handlas kök', language: 'sv', servings: 4,
  },
  {
    name: 'da: classes of a blog, times in a table',
    html: frame({ ...quiet, lang: 'da-DK', site: 'Valde', title: more.da.title, body: `<table class="facts"><tr><th>Tid i alt</th><td>45 min.</td></tr><tr><th>Antal</th><td>4 personer</td></tr></table><div class="recipe-ingredients-wrap"><h2>Ingredienser</h2><ul class="ingredientlist">${items(more.da.lines)}</ul></div><div class="recipe-directions-wrap"><h2>Sådan gør du</h2><div class="recipe-description">${more.da.steps.map((one) => `<p>${one}</p>`).join('')}</div></div><p>Opskrift af <a href="/om">Ann Valde</a></p>` }),
    dish: more.da, minutes: 45, author: 'Ann Valde', language: 'da', servings: 4,
  },
  {
    name: 'fi: data with an empty list of lines, the page shows them',
    html: frame({ ...quiet, lang: 'fi', site: 'Kotiruoka', title: more.fi.title, head: ld(recipe(more.fi, { recipeIngredient: [''], recipeInstructions: [''], author: by('Kaisa'), totalTime: 'PT45M' })), body: `<h2>Ainekset</h2><div class="rows">${more.fi.lines.map((one) => `<div class="r"><div class="a">${split(one)[0]}</div><div class="b">${split(one)[1]}</div></div>`).join('')}</div><h2>Ohje</h2><div>${more.fi.steps.map((one, at) => `<p>${at + 1}. ${one}</p>`).join('')}</div>` }),
    dish: more.fi, minutes: 45, author: 'Kaisa', language: 'fi',
  },
  {
    name: 'hu: data with keys of JSON-LD and amounts in a nested list',
    html: frame({ ...quiet, lang: 'hu', site: 'Nosó', title: more.hu.title, head: ld(recipe(more.hu, { author: { '@type': 'Person', name: 'Nagy Bori', url: '/b' }, totalTime: 'PT70M', recipeYield: '4', recipeInstructions: [{ '@type': 'HowToSection', name: 'Elkészítés', itemListElement: more.hu.steps.map(step) }] })), body: '' }),
    dish: more.hu, minutes: 70, author: 'Nagy Bori', language: 'hu', servings: 4,
  },
  {
    name: 'hr: a blog without data, in a language of few',
    html: frame({ ...quiet, lang: 'hr', site: 'Kuhinja', title: hr.title, body: `<h3>Sastojci</h3><ul>${items(hr.lines)}</ul><h3>Priprema</h3>${hr.steps.map((one) => `<p>${one}</p>`).join('')}<p>Dobar tek!</p>` }),
    dish: hr, minutes: null, author: null, language: 'hr',
  },
  {
    name: 'bg: «Необходими продукти» and «Начин на приготвяне»',
    html: frame({ ...quiet, lang: 'bg', site: 'Вкусно', title: bg.title, body: `<h2>Необходими продукти</h2><ul>${items(bg.lines)}</ul><h2>Начин на приготвяне</h2><p>${bg.steps.join('<br>')}</p>` }),
    dish: bg, minutes: null, author: null, language: 'bg',
  },
  {
    name: 'ja: rows of a recipe service',
    html: frame({ ...quiet, lang: 'ja', site: 'レシピ', title: more.ja.title, body: `<div id="ingredients"><h2>材料</h2><span class="servings_for">2人分</span><div id="ingredients_list">${more.ja.lines.map((one) => { const [name, amount] = one.split(' '); return `<div class="ingredient_row"><div class="ingredient_name"><span class="name">${name}</span></div><div class="ingredient_quantity">${amount}</div></div>` }).join('')}</div></div><div id="steps"><h2>作り方</h2>${more.ja.steps.map((one, at) => `<div class="step"><h3>${at + 1}</h3><p class="step_text">${one}</p></div>`).join('')}</div>` }),
    dish: more.ja, minutes: null, author: null, language: 'ja', servings: 2,
  },
  {
    name: 'ko: data with a total of «30분이내»',
    html: frame({ ...quiet, lang: 'ko', site: '만개', title: more.ko.title, head: ld(recipe(more.ko, { author: by('은지맘'), totalTime: 'PT30M', recipeYield: '2 servings' })), body: '' }),
    dish: more.ko, minutes: 30, author: '은지맘', language: 'ko', servings: 2,
  },
  {
    name: 'el: parts as headings, data without them',
    html: frame({ ...quiet, lang: 'el', site: 'Κουζίνα', title: more.el.title, head: ld(recipe(more.el, { author: by('Άκης'), totalTime: 'PT1H10M', recipeYield: '8 μερίδες' })), body: `<h2>Υλικά</h2><h4>Για τη γέμιση</h4><ul>${items([more.el.lines[0] ?? '', more.el.lines[1] ?? ''])}</ul><h4>Για το φύλλο</h4><ul>${items(more.el.lines.slice(2))}</ul><h2>Εκτέλεση</h2><ol>${items(more.el.steps)}</ol>` }),
    dish: { ...more.el, lines: ['# Για τη γέμιση', ...more.el.lines.slice(0, 2), '# Για το φύλλο', ...more.el.lines.slice(2)] }, minutes: 70, author: 'Άκης', language: 'el', servings: 8,
  },
  {
    name: 'tr: a portal whose lines are links with amounts outside',
    html: frame({ ...quiet, lang: 'tr', site: 'Yemek', title: more.tr.title, body: `<div class="tarif-info"><span>Kişi Sayısı: 4</span><span>Hazırlama Süresi: 10 dakika</span><span>Pişirme Süresi: 25 dakika</span></div><h2>Mercimek çorbası için malzemeler</h2><ul>${items(more.tr.lines, '', (one) => one.replace(/(\S+)$/, '<a href="/m">$1</a>'))}</ul><h2>Mercimek çorbası nasıl yapılır?</h2><ol>${items(more.tr.steps)}</ol>` }),
    dish: more.tr, minutes: 35, author: null, language: 'tr', servings: 4,
  },
  {
    name: 'ar: data in a template of English',
    html: frame({ ...quiet, lang: 'en', site: 'مطبخ', title: more.ar.title, head: ld(recipe(more.ar, { author: by('منال'), totalTime: 'PT45M' })), body: '' }),
    dish: more.ar, minutes: 45, author: 'منال', language: 'ar',
  },
  {
    name: 'ru: microdata with amounts in spans',
    html: frame({ ...quiet, lang: 'ru', site: 'Повар', title: more.ru.title, body: `<div class="recipe" itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${more.ru.title}</h1><a itemprop="author" href="/u">galinka</a><meta itemprop="totalTime" content="PT30M"><div class="ingredients-bl"><ul>${items(more.ru.lines, ' itemprop="recipeIngredient"', (one) => `<span><a href="#">${split(one)[1]}</a></span> — <span>${split(one)[0]}</span>`)}</ul></div><ul itemprop="recipeInstructions">${items(more.ru.steps, ' class="cooking-bl"', (one) => `<img src="/1.jpg"><div><p>${one}</p></div>`)}</ul></div>` }),
    dish: { ...more.ru, lines: more.ru.lines.map((one) => { const [left, right] = split(one); return left ? `${right} — ${left}` : one }) }, minutes: 30, author: 'galinka', language: 'ru',
  },
]
