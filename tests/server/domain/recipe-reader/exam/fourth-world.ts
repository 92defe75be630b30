// biome-ignore-all format: pages of the fourth exam

import { more } from './dishes.ts'
import { type Asked, items } from './frame.ts'
import { dishes } from './third-dishes.ts'
import { apart, groups, ld, person, plain, recipe, site, step } from './third-frame.ts'

const { banosh, salad, pampukhy, bublanina, gulas, kaese, tarte, lasagne, zurek, gazpacho, stamppot, semlor } = dishes
const p = (list: readonly string[]) => plain(list).map((one) => `<p>${one}</p>`).join('\n')

export const fourthWorld: Asked[] = [
  {
    name: 'uk: блог із поясненнями до продуктів, потім картка без даних',
    html: site({ lang: 'uk', title: banosh.title, body: `<div class="toc"><ul><li><a href="#i">Інгредієнти</a></li><li><a href="#p">Приготування</a></li></ul></div><h2>Які продукти обрати</h2><ul><li><b>Крупа:</b> дрібна, кукурудзяна.</li><li><b>Сметана:</b> жирна, 20%.</li></ul><h2 id="i">Інгредієнти (на 4 порції)</h2><ul>${items(banosh.lines)}</ul><h2 id="p">Приготування</h2><ol>${items(banosh.steps)}</ol><h2>Поради</h2><ul><li>Додайте 50 г масла.</li></ul>` }),
    dish: banosh, minutes: null, author: null, language: 'uk', servings: 4,
  },
  {
    name: 'uk: кулінарний портал: час і порції значками, автор посиланням, продукти парами «назва … кількість»',
    html: site({ lang: 'uk', title: salad.title, body: `<div class="author"><a class="user" href="/user/ohalka">Галина Ковальчук</a></div><div class="icons"><span class="ic ic-time"></span><span>2 год 40 хв</span><span class="ic ic-p"></span><span>6 порцій</span></div><div class="ingr-list"><h3>Інгредієнти</h3>${salad.lines.map((one) => `<div class="ingr-row"><span class="ingr-name">${apart(one).food}</span><span class="ingr-dots"></span><span class="ingr-amount">${apart(one).amount}</span></div>`).join('')}</div><div class="steps"><h3>Як приготувати</h3>${salad.steps.map((one, at) => `<div class="step-item"><div class="step-num">${at + 1}</div><div class="step-body">${one}</div></div>`).join('')}</div>` }),
    dish: { ...salad, lines: salad.lines.map((one) => `${apart(one).food} ${apart(one).amount}`) }, minutes: 160, author: 'Галина Ковальчук', language: 'uk', servings: 6,
  },
  {
    name: 'uk: стаття жіночого журналу: рецепт серед тексту, «Вам знадобиться:», кроки з великої літери без номерів',
    html: site({ lang: 'uk', title: pampukhy.title, body: `<div class="article__body"><p>Різдвяні смаколики люблять усі.</p><p><b>Вам знадобиться:</b></p>${groups(pampukhy.lines).map((one) => `<p><b>${one.name}:</b></p><ul>${items(one.items)}</ul>`).join('')}<p><b>Як готувати:</b></p>${p(pampukhy.steps)}<p><b>Читайте також:</b> <a href="/k">Кутя за 5 хвилин</a></p></div>` }),
    dish: pampukhy, minutes: null, author: null, language: 'uk',
  },
  {
    name: 'uk: дані англійським шаблоном, мова en, автор «Admin», рядок із тегами',
    html: site({ lang: 'en-US', title: banosh.title, head: ld({ ...recipe(banosh), author: { '@type': 'Person', name: 'Admin' }, prepTime: 'PT20M', cookTime: 'PT25M', totalTime: 'PT45M', keywords: 'банош,гриби' }), body: '<span class="author vcard"><a class="url fn n" rel="author" href="/author/olia">Оля Полонина</a></span>' }),
    dish: banosh, minutes: 45, author: 'Оля Полонина', language: 'uk',
  },
  {
    name: 'cs: časopis: suroviny ve dvou sloupcích tabulky, postup v odstavcích, čas „1 h 15 min“',
    html: site({ lang: 'cs', title: gulas.title, body: `<div class="recipe-info"><span>Doba přípravy:</span> <strong>3 h 15 min</strong><span>Počet porcí:</span> <strong>6</strong></div><h2>Ingredience</h2><table class="ingredients">${gulas.lines.map((one) => `<tr><th>${apart(one).amount}</th><td>${apart(one).food}</td></tr>`).join('')}</table><h2>Postup přípravy</h2>${gulas.steps.map((one, at) => `<p><strong>${at + 1}.</strong> ${one}</p>`).join('')}<p>Foto: archiv</p>` }),
    dish: gulas, minutes: 195, author: null, language: 'cs', servings: 6,
  },
  {
    name: 'cs: blog na Bloggeru: „Budeme potřebovat“, řádky s pomlčkami v jednom bloku',
    html: site({ lang: 'cs', title: bublanina.title, h1: null, body: `<h3 class="post-title entry-title">${bublanina.title}</h3><div class="post-body entry-content"><div>Ahoj, dnes něco sladkého.</div><br><div><b>Budeme potřebovat:</b></div>${bublanina.lines.map((one) => `<div>- ${one}</div>`).join('')}<br><div><b>Postup:</b></div>${bublanina.steps.map((one) => `<div>${one}</div>`).join('')}<div><br></div></div><div class="post-footer">Vložil <span class="fn">Terezka</span> v 10:21 <a href="#">1 komentář:</a></div>` }),
    dish: bublanina, minutes: null, author: 'Terezka', language: 'cs',
  },
  {
    name: 'de: a rice shop: a table with three columns, steps with big numbers, “Zubereitungszeit: 45 Minuten”',
    html: site({ lang: 'de', title: kaese.title, body: `<div class="recipe-facts"><span>Zubereitungszeit: 45 Minuten</span><span>Portionen: 4</span></div><h3>Zutaten</h3><table><tbody>${kaese.lines.map((one) => `<tr><td><input type="checkbox"></td><td>${apart(one).amount}</td><td>${apart(one).food}</td></tr>`).join('')}</tbody></table><a class="btn" href="/cart">In den Warenkorb</a><h3>Zubereitung</h3>${kaese.steps.map((one, at) => `<div class="row"><div class="nr">${at + 1}</div><div class="txt"><p>${one}</p></div></div>`).join('')}` }),
    dish: kaese, minutes: 45, author: null, language: 'de', servings: 4,
  },
  {
    name: 'de: a weekly’s market: bold heads in the text, “Für 4 Personen”, one paragraph for the list',
    html: site({ lang: 'de-DE', title: kaese.title, head: '<meta name="author" content="Elisabeth Raether">', body: `<div class="article-body"><p>Wochenmarkt: Es gibt Spätzle.</p><p><strong>Zutaten (für 4 Personen):</strong> ${kaese.lines.join('; ')}</p><p><strong>Zubereitung:</strong></p>${p(kaese.steps)}</div>` }),
    dish: kaese, minutes: null, author: 'Elisabeth Raether', language: 'de', servings: 4,
  },
  {
    name: 'fr: a blog on Over-blog: dashes, “Ingrédients (pour 4 personnes) :”, “Préparation :”',
    html: site({ lang: 'fr', title: tarte.title, body: `<div class="ob-sections"><div class="ob-section ob-section-html"><p>Bonjour à tous !</p><p><u><strong>Ingrédients (pour 4 personnes) :</strong></u></p><p>${tarte.lines.map((one) => `- ${one}`).join('<br />')}</p><p><u><strong>Préparation :</strong></u></p>${p(tarte.steps)}<p>Bon appétit !</p></div></div><div class="Post-footer">Publié par <a href="/a">Sandrine Baklava</a></div>` }),
    dish: tarte, minutes: null, author: 'Sandrine Baklava', language: 'fr', servings: 4,
  },
  {
    name: 'fr: a machine’s site: tabs, “Total 45 min”, list in a rich field, steps with codes of the machine',
    html: site({ lang: 'fr', title: tarte.title, body: `<div class="recipe-duration-total">Temps total : 45 min</div><div class="recipe-portions">4 portions</div><div class="recipe--ingredients"><h3>Ingrédients</h3><div class="recipe--ingredients-html-item"><ul>${items(tarte.lines)}</ul></div></div><div class="recipe--full"><h3>Préparation</h3><div class="recipe--steps"><ol class="recipe--full-step">${items(tarte.steps)}</ol></div></div><h3>Informations nutritionnelles</h3><p>420 kcal</p>` }),
    dish: tarte, minutes: 45, author: null, language: 'fr', servings: 4,
  },
  {
    name: 'it: a blog with times in bold lines and a list with amounts after the food, a photo gallery',
    html: site({ lang: 'it', title: lasagne.title, body: `<div class="info"><b>Preparazione:</b> 40 min<br><b>Cottura:</b> 2 h 25 min<br><b>Dosi per:</b> 8 persone</div><h2>Ingredienti</h2>${groups(lasagne.lines).map((one) => `<p class="tit">${one.name}:</p><ul>${items(one.items)}</ul>`).join('')}<h2>Procedimento</h2>${lasagne.steps.map((one, at) => `<p><img src="/${at}.jpg" alt=""></p><p>${one}</p>`).join('')}<h2>Commenti</h2>` }),
    dish: lasagne, minutes: 185, author: null, language: 'it', servings: 8,
  },
  {
    name: 'it: data with the steps as sections of one step and the author a list of one text',
    html: site({ lang: 'it-IT', title: more.it.title, head: ld({ ...recipe(more.it), author: ['di Sonia Peronaci'], totalTime: 'PT45M', recipeYield: 'per 4 persone', recipeInstructions: more.it.steps.map((text, at) => ({ '@type': 'HowToSection', name: `Passo ${at + 1}`, itemListElement: [{ '@type': 'HowToStep', text }] })) }), body: '' }),
    dish: more.it, minutes: 45, author: 'Sonia Peronaci', language: 'it', servings: 4,
  },
  {
    name: 'pl: a portal of own elements: names and quantities in paragraphs, steps with labels',
    html: site({ lang: 'pl', title: zurek.title, body: `<div class="time-count">60 minut</div><div class="person-count">4 osoby</div><app-ingredients><h2>Składniki</h2>${zurek.lines.map((one) => `<div class="ingredient-row"><p class="quantity">${apart(one).amount}</p> <span class="ingredient-name">${apart(one).food}</span></div>`).join('')}</app-ingredients><app-steps><h2>Przygotowanie krok po kroku</h2>${zurek.steps.map((one, at) => `<div class="step-info"><h3 class="step-title">Krok ${at + 1}</h3><p class="step-info-description">${one}</p></div>`).join('')}</app-steps>` }),
    dish: zurek, minutes: 60, author: null, language: 'pl', servings: 4,
  },
  {
    name: 'pl: a home kitchen: ids of the recipe, amounts bold, “Wykonanie”, the wish at the end',
    html: site({ lang: 'pl-PL', title: zurek.title, body: `<div id="recipe-ingredients"><h2>Składniki:</h2><ul>${items(zurek.lines, '', (one) => `<strong>${apart(one).amount}</strong> ${apart(one).food}`)}</ul></div><div id="recipe-instructions"><h2>Wykonanie:</h2>${p(zurek.steps)}<p>Smacznego!</p></div><p>Autor: Małgorzata Domowa</p>` }),
    dish: zurek, minutes: null, author: 'Małgorzata Domowa', language: 'pl',
  },
  {
    name: 'es: a mother’s blog: “Ingredientes para 4 personas”, numbered paragraphs, “Receta de: …”',
    html: site({ lang: 'es-ES', title: gazpacho.title, body: `<p>Receta de: María Lunarillos</p><p><strong>Tiempo: 15 minutos</strong></p><h3>Ingredientes para 4 personas</h3><ul>${items(gazpacho.lines)}</ul><h3>Elaboración paso a paso</h3><ol>${items(gazpacho.steps)}</ol><h3>Notas</h3><p>Sirve 2 veces.</p>` }),
    dish: gazpacho, minutes: 15, author: 'María Lunarillos', language: 'es', servings: 4,
  },
  {
    name: 'pt: a big community: list of spans, “Modo de Preparo”, time beside the portions',
    html: site({ lang: 'pt-BR', title: more.pt.title, body: `<div class="recipe-info"><span>60 min</span><span>12 porções</span></div><span class="author">Por <a href="/u">Dona Benta</a></span><h2>Ingredientes</h2><ul class="recipe-ingredients-list">${more.pt.lines.map((one) => `<li><label><input type="checkbox"><span class="recipe-ingredients-item-label">${one}</span></label></li>`).join('')}</ul><h2>Modo de Preparo</h2><ol class="recipe-steps">${more.pt.steps.map((one, at) => `<li><span class="recipe-steps-position">${at + 1}</span><div class="recipe-steps-text"><p>${one}</p></div></li>`).join('')}</ol>` }),
    dish: more.pt, minutes: 60, author: 'Dona Benta', language: 'pt', servings: 12,
  },
  {
    name: 'nl: Pauline’s kitchen: a section by id, “Benodigdheden”, steps in spans',
    html: site({ lang: 'nl', title: stamppot.title, body: `<div class="meta"><span>Bereidingstijd: 35 minuten</span><span>4 personen</span></div><section id="section-ingredienten"><h2>Dit heb je nodig</h2><ul>${items(stamppot.lines)}</ul></section><section id="section-bereiding"><h2>Zo maak je het</h2><ol>${items(stamppot.steps, '', (one) => `<span>${one}</span>`)}</ol></section>` }),
    dish: stamppot, minutes: 35, author: null, language: 'nl', servings: 4,
  },
  {
    name: 'nl: easy and tasty: necessities by class, the method in paragraphs between pictures and adverts',
    html: site({ lang: 'nl-NL', title: stamppot.title, body: `<div class="recipe__meta"><div class="recipe__meta-title">Klaar in 30 min.</div><div class="recipe__meta-title">2 personen</div></div><div class="recipe__necessities"><h3>Ingrediënten</h3><ul>${items(stamppot.lines)}</ul></div><div class="entry__content"><h3>Bereidingswijze</h3>${stamppot.steps.map((one) => `<p>${one}</p><div class="ad-slot">Advertentie</div>`).join('')}<p><img src="/y.jpg"></p></div>` }),
    dish: stamppot, minutes: 30, author: null, language: 'nl', servings: 2,
  },
  {
    name: 'sv: a columnist’s fika: amounts and foods in paragraphs of breaks with bold part names',
    html: site({ lang: 'sv-SE', title: semlor.title, body: `<h2>${semlor.title}</h2><p>12 st</p>${groups(semlor.lines).map((one) => `<p><strong>${one.name}:</strong><br>${one.items.join('<br>')}</p>`).join('')}<p><strong>Gör så här:</strong></p><ol>${items(semlor.steps)}</ol><p>Av: Fredrik Bagare</p>` }),
    dish: semlor, minutes: null, author: 'Fredrik Bagare', language: 'sv',
  },
  {
    name: 'da: a blog with microdata in a list of its own class, title with “opskrift”',
    html: site({ lang: 'da', title: more.da.title, tab: `Opskrift på ${more.da.title}`, body: `<div class="recipe-ingred-and-preparation"><div class="recipe-ingred"><h3>Ingredienser</h3><div class="servings">4 personer</div><ul class="ingredientlist">${items(more.da.lines, ' itemprop="recipeIngredient"')}</ul></div><div class="recipe-prep"><h3>Fremgangsmåde</h3><div itemprop="recipeInstructions">${p(more.da.steps)}</div></div></div><p>Arbejdstid: 20 min. Tid i alt: 45 min.</p>` }),
    dish: more.da, minutes: 45, author: null, language: 'da', servings: 4,
  },
  {
    name: 'hu: a collection: rows of terms, “Hozzávalók / 4 fő”, “Elkészítési idő: 60 perc”',
    html: site({ lang: 'hu-HU', title: more.hu.title, body: `<div class="p-recipe__detail">Elkészítési idő: 60 perc</div><h3>Hozzávalók / 4 fő</h3><ul>${more.hu.lines.map((one) => `<li><span>${apart(one).amount}</span> ${apart(one).food}</li>`).join('')}</ul><h3>Elkészítés</h3><ol>${items(more.hu.steps)}</ol><p>Jó étvágyat!</p>` }),
    dish: more.hu, minutes: 60, author: null, language: 'hu', servings: 4,
  },
  {
    name: 'ro: a site of classes: “Ingrediente necesare”, “Mod de preparare”, minutes in words',
    html: site({ lang: 'ro-RO', title: more.ro.title, body: `<p>Timp de preparare: 3 ore și 30 de minute</p><h2>Ingrediente necesare</h2><ul>${items(more.ro.lines)}</ul><h2>Mod de preparare</h2>${p(more.ro.steps)}<p>Poftă bună!</p>` }),
    dish: more.ro, minutes: 210, author: null, language: 'ro',
  },
  {
    name: 'fi: a dairy: amounts in cells, numbered method, the author a person in the byline',
    html: site({ lang: 'fi-FI', title: more.fi.title, head: ld({ ...recipe(more.fi), author: person('Valiola'), totalTime: 'PT60M', recipeYield: '4 annosta', recipeInstructions: [{ '@type': 'HowToSection', name: '', itemListElement: more.fi.steps.map(step) }] }), body: '' }),
    dish: more.fi, minutes: 60, author: 'Valiola', language: 'fi', servings: 4,
  },
  {
    name: 'zh: a blog: the ingredients numbered in a list of their own, the method numbered too',
    html: site({ lang: 'zh-Hans', title: more.zh.title, body: `<h3>材料:</h3><ol>${items(more.zh.lines)}</ol><h3>做法:</h3><ol>${items(more.zh.steps)}</ol>` }),
    dish: more.zh, minutes: null, author: null, language: 'zh',
  },
  {
    name: 'ko: a community: rows of names and amounts in links, steps with pictures',
    html: site({ lang: 'ko', title: more.ko.title, body: `<div class="view2_summary_info"><span>4인분</span><span>30분 이내</span></div><div class="ready_ingre3"><b>[재료]</b><ul>${more.ko.lines.map((one) => { const [left = one, right = ''] = one.split(' '); return `<li><a href="#">${left}</a> <span class="ingre_unit">${right}</span></li>` }).join('')}</ul></div><div class="view_step"><b>조리순서</b>${more.ko.steps.map((one, at) => `<div class="view_step_cont media step${at + 1}"><div class="media-body">${one}</div><div class="media-right"><img src="/s.jpg"></div></div>`).join('')}</div>` }),
    dish: more.ko, minutes: 30, author: null, language: 'ko', servings: 4,
  },
  {
    name: 'ar: a blog: headings and lists, right to left',
    html: site({ lang: 'ar', title: more.ar.title, body: `<div dir="rtl"><h2>المقادير</h2><ul>${items(more.ar.lines)}</ul><h2>طريقة التحضير</h2><ol>${items(more.ar.steps)}</ol></div>` }),
    dish: more.ar, minutes: null, author: null, language: 'ar',
  },
  {
    name: 'he: a magazine: times in bold and paragraphs of preparation',
    html: site({ lang: 'he', title: more.he.title, body: `<div dir="rtl"><h3>מרכיבים:</h3><ul>${items(more.he.lines)}</ul><h3>אופן ההכנה:</h3>${p(more.he.steps)}</div>` }),
    dish: more.he, minutes: null, author: null, language: 'he',
  },
  {
    name: 'ru: a blog: «Ингредиенты на 4 порции», steps under pictures with numbers in bold',
    html: site({ lang: 'ru-RU', title: more.ru.title, body: `<p>Время приготовления: 30 минут</p><h2>Ингредиенты на 4 порции</h2><ul>${items(more.ru.lines)}</ul><h2>Как приготовить сырники</h2>${more.ru.steps.map((one, at) => `<p><strong>Шаг ${at + 1}.</strong> ${one}</p><p><img src="/${at}.jpg"></p>`).join('')}<p>Приятного аппетита!</p>` }),
    dish: more.ru, minutes: 30, author: null, language: 'ru', servings: 4,
  },
]
