// biome-ignore-all format: pages of the third exam

import { more } from './dishes.ts'
import { type Asked, flat, items } from './frame.ts'
import { dishes } from './third-dishes.ts'
import { apart, groups, ld, person, recipe, site, step } from './third-frame.ts'

const { kaese, tarte, lasagne, zurek, gazpacho, stamppot, semlor } = dishes
const swapped = (dish: { title: string; lines: string[]; steps: string[] }) => ({ ...dish, lines: dish.lines.map((one) => (one.startsWith('# ') ? one : `${apart(one).food} ${apart(one).amount}`.trim())) })

export const thirdWorld: Asked[] = [
  {
    name: 'de: a community with data, its page a table of amounts, the time in the data as a day',
    html: site({ lang: 'de', title: kaese.title, name: 'Küchenchef', tab: `${kaese.title} von Ulkig| Küchenchef`, head: ld({ ...recipe(kaese), author: { '@type': 'Person', name: 'Ulkig' }, cookTime: 'P0DT0H30M', prepTime: 'P0DT0H30M', totalTime: 'P0DT1H0M', recipeYield: '4', recipeInstructions: kaese.steps.join('\n\n') }), body: `<h2>Zutaten</h2><table class="ingredients table-header"><tbody>${kaese.lines.map((one) => `<tr><td class="td-left"><span>${apart(one).amount}</span></td><td class="td-right"><span>${apart(one).food}</span></td></tr>`).join('')}</tbody></table><small class="ds-recipe-meta recipe-meta"><span class="recipe-preptime">30 Min.</span> Gesamtzeit ca. 1 Stunde</small>` }),
    dish: kaese, minutes: 60, author: 'Ulkig', language: 'de', servings: 4,
  },
  {
    name: 'de: a blog without data, «1 Std. 20 Min.», «Rezept von», the list in a paragraph of breaks',
    html: site({ lang: 'de-DE', title: kaese.title, name: 'Löffelglück', body: `<p class="recipe-by">Rezept von Heike Löffel</p><ul class="facts"><li>Portionen: 4</li><li>Vorbereitungszeit: 30 Min.</li><li>Gesamtzeit: 1 Std. 20 Min.</li></ul><h3>Zutaten für 4 Portionen</h3><p>${kaese.lines.join('<br>')}</p><h3>So geht’s</h3><ol>${items(kaese.steps)}</ol><h3>Tipp</h3><p>Dazu passt grüner Salat.</p>` }),
    dish: kaese, minutes: 80, author: 'Heike Löffel', language: 'de', servings: 4,
  },
  {
    name: 'de: data by a magazine, “Von” in the author’s name, sections without names',
    html: site({ lang: 'de', title: more.de.title, name: 'Essen & Wein', head: ld({ ...recipe(more.de), author: [{ '@type': 'Person', name: 'Von Petra Knödel' }], totalTime: 'PT1H10M', recipeYield: ['4 Portionen', '4'], recipeInstructions: [{ '@type': 'HowToSection', itemListElement: more.de.steps.map(step) }] }), body: '' }),
    dish: more.de, minutes: 70, author: 'Petra Knödel', language: 'de', servings: 4,
  },
  {
    name: 'fr: a community’s card: cards of pictures with a quantity and a name, «Étape 1» over every step',
    html: site({ lang: 'fr', title: tarte.title, name: 'Marmitte', body: `<div class="recipe-primary"><div class="recipe-primary__item"><i></i><span>45 min</span></div><div class="recipe-primary__item"><span>très facile</span></div></div><h2>Ingrédients</h2><div class="mrtn-recette_ingredients"><div class="mrtn-recette_ingredients-counter" data-servingsnb="4">4 personnes</div><div class="mrtn-recette_ingredients-items">${tarte.lines.map((one) => `<div class="card-ingredient"><div class="card-ingredient-image"><img src="/i.png" alt=""></div><span class="card-ingredient-title"><span class="card-ingredient-quantity">${apart(one).amount}</span> <span class="ingredient-name">${apart(one).food}</span></span></div>`).join('')}</div></div><h2>Préparation</h2><div class="time"><div class="time__total"><span>Temps total :</span><div>45 min</div></div><div class="time__details"><div><span>Préparation :</span><div>15 min</div></div><div><span>Repos :</span><div>-</div></div><div><span>Cuisson :</span><div>30 min</div></div></div></div><div class="recipe-step-list">${tarte.steps.map((one, at) => `<div class="recipe-step-list__container"><div class="recipe-step-list__head"><h3>Étape ${at + 1}</h3><button>OK</button></div><p>${one}</p></div>`).join('')}</div>` }),
    dish: tarte, minutes: 45, author: null, language: 'fr', servings: 4,
  },
  {
    name: 'fr: data with “Par” in the name and the steps in one text of breaks',
    html: site({ lang: 'fr-FR', title: tarte.title, name: '750 grammes', head: ld({ ...recipe(tarte), author: { '@type': 'Person', name: 'Par Chef Damien' }, prepTime: 'PT15M', cookTime: 'PT45M', recipeYield: '6 personnes', recipeInstructions: tarte.steps.join('<br>') }), body: '' }),
    dish: tarte, minutes: 60, author: 'Chef Damien', language: 'fr', servings: 6,
  },
  {
    name: 'it: a portal with data; foods before amounts; parts on the page; its name as the author',
    html: site({ lang: 'it', title: lasagne.title, name: 'Giallo Curcuma', head: ld({ ...recipe(lasagne), author: { '@type': 'Person', name: 'Redazione Giallo Curcuma' }, cookTime: 'PT145M', prepTime: 'PT40M', totalTime: 'PT185M', recipeYield: '8' }), body: `<div class="gz-ingredients"><h2>Ingredienti</h2><div class="gz-list-featured-data-wrap"></div>${groups(lasagne.lines).map((one) => `<dl class="gz-list-ingredients"><dt class="gz-title-ingredients">${one.name}</dt>${one.items.map((line) => { const [, name = line, amount = ''] = /^(.+?) (\d.*|q\.b\.)$/.exec(line) ?? []; return `<dd class="gz-ingredient"><a href="/i">${name}</a> <span>${amount}</span></dd>` }).join('')}</dl>`).join('')}</div><h2>Preparazione</h2><div class="gz-content-recipe">${lasagne.steps.map((one, at) => `<div class="gz-content-recipe-step"><p>${one}<span class="num-step">${at + 1}</span></p></div>`).join('')}</div>` }),
    dish: lasagne, minutes: 185, author: 'Redazione Giallo Curcuma', language: 'it', servings: 8,
  },
  {
    name: 'it: a blog: «Ricetta di», headings in capitals, the method in paragraphs with a closing wish',
    html: site({ lang: 'it-IT', title: more.it.title, name: 'Cucina di Nonna', body: `<p>Ricetta di Carla Mestolo</p><p>Tempo di preparazione: 15 minuti<br>Tempo di cottura: 30 minuti<br>Dosi per 4 persone</p><h2>INGREDIENTI</h2><ul>${items(more.it.lines)}</ul><h2>PROCEDIMENTO</h2>${more.it.steps.map((one) => `<p>${one}</p>`).join('')}<p>Buon appetito!</p>` }),
    dish: more.it, minutes: 45, author: 'Carla Mestolo', language: 'it', servings: 4,
  },
  {
    name: 'pl: microdata of a known blog, its author in a meta',
    html: site({ lang: 'pl', title: zurek.title, name: 'Ania piecze', body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${zurek.title}</h1><meta itemprop="author" content="Ania Zupa"><meta itemprop="cookTime" content="PT40M"><div class="recipe-info"><span>Czas przygotowania: 40 minut</span><span itemprop="recipeYield">Liczba porcji: 5</span></div><ul class="recipe-ing-list">${items(zurek.lines, ' itemprop="recipeIngredient"')}</ul><div itemprop="recipeInstructions" class="article-content-body">${zurek.steps.map((one) => `<p class="article-content-body">${one}</p>`).join('')}</div></div>` }),
    dish: zurek, minutes: 40, author: 'Ania Zupa', language: 'pl', servings: 5,
  },
  {
    name: 'pl: a Drupal site without data: fields by their names',
    html: site({ lang: 'pl', title: zurek.title, name: 'Kwestia kuchni', h1: null, body: `<h1 class="page-header przepis">${zurek.title}</h1><div class="field field-name-field-ilosc-porcji"><div class="field-items">4 porcje</div></div><div class="group-skladniki field-group-div"><h3><span>Składniki</span></h3><div class="field field-name-field-skladniki"><ul>${items(zurek.lines, '', (one) => `\n${one}`)}</ul></div></div><div class="group-przepis field-group-div"><h3><span>Przygotowanie</span></h3><div class="field field-name-field-przygotowanie"><ul>${items(zurek.steps)}</ul></div></div><div class="group-wskazowki"><h3><span>Wskazówki</span></h3><ul><li>Zakwas można kupić.</li></ul></div>` }),
    dish: zurek, minutes: null, author: null, language: 'pl', servings: 4,
  },
  {
    name: 'pl: a portal: amounts after a dash, “Przepis od”, hours and minutes in words',
    html: site({ lang: 'pl', title: more.pl.title, name: 'Przepisy', head: ld({ ...recipe(flat(more.pl)), author: { '@type': 'Person', name: 'Przepis od babci Zosi' }, totalTime: '1 godz. 30 min', recipeYield: '6 porcji' }), body: '' }),
    dish: flat(more.pl), minutes: 90, author: 'babci Zosi', language: 'pl', servings: 6,
  },
  {
    name: 'es: an article with data of an article, the list with amounts right-hand, method in prose below a heading',
    html: site({ lang: 'es', title: `${gazpacho.title}: la receta de siempre`, name: 'Al Paladar', head: `<meta name="author" content="Carmen Tía">${ld({ '@type': 'Article', headline: `${gazpacho.title}: la receta de siempre`, author: { '@type': 'Person', name: 'Carmen Tía Alia', url: 'https://p.example/c' } })}`, body: `<div class="asset-recipe"><h2 class="asset-recipe-list-title">Ingredientes</h2><p class="asset-recipe-yield">Para 4 personas</p><ul class="asset-recipe-list">${items(gazpacho.lines, ' class="asset-recipe-list-item m-is-totalwidth"', (one) => `<span class="asset-recipe-ingr-name"><span>${one}</span></span>`)}</ul></div><h2>Cómo hacer ${gazpacho.title.toLowerCase()}</h2><div class="asset-recipe-meta"><p>Dificultad: Fácil</p><ul><li>Tiempo total 20 m</li><li>Elaboración 20 m</li></ul></div><div class="asset-recipe-steps">${gazpacho.steps.map((one) => `<p>${one}</p>`).join('')}</div><h2>Con qué acompañar</h2><p>Con jamón.</p>` }),
    dish: { ...gazpacho, title: `${gazpacho.title}: la receta de siempre` }, minutes: 20, author: 'Carmen Tía Alia', language: 'es', servings: 4,
  },
  {
    name: 'es: data with “Receta de”, html without a language',
    html: site({ lang: null, title: more.es.title, name: 'Cocina', head: ld(recipe(more.es, { author: 'Receta de Lola Sartén', totalTime: '45 minutos', recipeYield: '4 raciones' })), body: '' }),
    dish: more.es, minutes: 45, author: 'Lola Sartén', language: 'es', servings: 4,
  },
  {
    name: 'pt: a TV cook’s site without data: editor blocks, parts as headings',
    html: site({ lang: 'pt-br', title: more.pt.title, name: 'Panelona', body: `<div class="recipe"><dl class="stats"><dt>Autor:</dt><dd>Rita Panela</dd><dt>Tempo de preparo:</dt><dd>De 1h a 2h</dd><dt>Serve:</dt><dd>10 porções</dd></dl><h5>Ingredientes</h5><div class="editor ing"><ul>${items(more.pt.lines)}</ul></div><h5>Modo de preparo</h5><div class="editor"><ol>${items(more.pt.steps)}</ol></div></div>` }),
    dish: more.pt, minutes: 120, author: 'Rita Panela', language: 'pt', servings: 10,
  },
  {
    name: 'nl: a supermarket: data with an organisation, amounts in the lines, page of tips',
    html: site({ lang: 'nl-NL', title: stamppot.title, name: 'Albert', head: ld({ ...recipe(stamppot), author: { '@type': 'Organization', name: 'Albert' }, prepTime: '', cookTime: 'PT30M', totalTime: 'PT30M', recipeYield: '4 personen', recipeInstructions: stamppot.steps }), body: '<p>Tip: lekker met jus.</p>' }),
    dish: stamppot, minutes: 30, author: 'Albert', language: 'nl', servings: 4,
  },
  {
    name: 'nl: a blog of tasty recipes: “Ingrediënten” and “Zo maak je het”, time in icons',
    html: site({ lang: 'nl', title: stamppot.title, name: 'Lekkere Recepten', body: `<div class="page-meta"><div class="page-meta__item">30 min.</div><div class="page-meta__item">4 personen</div></div><div class="page-content__ingredients"><h3>Ingrediënten</h3><ul class="page-content__ingredients-list">${items(stamppot.lines)}</ul></div><div class="page-content__recipe"><h3>Bereidingswijze</h3><div class="step">${stamppot.steps.map((one, at) => `<div class="step"><span>${at + 1}</span>${one}</div>`).join('')}</div></div><p>Door: Marloes Pan</p>` }),
    dish: stamppot, minutes: 30, author: 'Marloes Pan', language: 'nl', servings: 4,
  },
  {
    name: 'nl: a weekly box: data without an author, the time a number',
    html: site({ lang: 'nl-be', title: more.nl.title, name: '16 gram', head: ld(recipe(more.nl, { totalTime: 'PT01H35M', recipeYield: 4, author: { '@type': 'Thing', name: '16 gram' } })), body: '' }),
    dish: more.nl, minutes: 95, author: '16 gram', language: 'nl', servings: 4,
  },
  {
    name: 'sv: a grocer: groups of ingredients on the page, data flat, cards to buy beside',
    html: site({ lang: 'sv', title: semlor.title, name: 'IKA', head: ld({ ...recipe(semlor), author: 'IKA Köket', totalTime: 'PT2H', recipeYield: '12 portioner', recipeInstructions: semlor.steps.map(step) }), body: `<div id="ingredients"><h2>Ingredienser</h2><div class="ingredients-change-portions">12 portioner</div>${groups(semlor.lines).map((one) => `<div class="ingredients-list-group row-noGutter-column"><h3 class="ingredients-list-group__heading">${one.name}</h3>${one.items.map((line) => `<div class="ingredients-list-group__card"><span class="ingredients-list-group__card__qty">${apart(line).amount}</span> <span class="ingredients-list-group__card__ingr">${apart(line).food}</span></div>`).join('')}</div>`).join('')}</div>` }),
    dish: semlor, minutes: 120, author: 'IKA Köket', language: 'sv', servings: 12,
  },
  {
    name: 'sv: a cooperative: no data, ingredient rows, “Gör så här”',
    html: site({ lang: 'sv', title: more.sv.title, name: 'Konsum', body: `<ul class="u-listHorizontal"><li>45 min</li><li>4 portioner</li></ul><h2>Ingredienser</h2><ul class="List">${more.sv.lines.map((one) => `<li class="u-paddingV"><span>${apart(one).amount}</span> <span>${apart(one).food}</span></li>`).join('')}</ul><button>Lägg i varukorg</button><h2>Gör så här</h2><ol>${items(more.sv.steps)}</ol><p>Recept av Konsums provkök</p>` }),
    dish: more.sv, minutes: 45, author: 'Konsums provkök', language: 'sv', servings: 4,
  },
  {
    name: 'da: a popular blog: data with a person, page with a big letter',
    html: site({ lang: 'da-DK', title: more.da.title, name: 'Valde Mors', head: ld({ ...recipe(more.da), author: { '@type': 'Person', name: 'Ann-Christine' }, totalTime: 'PT45M', recipeYield: '4 personer', recipeInstructions: more.da.steps }), body: '' }),
    dish: more.da, minutes: 45, author: 'Ann-Christine', language: 'da', servings: 4,
  },
  {
    name: 'no: an institute of food: “Slik gjør du”, Norwegian declared as nb',
    html: site({ lang: 'nb-NO', title: more.no.title, name: 'Matpratt', body: `<div class="recipe-details"><span>40 - 60 min</span><span>4 porsjoner</span></div><h2>Ingredienser</h2><ul>${more.no.lines.map((one) => `<li><span class="amount">${apart(one).amount}</span> <span>${apart(one).food}</span></li>`).join('')}</ul><h2>Slik gjør du</h2><ol>${items(more.no.steps)}</ol><h2>Tips</h2><p>Server med brunost.</p>` }),
    dish: more.no, minutes: 60, author: null, language: 'no', servings: 4,
  },
  {
    name: 'no: a dairy: data by a company, the total with resting',
    html: site({ lang: 'no', title: more.no.title, name: 'Tinne', head: ld({ ...recipe(more.no), author: { '@type': 'Organization', name: 'Tinne Kjøkken' }, prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT60M', recipeYield: '10' }), body: '' }),
    dish: more.no, minutes: 60, author: 'Tinne Kjøkken', language: 'no', servings: 10,
  },
  {
    name: 'fi: a grocer’s state and page: amounts in a column, ohje, time 30–60 min',
    html: site({ lang: 'fi', title: more.fi.title, name: 'K-Ruokala', body: `<div class="recipe-info"><span>Kokonaisaika: 1 h</span><span>4 annosta</span></div><h2>Ainekset</h2><table>${more.fi.lines.map((one) => `<tr><td>${apart(one).amount}</td><td>${apart(one).food}</td></tr>`).join('')}</table><h2>Valmistusohje</h2><ol>${items(more.fi.steps)}</ol>` }),
    dish: more.fi, minutes: 60, author: null, language: 'fi', servings: 4,
  },
  {
    name: 'hu: a street’s kitchen: groups, author in the byline, “Elkészítés”',
    html: site({ lang: 'hu', title: more.hu.title, name: 'Utca Konyha', body: `<div class="the-author">Írta: <a rel="author" href="/sz">Fördős Zsuzsa</a></div><div class="recipe-times">Összidő: 1 óra 15 perc</div><h2>Hozzávalók 4 főre</h2><div class="ingredients-meta">${more.hu.lines.map((one) => `<dd>${one}</dd>`).join('')}</div><h2>Elkészítés</h2><div class="the-content-div">${more.hu.steps.map((one) => `<p>${one}</p>`).join('')}</div>` }),
    dish: more.hu, minutes: 75, author: 'Fördős Zsuzsa', language: 'hu', servings: 4,
  },
  {
    name: 'ro: a cookery portal: lists with semicolons, time “1 h 30”',
    html: site({ lang: 'ro', title: more.ro.title, name: 'Retete', head: ld(recipe(more.ro, { author: person('Publicat de Ioana Pop'), totalTime: '3 h 30', recipeYield: '8 porții' })), body: '' }),
    dish: more.ro, minutes: 210, author: 'Ioana Pop', language: 'ro', servings: 8,
  },
  {
    name: 'tr: a community: lists under headings of the dish’s own',
    html: site({ lang: 'tr', title: more.tr.title, name: 'Nefis', tab: `${more.tr.title} Tarifi, Nasıl Yapılır?`, head: ld({ ...recipe(more.tr), author: { '@type': 'Person', name: 'mutfaktasevgi' }, prepTime: 'PT10M', cookTime: 'PT25M', recipeYield: '4 kişilik', recipeInstructions: more.tr.steps.map((text) => ({ '@type': 'HowToStep', text })) }), body: `<h2>${more.tr.title} Tarifi İçin Malzemeler</h2><ul class="recipe-materials">${items(more.tr.lines)}</ul>` }),
    dish: more.tr, minutes: 35, author: 'mutfaktasevgi', language: 'tr', servings: 4,
  },
  {
    name: 'el: a chef’s site: no data, sections with class names of a builder',
    html: site({ lang: 'el', title: more.el.title, name: 'Άκης', body: `<div class="recipe-stats"><span>Συνολικός χρόνος: 1 ώρα 20 λεπτά</span><span>Μερίδες: 8</span></div><h2>Υλικά</h2><ul class="ingredients">${items(more.el.lines)}</ul><h2>Εκτέλεση</h2><div class="method"><ul>${items(more.el.steps)}</ul></div><h2>Tip</h2><p>Σερβίρετε ζεστή.</p>` }),
    dish: more.el, minutes: 80, author: null, language: 'el', servings: 8,
  },
  {
    name: 'ru: an old community: microdata, ingredients with dashes, steps in cells with pictures',
    html: site({ lang: 'ru', title: more.ru.title, name: 'Поварёшка', body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${more.ru.title}</h1><div>Автор: <span itemprop="author">Галинка</span></div><div class="ingredients-bl"><h2>Ингредиенты</h2><ul>${swapped(more.ru).lines.map((_one, at) => `<li itemprop="recipeIngredient"><span>${apart(more.ru.lines[at] ?? '').food}</span> — <span>${apart(more.ru.lines[at] ?? '').amount}</span></li>`.replace(' — <span></span>', '')).join('')}</ul></div><p><strong>Время приготовления:</strong> <time itemprop="totalTime" datetime="PT30M">30 минут</time></p><p><strong>Количество порций:</strong> <span itemprop="recipeYield">3</span></p><div itemprop="recipeInstructions"><ul>${more.ru.steps.map((one) => `<li class="cooking-bl"><div class="photo"><a href="/p.jpg"><img src="/p.jpg"></a></div><div><p>${one}</p></div></li>`).join('')}</ul></div></div>` }),
    dish: { ...more.ru, lines: more.ru.lines.map((one) => (apart(one).amount ? `${apart(one).food} — ${apart(one).amount}` : one)) }, minutes: 30, author: 'Галинка', language: 'ru', servings: 3,
  },
  {
    name: 'ja: a community: list of names and quantities, numbered steps, the author by a link',
    html: site({ lang: 'ja', title: more.ja.title, name: 'レシピパッド', body: `<div class="author">by <a href="/kitchen/1" rel="author">みかん台所</a></div><div id="ingredients"><div class="ingredients_title">材料 (2人分)</div>${more.ja.lines.map((one) => { const [left = one, right = ''] = one.split(' '); return `<div class="ingredient_row"><div class="ingredient_name"><span>${left}</span></div> <div class="ingredient_quantity">${right}</div></div>` }).join('')}</div><div id="steps"><h2>作り方</h2><ol>${items(more.ja.steps, ' class="step"', (one) => `<p class="step_text">${one}</p>`)}</ol></div><h2>コツ・ポイント</h2><p>弱火で煮てください。</p>` }),
    dish: more.ja, minutes: null, author: 'みかん台所', language: 'ja', servings: 2,
  },
]
