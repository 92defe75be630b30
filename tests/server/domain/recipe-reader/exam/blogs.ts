// biome-ignore-all format: posts of blogs in many languages, with no data

import { type Dish, en, more } from './dishes.ts'
import { type Asked, escaped, flat, groups, ol, plain, ul } from './frame.ts'

interface Post {
  lang: string
  title: string
  body: string
  talk: readonly string[]
  comments: readonly string[]
  labels: readonly string[]
  author?: string
  words?: { by: string; older: string; archive: string; comments: string; post: string; about: string }
}

const english = { by: 'Posted by', older: 'Older Post', archive: 'Blog Archive', comments: 'comments:', post: 'Post a Comment', about: 'About Me' }

/** A post as Blogspot's simple template frames it. */
function blogspot({ lang, title, body, talk, comments, labels, author = 'Blogger', words = english }: Post): string {
  return `<!DOCTYPE html>
<html class='v2' dir='${lang === 'he' || lang === 'ar' ? 'rtl' : 'ltr'}' lang='${lang}' xmlns='http://www.w3.org/1999/xhtml' xmlns:b='http://www.google.com/2005/gml/b'>
<head><meta content='text/html; charset=UTF-8' http-equiv='Content-Type'/><meta content='blogger' name='generator'/><link href='http://kuche.example/favicon.ico' rel='icon' type='image/x-icon'/><meta content='${escaped(title)}' property='og:title'/><meta content='http://1.bp.example/img.jpg' property='og:image'/>
<title>Kuche: ${escaped(title)}</title><style id='page-skin-1' type='text/css'><!-- body{font:normal 12px Arial} .post h3 a{color:#333} --></style></head>
<body class='loading variant-bold'><div class='navbar section' id='navbar'></div><div class='body-fauxcolumns'></div>
<div class='header section' id='header'><h1 class='title'><a href='/'>Kuche</a></h1></div>
<div class='tabs-outer'><div class='widget PageList'><ul><li><a href='/'>${labels[0]}</a></li><li><a href='/p/a'>${labels[1]}</a></li></ul></div></div>
<div class='main-outer'><div class='blog-posts hfeed'><div class='date-outer'><h2 class='date-header'><span>14. 3. 2013</span></h2>
<div class='post-outer'><div class='post hentry' itemprop='blogPost' itemscope='itemscope' itemtype='http://schema.org/BlogPosting'><meta content='http://1.bp.example/img.jpg' itemprop='image_url'/>
<h3 class='post-title entry-title' itemprop='name'>${escaped(title)}</h3>
<div class='post-body entry-content' id='post-body-11' itemprop='description articleBody'><div class="separator" style="clear: both; text-align: center;"><a href="http://1.bp.example/s1600/IMG.JPG" imageanchor="1"><img border="0" height="426" src="http://1.bp.example/s640/IMG.JPG" width="640" /></a></div>
${talk.map((one) => `<div style="text-align: justify;">${one}</div><br />`).join('\n')}
${body}
<div style='clear: both;'></div></div>
<div class='post-footer'><span class='post-author vcard'>${words.by} <span class='fn' itemprop='author' itemscope='itemscope' itemtype='http://schema.org/Person'><a class='g-profile' href='http://www.blogger.example/profile/1' rel='author'><span itemprop='name'>${author}</span></a></span></span> <span class='post-labels'>${labels.map((one) => `<a href='/l' rel='tag'>${one}</a>`).join(', ')}</span></div></div>
<div class='comments' id='comments'><h4>${comments.length} ${words.comments}</h4><ol>${comments.map((one) => `<li class='comment'><cite class='user'>Anna</cite><p class='comment-content'>${one}</p></li>`).join('')}</ol><p>${words.post}</p></div></div></div></div>
<div class='blog-pager'><a href='/older'>${words.older}</a></div></div>
<div class='column-right-outer'><div class='widget Profile'><h2>${words.about}</h2><a href='#'>${author}</a></div><div class='widget BlogArchive'><h2>${words.archive}</h2><ul class='hierarchy'><li>▼ 2013 (24)<ul><li>3 (5)</li><li><a href='/1'>${labels[1]}</a></li></ul></li></ul></div></div>
<div class='footer-outer'>Simple theme. Powered by <a href='https://www.blogger.example'>Blogger</a>.</div></body></html>`
}

const br = (list: readonly string[], mark = '') => plain(list).map((one) => `${mark}${escaped(one)}`).join('<br />\n')
const asked = (name: string, dish: Dish, post: Omit<Post, 'title'> & { title?: string }, more: Partial<Asked> = {}): Asked => ({
  name, html: blogspot({ title: dish.title, ...post }), dish, minutes: null, author: post.author ?? 'Blogger', language: post.lang, ...more,
})

export const blogs: Asked[] = [
  asked('uk: bold headings, dashes, breaks', more.uk, { lang: 'uk', author: 'Леся', labels: ['Головна', 'Перші страви'], talk: ['Сьогодні ділюся рецептом, який у нашій родині готують уже третє покоління.'], comments: ['Дуже смачно вийшло, додала ще 2 зубчики часнику!'], body: `<b>Інгредієнти:</b><br />${groups(more.uk.lines).map((one) => `<i>${one.name}:</i><br />${br(one.items, '- ')}<br />`).join('\n')}<br /><b>Приготування:</b><br />${br(more.uk.steps)}<br /><br />Смачного!` }),
  asked('cs: list under bold, method in paragraphs', more.cs, { lang: 'cs', author: 'Jitka', labels: ['Domů', 'Maso'], talk: ['Nedělní oběd bez svíčkové si u nás nikdo neumí představit.'], comments: ['Výborný recept, dávám jen 1 lžíci hořčice.'], body: `<b>Suroviny:</b>${ul(more.cs.lines)}<b>Postup:</b><br />${more.cs.steps.map((one) => `<div>${one}</div>`).join('\n')}<div>Dobrou chuť!</div>` }),
  asked('de: Zutaten with a table of two columns', more.de, { lang: 'de', author: 'Heike', labels: ['Start', 'Beilagen'], talk: ['Bei uns gibt es den Salat jedes Jahr an Heiligabend, dazu Würstchen.'], comments: ['Habe 2 EL Öl mehr genommen, sehr fein!'], body: `<h3>Zutaten (für 4 Personen)</h3><table><tbody>${more.de.lines.map((one) => { const [, left = '', right = one] = /^([\d/]+ ?(?:kg|ml|EL|TL)?) (.*)$/.exec(one) ?? []; return `<tr><td>${left}</td><td>${right}</td></tr>` }).join('')}</tbody></table><h3>Zubereitung</h3>${more.de.steps.map((one) => `<p>${one}</p>`).join('')}` }, { servings: 4 }),
  asked('fr: «Pour 6 personnes», a list of dashes in one paragraph', more.fr, { lang: 'fr', author: 'Mamie Lucette', labels: ['Accueil', 'Plats'], talk: ['Un grand classique, simple et réconfortant.'], comments: ['Merci pour la recette, j’ai mis 3 gousses d’ail.'], body: `<span style="font-family: Georgia;"><u>Ingrédients</u> (pour 6 personnes) :</span><br />${br(more.fr.lines, '– ')}<br /><br /><u>Préparation :</u><br />${br(more.fr.steps)}<br /><br />Bon appétit !` }, { servings: 6 }),
  asked('it: Ingredienti per 4 persone, Procedimento', more.it, { lang: 'it', author: 'Sonia', labels: ['Home page', 'Primi piatti'], talk: ['Un piatto che profuma di casa e di Lombardia.'], comments: ['Complimenti, io uso 100 g di burro!'], body: `<div><b>INGREDIENTI PER 4 PERSONE</b></div>${ul(more.it.lines)}<div><b>PROCEDIMENTO</b></div>${more.it.steps.map((one) => `<p style="margin-bottom: 0cm;">${one}</p>`).join('')}` }, { servings: 4 }),
  asked('es: Ingredientes and Elaboración, a list and an ordered list', more.es, { lang: 'es', author: 'Pilar', labels: ['Inicio', 'Huevos'], talk: ['La tortilla de mi madre, con mucha cebolla.'], comments: ['A mí me gusta con 8 huevos.'], body: `<h2 style="text-align: left;">Ingredientes</h2>${ul(more.es.lines)}<h2>Elaboración</h2>${ol(more.es.steps)}` }),
  asked('pl: Składniki with parts in bold', more.pl, { lang: 'pl', author: 'Kasia', labels: ['Strona główna', 'Pierogi'], talk: ['Nie ma lepszych pierogów niż te babcine.'], comments: ['Robiłam z 1 kg mąki, wyszło 90 sztuk.'], body: `<b>Składniki:</b><br />${groups(more.pl.lines).map((one) => `<b>${one.name}:</b><br />${br(one.items, '* ')}<br />`).join('')}<br /><b>Wykonanie:</b><br />${br(more.pl.steps)}<br />Smacznego!` }),
  asked('pt: Modo de preparo, «xícaras»', more.pt, { lang: 'pt-BR', author: 'Dona Rita', labels: ['Início', 'Bolos'], talk: ['Bolo de domingo, com café passado na hora.'], comments: ['Fiz com 3 ovos e ficou ótimo.'], body: `<strong>Ingredientes</strong><br /><br />${br(more.pt.lines, '• ')}<br /><br /><strong>Modo de Preparo</strong><br /><br />${plain(more.pt.steps).map((one, at) => `${at + 1}. ${one}`).join('<br />')}` }, { language: 'pt' }),
  asked('nl: Benodigdheden and Bereiding', more.nl, { lang: 'nl', author: 'Truus', labels: ['Home', 'Soepen'], talk: ['Buiten vriest het, binnen pruttelt de soep.'], comments: ['Lekker met 2 plakken spek!'], body: `<h4>Benodigdheden</h4><p>${br(more.nl.lines)}</p><h4>Bereiding</h4><p>${br(more.nl.steps)}</p><p>Eet smakelijk!</p>` }),
  asked('sv: Ingredienser and «Gör så här»', more.sv, { lang: 'sv', author: 'Lena', labels: ['Hem', 'Vardag'], talk: ['Så här gjorde mormor sina köttbullar.'], comments: ['Jag tar 3 dl mjölk.'], body: `<p><strong>Ingredienser</strong></p>${ul(more.sv.lines)}<p><strong>Gör så här:</strong></p>${ol(more.sv.steps)}` }),
  asked('no: «Du trenger» and «Slik gjør du»', more.no, { lang: 'no', author: 'Kari', labels: ['Hjem', 'Bakst'], talk: ['Vafler på hytta smaker alltid best.'], comments: ['Jeg bruker 6 egg.'], body: `<h3>Du trenger:</h3>${ul(more.no.lines)}<h3>Slik gjør du:</h3>${ol(more.no.steps)}` }),
  asked('da: «Det skal du bruge» and Fremgangsmåde', more.da, { lang: 'da', author: 'Birgit', labels: ['Forside', 'Kød'], talk: ['Her i huset er frikadeller altid et hit.'], comments: ['Jeg putter 2 fed hvidløg i.'], body: `<b>Det skal du bruge:</b><br />${br(more.da.lines)}<br /><br /><b>Fremgangsmåde:</b><br />${br(more.da.steps)}<br /><br />Velbekomme!` }),
  asked('fi: Ainekset and Valmistus', more.fi, { lang: 'fi', author: 'Tuula', labels: ['Etusivu', 'Liharuoat'], talk: ['Nämä maistuvat koko perheelle.'], comments: ['Laitoin 2 kananmunaa.'], body: `<p><b>Ainekset:</b></p><p>${br(more.fi.lines)}</p><p><b>Valmistus:</b></p>${more.fi.steps.map((one) => `<p>${one}</p>`).join('')}` }),
  asked('hu: Hozzávalók and Elkészítés', more.hu, { lang: 'hu', author: 'Zsuzsa', labels: ['Főoldal', 'Húsok'], talk: ['Nagymamám receptje szerint készítem.'], comments: ['Én 3 dl tejfölt teszek bele.'], body: `<b>Hozzávalók:</b><br />${br(more.hu.lines)}<br /><br /><b>Elkészítés:</b><br />${br(more.hu.steps)}<br /><br />Jó étvágyat!` }),
  asked('ro: Ingrediente and Mod de preparare', more.ro, { lang: 'ro', author: 'Mihaela', labels: ['Acasă', 'Tradiționale'], talk: ['De Crăciun nu pot lipsi sarmalele.'], comments: ['Eu pun 300 g orez.'], body: `<b>Ingrediente:</b>${ul(more.ro.lines)}<b>Mod de preparare:</b>${ol(more.ro.steps)}<i>Poftă bună!</i>` }),
  asked('tr: Malzemeler and Yapılışı', more.tr, { lang: 'tr', author: 'Ayşe', labels: ['Ana Sayfa', 'Çorbalar'], talk: ['Kış günlerinin vazgeçilmezi.'], comments: ['Ellerinize sağlık, ben 2 havuç koydum.'], body: `<b>Malzemeler:</b><br />${br(more.tr.lines)}<br /><br /><b>Yapılışı:</b><br />${br(more.tr.steps)}<br /><br />Afiyet olsun.` }),
  asked('el: Υλικά and Εκτέλεση', more.el, { lang: 'el', author: 'Μαρία', labels: ['Αρχική', 'Πίτες'], talk: ['Η πίτα της γιαγιάς μου από το χωριό.'], comments: ['Έβαλα 400 γρ. φέτα.'], body: `<b>Υλικά:</b><br />${br(more.el.lines)}<br /><br /><b>Εκτέλεση:</b><br />${br(more.el.steps)}` }),
  asked('ja: 材料 (2人分) and 作り方', more.ja, { lang: 'ja', author: 'さくら', labels: ['ホーム', '和食'], talk: ['今日は母の味、肉じゃがを作りました。'], comments: ['とても美味しかったです!'], body: `<p><b>材料(2人分)</b></p><p>${br(more.ja.lines)}</p><p><b>作り方</b></p><p>${plain(more.ja.steps).map((one, at) => `${at + 1}. ${one}`).join('<br>')}</p>` }, { servings: 2 }),
  asked('zh: 食材 and 做法', more.zh, { lang: 'zh-CN', author: '小厨', labels: ['首页', '家常菜'], talk: ['这道菜是家里每次过年必做的。'], comments: ['看起来好好吃!'], body: `<p><strong>食材:</strong></p><p>${br(more.zh.lines)}</p><p><strong>做法:</strong></p>${plain(more.zh.steps).map((one, at) => `<p>${at + 1}、${one}</p>`).join('')}` }, { language: 'zh' }),
  asked('ko: 재료 and 만드는 법', more.ko, { lang: 'ko', author: '은지', labels: ['홈', '찌개'], talk: ['오늘 저녁은 얼큰한 찌개로 정했어요.'], comments: ['맛있게 먹었습니다.'], body: `<h3>재료</h3>${ul(more.ko.lines)}<h3>만드는 법</h3>${ol(more.ko.steps)}` }),
  asked('he: מצרכים and אופן ההכנה', more.he, { lang: 'he', author: 'רותי', labels: ['דף הבית', 'ארוחת בוקר'], talk: ['אין כמו שקשוקה בשבת בבוקר.'], comments: ['יצא מעולה!'], body: `<b>מצרכים:</b><br />${br(more.he.lines)}<br /><br /><b>אופן ההכנה:</b><br />${br(more.he.steps)}` }),
  asked('ar: المقادير and طريقة التحضير', more.ar, { lang: 'ar', author: 'أم سارة', labels: ['الرئيسية', 'شوربات'], talk: ['أشهى شوربة في ليالي الشتاء.'], comments: ['شكرا على الوصفة'], body: `<b>المقادير:</b>${ul(more.ar.lines)}<b>طريقة التحضير:</b>${ol(more.ar.steps)}` }),
  asked('sk: Suroviny and Postup without a tag of their own', more.sk, { lang: 'sk', author: 'Katka', labels: ['Domov', 'Slovenské'], talk: ['Naše národné jedlo, ako ho robí svokra.'], comments: ['Dávam aj 2 vajcia.'], body: `<div>Potrebujeme:</div>${more.sk.lines.map((one) => `<div>${one}</div>`).join('')}<div><br /></div><div>Postup:</div>${more.sk.steps.map((one) => `<div>${one}</div>`).join('')}` }),
  asked('ru: Ингредиенты and Приготовление', more.ru, { lang: 'ru', author: 'Галина', labels: ['Главная', 'Завтраки'], talk: ['Мои домашние просят их каждые выходные.'], comments: ['Положила 3 яйца, получилось.'], body: `<p><b>Ингредиенты</b></p>${ul(more.ru.lines)}<p><b>Приготовление</b></p><p>${br(more.ru.steps)}</p>` }),
  asked('en: a prose post whose method is one paragraph of steps', flat(en.cookies), { lang: 'en', author: 'Peg', labels: ['Home', 'Cookies'], talk: ['These were my aunt’s favorites, and everyone asks for them at the bake sale.'], comments: ['I used 2 cups raisins. Yum!'], body: `<div>Chewy Oatmeal Raisin Cookies</div><div>Makes about 36 cookies</div><br />${br(en.cookies.lines)}<br /><br />${br(en.cookies.steps)}<br /><br />Enjoy!` }, { servings: 36 }),
]
