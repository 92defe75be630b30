import { isCzechOfItsOwn } from '../czech/stem.ts'
import { remembered } from './remembered.ts'
import { isCyrillic, isUkrainianOfItsOwn, stem } from './stem.ts'
import { noSlips } from './words/no-slips.ts'

/**
 * Words that people write in recipes and questions and that name no food. They are right as they stand:
 * "brown" is no slip of "brawn". Shorter ones are never corrected anyhow.
 */
const english = `
  radiator radiators radiátor blackish pramen mangusta hrubka hrubky rainy narrow arrow arrows battery batteries waiting writing period periods stench gillette about above across added adding after again against ahead allow almost along already although always amount another anyone apart appear around arrange aside
  assorted available avoid baking balanced basic batch become before begin beginner behind below beside besides better between beyond blend board boost bother bottle
  bought brand breakfast bring broad broken brown brush budget build burnt called careful carefully casual center certain change cheap check chewy child children
  choice choose chunk chunky clean clear close coarse coating coloured colour color comes coming common complete contain continue cooked cooker cooking cooler corner
  could couple course cover create creamy crisp crispy crowd crunchy cuisine daily dated delicate delicious dinner dirty dishes divide double drain drained dried
  drink during early easier easily eaten eating eight either empty enough entire equal evening every everyone everything exactly except excess extra family famous
  fancy faster favorite favourite feast feeling fewer fifteen fifty filled filling final finally finely finish first flavor flavour flavorful fluffy folks follow
  forty found freeze fresh friday fridge friend friendly frozen fully further garden gather gentle gently given glass going golden goods grade grand great greek
  green ground group grown guest guests handy happy hardly haven healthy heaped heart hearty heated heavy height hello helpful hints holiday homemade hotel hours
  house hungry ideas include included indian inside instant instead italian items keeping kinds kitchen knife known large largest lasts lately later layer layers
  leave leaving length level light lightly liked likely limited liquid little local longer looking loose lovely lower lunch maker makes making market mashed match
  maybe meals meant measure medium method middle might mildly minced minute minutes missing mixed mixing mixture modern moist monday money month morning mostly mouth
  moved natural nearly needed needs never nicely night nights normal nothing number often older optional order other others ounce outer outside overnight packed
  packet party paste people perfect person piece pieces plain plate please plenty point portion possible potluck pound powder prefer preferably prepared press pretty
  price prices properly protein purple quality quarter quick quickly quite rather ready really recipe recipes reduce regular remain remaining remember remove removed
  replace reserve right rinse roasted rough roughly round salty savory savoury scoop season seasoned second seems serve served serves serving seven several shall
  shape shaped sharp sheet shelf shell short should shred shredded sides simple simply since single sized skins slice slices slightly slowly small smaller smell
  smoked smooth soaked softened someone something spare special spicy split spoon spread spring square squeeze stale stand start steam steamed stick sticks sticky
  still stone store storecupboard straight strip strips strong stuff stuffed style summer sunday super surface surprise sweet table taken takes tasty tender thanks
  thick thing things think third thirty those though thought three through throw thursday tight tired toasted today together tomorrow tonight topped topping touch
  toward traditional treat tried trimmed tuesday turned twelve twenty twice under until upper useful using usual vegan wanted washed watch wednesday weekend
  melt melts apply chill creep handle pantry peppery place sadly scream search swollen
  weeknight weeks weight where whether which while white whole winter within without women wonder words works worth would yellow yesterday young yummy
`
const ukrainian = `
  абияк багато бажано базовий бачити більше більшість близько блюдо бюджет вдома велика великий верхній весело вечеря вечірка взагалі взяти вибрати використати вийде
  вистачить відварити відразу віддати відкрити вільний вкусно власний водний воскресіння враховуючи вранці встигнути вчасно вчора вчорашній гаразд гарно гарячий
  гарнір гість глибокий година годувати головне голодний гості готова готовий готувати грубо густий дешевий дешево дивно дитина дитячий довго додати доладу домашній
  допомога допоможіть дорогий достатньо досить друзі другий дрібно думка жарка жирний життя жовтий завжди завтра загальний задоволення зазвичай зайвий закуска залити
  залишки замість запах запашний запекти зараз зварити зверху звичайний згадати здоровий зелений знайти знайомий знову значить золотий зробити зручно іноді інший
  календар карта картка картки картку квартира кисле кишеня клади класичний класний кожний колір колись компанія коротко корисний корисно кілька кількість кімната кімнатний кінець
  красиво красивий краще кухня купити купівля кусок ласка легкий легко літній люблю людина маленький масний матуся менше можливо можна молодий моментально морозний
  м'який набір навіть навчити надворі найкращий найпростіший найшвидший напевно наприклад нарешті насправді наступний начинка невеликий недорого неділя незвичайний
  немає ніжний ніжно нічого новий нормальний обов'язково обожнюю обрати овочевий однаково окремо окрім особливий осінній основа останній оточення пахучий перед
  перший питання пікантний побачення побільше погано подача подібний подобається поживний позавчора понеділок покажи покласти половина порада порція посуд поставити
  потім потрібно похід початок почати пошук правильний прийом прийти принести приправити природа продукт простий просто проте прошу п'ятниця пухкий різний
  різноманіття рідкий рідна робота робити родина розмір рожевий рослинний рум'яний ручний самий самостійно святковий свято свіжий середа середній сильно скоринка
  скільки скоро складний смачний смачно смажити снідати солодкий солоний солона спеціальний спекти спочатку спробувати справжній сподобається спосіб старий страва
  ситний сьогодні тарілка твердий телевізор темний теплий терміново тиждень тільки товстий тонкий тонко традиційний треба третій тривалий трохи турист увечері
  улюблений український усередині фірмовий хвилина хвилинка холодний хороший хотіти хочеться хрумкий хрусткий худий цікавий цілий частина частування червоний чистий
  чорний чотири чудовий чудово швидкий швидко шкільний шматок шукати щедрий щойно щоденний яскравий хрустка звісно справді байдуже батьки бабуся дідусь сестра братик
  мамин свекруха сусід колега подруга хлопець хлопчик дівчинка дівчина малеча малюк школяр студент гуртожиток табір потяг поїзд дорога відпустка каникули вихідні субота четвер
  боронь борони переїла переїли таки стануть стане станути експрес експресом канал голка бренд солома радіатор увертюра болотний
  посилка пошта листівка реклама штука передача доставка квитанція рахунок вівторок місяць ранок полудень північ кухар господиня новачок майстер ресторан їдальня
`

const stems: ReadonlySet<string> = new Set(
  `${english} ${ukrainian}`
    .trim()
    .split(/\s+/)
    .map((word) => stem(word.replaceAll("'", ''))),
)

export function isCommon(stemmed: string): boolean {
  return stems.has(stemmed)
}

/** Whether a word is in the dictionary, and so no slip of the food that it sounds like. */
export const isOfItsOwn: (low: string) => boolean = remembered((low) =>
  isCyrillic(low) ? isUkrainianOfItsOwn(low) : noSlips.english.has(low) || isCzechOfItsOwn(low),
)
