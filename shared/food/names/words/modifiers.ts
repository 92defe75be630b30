// biome-ignore-all format: a table of words

/** They describe a food without naming one. */
export const descriptors = `
  свіжий домашній стиглий спілий твердий м'який ніжний молодий старий великий середній маленький малий невеликий
  крупний дрібний хороший добрий якісний улюблений звичайний класичний простий натуральний справжній міський
  сільський фермерський український італійський французький грецький холодний теплий гарячий окріп кімнатний
  крижаний жирний нежирний знежирений пісний солодкий кислий гострий ароматний запашний пахучий рафінований
  нерафінований нерафінована органічний цілий цілісний товстий тонкий довгий круглий густий рідкий сухий вологий
  короткий короткоплідний довгоплідний колючий пупирчастий тепличний ґрунтовий місцевий імпортний базарний ринковий
  темний світлий білий чорний червоний зелений жовтий помаранчевий рожевий золотистий коричневий синій фіолетовий кольоровий
  різнокольоровий триколірний міні готовий магазинний будь-який любий весь вся все інший вищий перший другий сорт ґатунок
  порівну температура столовий харчовий кулінарний швидкорозчинний швидкодіючий активний мелений штучний оригінальний
  міцний сильний слабкий солоний несолоний малосольний соковитий хрусткий пухкий гірка гіркий кісточка кістка шкіра
  шкірка хвостик лушпиння насінина жирність вміст приблизно розмір вершок маса вага нетто власний сік
  шкурка прожилки прожилок жир серцевина плодоніжка горілий
  fresh freshly ripe large small medium big little extra virgin good quality best organic raw whole lean
  fat boneless skinless bone skin unsalted salted dry hard soft hot cold warm lukewarm boiling room temperature
  dark light white black red green yellow brown pink sweet sour thick thin long short young baby mature
  free range homemade store bought your favorite favourite any kind plain regular pure fine coarse
  kosher ready made heavy full low sodium reduced unsweetened sweetened natural firm tender crisp
  equal parts amount amounts quantity quantities new old day very more additional preferably seedless pitted stoneless leftover
  čerstvý velký malý střední nálevem kostce kyselejší
`

/** They tell of a state and open names of their own: "fresh coconut", "diced lamb". */
export const inState: ReadonlySet<string> = new Set(
  'canned tinned jarred unsweetened sweetened toasted smoked salted roasted blanched hot fine coarse fresh freshly dried dry ground frozen raw diced minced grated shredded chopped sliced cooked'.split(' '),
)

/** How a spice is sold. */
export const ground = 'мелений молотий'

/** What was or will be done to it. */
export const preparations = `
  stale вчорашній учорашній вчорашня черствий
  різаний нарізаний порізаний розрізаний подрібнений натертий тертий очищений почищений неочищений варений відварений зварений
  вареня розтоплений топлений просіяний збитий розм'якшений підсмажений обсмажений смажений посічений січений
  нашаткований шинкований пошаткований розморожений заморожений охолоджений промитий замочений вимочений розчавлений
  роздавлений перекручений скручений помитий вимитий обсушений висушений підсушений нарубаний рубаний товчений
  потовчений розтовчений розтертий перетертий протертий пропущений пересіяний втовчений розігрітий підігрітий нагрітий остуджений
  кип'ячений вкруту некруто всмятку відкинутий проціджений віджатий вичавлений свіжовичавлений свіжомелений змелений розведений гашений
  запечений печений тушкований бланшований обваляний маринований фарширований скибочками кубиками соломкою кільцями
  півкільцями шматочками часточками пластинками кружальцями брусочками дрібно крупно грубо тонко навпіл
  погашений загашений порваний надламаний подроблений покришений кришений розкришений колотий молотий видалений
  порубати нарубати порвати розрізати покришити
  нарізати порізати подрібнити натерти очистити посікти змастити змазати присипати посипати подати подавати притрусити обкачати обваляти обсмажити засмажити підсмажити полити збризнути просіяти розтопити прикрасити запарити замочити
  tied chopped diced sliced minced peeled grated crushed melted softened beaten cut divided rinsed drained sifted torn
  halved quartered cubed shredded julienned zested juiced toasted roasted thawed frozen packed trimmed deveined
  cored together well shaken finely roughly coarsely thinly thickly lightly crosswise lengthwise diagonally cooked cooled
  окремо роздільно separately м'ясистий довгастий fermented well-fermented
  studeným teplým kouřem nasekaný nakrájený oloupaný strouhaný včerejší včerejška vaničce vaničky celku podkovy дуже
`

/** A part of a food or a form of it. */
export const parts = `
  філе филе м'ясо грудка стегно стегенце гомілка крило крильце нога ніжка окіст шия шийка лопатка вирізка корейка ребро
  ребра тушка тушки четвертина шматок шматочок нарізка м'якоть м'якуш суповий набір фарш котлета серце печінка
  шлунок язик хвіст голова вухо щока рулька стейк відбивна балик скибка шийний реберце хребет кістка шкіра
  половинка половинки половинок медальйон пелюстка пелюстки крупа пластівці пюре сік цедра насіння зерно квітка листя лист корінь бульба гілочка стебло
  плід ягода зернятко порошок паста стружка крихта крихти шкірка цукат начинка
  breast thigh drumstick wing leg fillet filet loin shoulder shank chop steak rib ribs meat piece pieces chunk half
  halves cube cubes strips strip slice slices flesh pulp zest rind peel juice leaf leaves sprig sprigs floret florets
  stalk stem root bulb seed seeds powder flake flakes paste puree head tips tip top tops wedge ring crumb crumbs cone cones
  skin bone bones yolk segment kernel tenderloin mince bits stick sticks carcass neck cutlet tender tenders
`

/** «сирі яйця» are raw, although «сир» is cheese. */
export const raw = 'сирий сира сире сирі сирого сирої сирих сирим сирими сирою'

/** They end as what was done does, and are none. */
export const notDone = 'linseed rapeseed jelly belly fully curly lovely reduced fashioned'

/** «варена курка» is boiled, and no «варення». */
export const nounEnding = 'нн'
/** «рідкість» and its like are nouns. */
export const nounEnd = 'ь'
