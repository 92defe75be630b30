import { isMaker } from '../brands/index.ts'
import { concepts } from '../lexicon/index.ts'
import { type Form, knownOfForm } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'

/** How "skin-on", "bone-in" and their like are looked up, all of them: they only describe. */
export const boneIn = 'bone-in'

/** A word that describes a food without naming one. */
export const isModifier = knownOfForm((word) => {
  if (word.low === boneIn || word.low.startsWith('№') || isMaker(word)) return true
  return raw.has(word.low) || descriptors.has(word.light) || isPreparation(word)
})

/**
 * «сирі яйця» are raw and «солодка вода» is sweet, although «сир» is cheese and «солодке» a group: an
 * adjective beside something else only describes it.
 */
export function describes(word: Form, ids: readonly string[], beside: boolean): boolean {
  if (raw.has(word.low)) return true
  // «варена курка» is boiled, and no «варення».
  if (beside && word.cyrillic && isPreparation(word) && !word.low.includes('нн')) return true
  if (!beside || word.low.endsWith('ь')) return false
  return descriptors.has(word.light) && ids.every((id) => groups.has(id))
}

/** What was or will be done to it: it belongs to the note, wherever it stands. */
export const isPreparation = knownOfForm((word) => {
  if (preparations.has(word.light)) return true
  if (word.cyrillic) return false
  return word.low.length > 5 && /(?:[^e]ed|ly)$/.test(word.low) && !notDone.has(word.low)
})

/** A part or a form, after which the food is still what the adjective says: «куряче філе». */
export const isPart = knownOfForm((word) => parts.has(word.light))

const raw = new Set([
  'сирий',
  'сира',
  'сире',
  'сирі',
  'сирого',
  'сирої',
  'сирих',
  'сирим',
  'сирими',
  'сирою',
])
const groups = new Set(concepts.map((concept) => concept.id))
const notDone = new Set([
  'linseed',
  'rapeseed',
  'jelly',
  'belly',
  'shredded wheat',
  'fully',
  'curly',
  'lovely',
])

const descriptors = lights(`
  свіжий домашній стиглий спілий твердий м'який ніжний молодий старий великий середній маленький малий невеликий
  крупний дрібний хороший добрий якісний улюблений звичайний класичний простий натуральний справжній міський
  сільський фермерський український італійський французький грецький холодний теплий гарячий окріп кімнатний
  крижаний жирний нежирний знежирений пісний солодкий кислий гострий ароматний запашний пахучий рафінований
  нерафінований нерафінована органічний цілий цілісний товстий тонкий довгий круглий густий рідкий сухий вологий
  темний світлий білий чорний червоний зелений жовтий помаранчевий рожевий золотистий коричневий синій фіолетовий кольоровий
  різнокольоровий міні готовий магазинний будь-який любий весь вся все інший вищий перший другий сорт ґатунок
  температура столовий харчовий кулінарний швидкорозчинний швидкодіючий активний мелений штучний оригінальний
  міцний слабкий солоний несолоний малосольний соковитий хрусткий пухкий гірка гіркий кісточка кістка шкіра
  шкірка хвостик лушпиння насінина жирність вміст приблизно розмір вершок маса вага нетто власний сік
  шкурка прожилки прожилок жир серцевина плодоніжка горілий
  fresh freshly ripe large small medium big little extra virgin good quality best organic raw whole lean
  fat boneless skinless bone skin unsalted salted dry hard soft hot cold warm lukewarm boiling room temperature
  dark light white black red green yellow brown pink sweet sour thick thin long short young baby mature
  free range homemade store bought your favorite favourite any kind plain regular pure fine coarse
  kosher ready made heavy full low sodium reduced unsweetened sweetened natural firm tender crisp
  new old day very more additional preferably seedless pitted stoneless leftover
  čerstvý velký malý střední
`)

const preparations = lights(`
  нарізаний порізаний розрізаний подрібнений натертий тертий очищений почищений неочищений варений відварений зварений
  вареня розтоплений топлений просіяний збитий розм'якшений підсмажений обсмажений смажений посічений січений
  нашаткований шинкований пошаткований розморожений заморожений охолоджений промитий замочений вимочений розчавлений
  роздавлений перекручений скручений помитий вимитий обсушений висушений підсушений нарубаний рубаний товчений
  потовчений розтовчений розтертий перетертий протертий пропущений розігрітий підігрітий нагрітий остуджений
  кип'ячений відкинутий проціджений віджатий вичавлений свіжовичавлений свіжомелений змелений розведений гашений
  запечений печений тушкований бланшований обваляний маринований фарширований скибочками кубиками соломкою кільцями
  півкільцями шматочками часточками пластинками кружальцями брусочками дрібно крупно грубо тонко навпіл
  порваний надламаний подроблений покришений кришений розкришений колотий молотий видалений
  нарізати порізати подрібнити натерти очистити посікти
  chopped diced sliced minced peeled grated crushed melted softened beaten cut divided rinsed drained sifted torn
  halved quartered cubed shredded julienned zested juiced toasted roasted thawed frozen packed trimmed deveined
  finely roughly coarsely thinly thickly lightly crosswise lengthwise diagonally cooked cooled
  nasekaný nakrájený oloupaný strouhaný
`)

const parts = lights(`
  філе филе м'ясо грудка стегно стегенце гомілка крило крильце нога ніжка окіст шия шийка лопатка вирізка корейка ребро
  ребра тушка тушки четвертина шматок шматочок нарізка м'якоть м'якуш суповий набір фарш котлета серце печінка
  шлунок язик хвіст голова вухо щока рулька стейк відбивна балик скибка шийний реберце хребет кістка шкіра
  половинка половинки половинок медальйон пелюстка пелюстки крупа пластівці пюре сік цедра насіння зерно квітка листя лист корінь бульба гілочка стебло
  плід ягода зернятко порошок паста стружка крихта крихти шкірка цукат начинка
  breast thigh drumstick wing leg fillet filet loin shoulder shank chop steak rib ribs meat piece pieces chunk half
  halves cube cubes strips strip slice slices flesh pulp zest rind peel juice leaf leaves sprig sprigs floret florets
  stalk stem root bulb seed seeds powder flake flakes paste puree head tips tip top tops wedge ring crumb crumbs
  skin bone bones yolk segment kernel tenderloin mince bits stick sticks carcass neck cutlet tender tenders
`)

function lights(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list).map((form) => form.light))
}
