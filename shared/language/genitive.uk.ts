import { foods } from '../food/lexicon/foods.ts'

/**
 * «молоко» → «молока», «кисле молоко» → «кислого молока», «хліб із насінням» → «хліба із насінням»: the
 * genitive of a food's name, as it stands after «без». Adjectives around the noun agree with it; what
 * hangs on it stays as it is.
 */
export function genitive(name: string): string {
  const whole = genitives.get(name)
  if (whole) return whole
  const parts = name.split(' ')
  let head: string | undefined
  let open = true
  return parts
    .map((word) => {
      if (prepositions.has(word)) open = false
      if (!open) return word
      if (word === 'та') {
        head = undefined
        return word
      }
      const adjective = parts.length > 1 && !isNoun(word) ? adjectiveIn(word) : undefined
      if (adjective && (head === undefined || agrees(head, word))) return adjective
      if (head !== undefined) return word
      head = word
      return noun(word)
    })
    .join(' ')
}

const prepositions = new Set(['з', 'із', 'зі', 'для', 'на', 'в', 'у', 'без', 'до', 'від', 'по'])

function isNoun(word: string): boolean {
  return nouns.has(word) || heads.has(word) || unchanging.has(word) || genitives.has(word)
}

/** «сіль морська» agrees, «цедра лимона» does not. */
function agrees(head: string, word: string): boolean {
  if (bases.has(word)) return false
  if (/[ое]$/u.test(head) || neuter.test(head)) return /[еє]$/u.test(word)
  if (head.endsWith('ь')) return /(?:[ая]|[иі]й)$/u.test(word)
  if (/[ая]$/u.test(head)) return /[ая]$/u.test(word)
  return /[иі]$/u.test(head) ? word.endsWith('і') : /[иі]й$/u.test(word)
}

function adjectiveIn(word: string): string | undefined {
  if (/(?:[бвгґджзклмнпрстфхцчшщ])ий$/u.test(word)) return word.replace(/ий$/u, 'ого')
  if (/[внтш]ій$/u.test(word)) return word.replace(/ій$/u, 'ього')
  if (/(?:н|в|ськ|цьк|зьк|ч|ж|ст|л|т|х|ш|р|к|д|г)а$/u.test(word)) return word.replace(/а$/u, 'ої')
  if (word.endsWith('шня')) return word.replace(/я$/u, 'ьої')
  if (word.endsWith('шні')) return `${word}х`
  if (/(?:н|в|ськ|цьк|зьк|ч|ж|ст|л|т|х|ш|р|к|д|г|п)е$/u.test(word))
    return word.replace(/е$/u, 'ого')
  if (/нє$/u.test(word)) return word.replace(/є$/u, 'ього')
  return /(?:н|в|ськ|цьк|зьк|ч|ж|ст|л|т|х|ш|р|к|д|г)і$/u.test(word)
    ? word.replace(/і$/u, 'их')
    : undefined
}

function noun(word: string): string {
  const known = genitives.get(word)
  if (known) return known
  if (unchanging.has(word)) return word
  if (adjectival.test(word)) return adjectiveIn(word) ?? word
  if (neuter.test(word)) return word
  if (/[іиїея]я$/u.test(word) || /[аоеуиі]я$/u.test(word)) return word.replace(/я$/u, 'ї')
  if (word.endsWith('я')) return word.replace(/я$/u, 'і')
  if (/[жчшщ]а$/u.test(word)) return word.replace(/а$/u, 'і')
  if (word.endsWith('а')) return word.replace(/а$/u, 'и')
  if (word.endsWith('о')) return word.replace(/о$/u, 'а')
  if (word.endsWith('е')) return word.replace(/е$/u, 'я')
  if (/ці$/u.test(word)) return word.replace(/і$/u, 'ь')
  if (/[ауоеия]ки$/u.test(word)) return word.replace(/ки$/u, 'к')
  if (/[бвгджзклмнпрстфхцчшщ]ки$/u.test(word)) return word.replace(/ки$/u, 'ок')
  if (/и$/u.test(word)) return word.replace(/и$/u, 'ів')
  if (/і$/u.test(word)) return word.replace(/і$/u, 'ів')
  if (/ець$/u.test(word)) return word.replace(/ець$/u, 'цю')
  if (/ок$/u.test(word)) return word.replace(/ок$/u, 'ку')
  if (/ик$/u.test(word)) return `${word}а`
  if (/ь$/u.test(word)) return word.replace(/ь$/u, 'і')
  if (/й$/u.test(word)) return word.replace(/й$/u, 'ю')
  return counted.has(word) ? `${word}а` : `${word}у`
}

// biome-ignore-start format: lists of words
const words = (list: string) => new Set(list.trim().split(/\s+/))

const unchanging = words(`
  чилі халапеньйо броколі кольрабі едамаме авокадо портобело шиїтаке енокі манго ківі лічі помело фуа-гра панко мацоні сулугуні халумі
  маскарпоне прошуто салямі чорізо дорадо вонголе норі басматі арборіо мюслі кіноа сорго спагеті пенне фузілі фарфале тальятеле канелоні ньокі
  тофу темпе желе какао орегано хмелі-сунелі карі кімчі васабі тамарі теріякі табаско місо ткемалі сацебелі песто гуакамоле дзадзикі
  кеш’ю праліне тахіні чіа савоярді орео амареті безе маршмелоу каркаде віскі амарето саке равіолі харчо фо мінестроне олів’є капрезе
  табуле рагу буріто різото суші хінкалі хачапурі чахохбілі сациві лобіо смузі брауні тірамісу крем-брюле лате барбекю філе пюре конфі гарам
`)

/** Things that one counts take «-а»; what one measures takes «-у». */
const counted = words(`
  буряк кабачок гарбуз баклажан патисон помідор топінамбур абрикос банан ананас гранат кокос плантан кавун лимон лайм апельсин мандарин
  грейпфрут кумкват хліб батон багет круасан короп горіх чорт судак сом осетер вугор краб лобстер кальмар каштан фазан млинець
  торт кекс бургер сендвіч жульєн чізкейк стейк хот-дог овес гарбуз-спагеті лаваш тост гриб молюск хрін мак шампіньйон корж
`)

const genitives: ReadonlyMap<string, string> = new Map([
  ['том ям', 'том яму'],
  ['коул слоу', 'коул слоу'],
  ['пад тай', 'пад тай'],
  ...`суміш:суміші крохмаль:крохмалю хвіст:хвоста овочі:овочів трави:трав олії:олій огірки:огірків персики:персиків яблука:яблук груші:груш горішки:горішків шлунки:шлунків зародки:зародків паростки:паростків сніданки:сніданків замінники:замінників замінник:замінника реберця:реберець свиня:свині окіст:окосту набір:набору папір:паперу камінь:каменю гребінець:гребінця котлети:котлет глазур:глазурі краплі:крапель соки:соків рік:року день:дня скорпіон:скорпіона томати:томатів приправи:приправ копченості:копченостей водорості:водоростей горіхи:горіхів злаки:злаків крупи:круп молюски:молюсків ягоди:ягід спеції:спецій солодощі:солодощів
  напої:напоїв алкоголь:алкоголю цибуля-порей:цибулі-порею огірок:огірка гарбуз-спагеті:гарбуза-спагеті імбир:імбиру щавель:щавлю ревінь:ревеню
  фенхель:фенхелю гливи:глив опеньки:опеньків рижики:рижиків зморшки:зморшків трюфель:трюфеля часник:часнику базилік:базиліку пажитник:пажитнику
  чебрець:чебрецю любисток:любистку хлібці:хлібців сухарики:сухариків вершки:вершків емменталь:емменталю лосось:лосося окунь:окуня кров:крові легені:легень
  шпроти:шпротів раки:раків восьминіг:восьминога мідії:мідій равлики:равликів ячмінь:ячменю овес:вівса пряники:пряників вафлі:вафель лід:льоду льон:льону
  кисіль:киселю розсіл:розсолу сіль:солі мигдаль:мигдалю апероль:аперолю фалафель:фалафелю енергетик:енергетика молюск:молюска кишки:кишок крученики:кручеників
  деруни:дерунів голубці:голубців вареники:вареників чебуреки:чебуреків шніцель:шніцелю сирники:сирників млинці:млинців пиріжки:пиріжків пиріг:пирога
  маківник:маківника штрудель:штруделя пончики:пончиків коктейль:коктейлю сніданок:сніданку напій:напою великдень:великодня гриль:грилю аерогриль:аерогрилю
  консерви:консервів курка:курки гуска:гуски качка:качки печеня:печені кутя:куті люля-кебаб:люля-кебабу яйце:яйця серце:серця боби:бобів хліб:хліба
  сіно:сіна олія-спрей:олії-спрею іван-чай:іван-чаю цукор-рафінад:цукру-рафінаду чай:чаю мед:меду сік:соку кріп:кропу хек:хека тунець:тунця оселедець:оселедця
  перець:перцю рубець:рубця кролик:кролика язик:язика балик:балика персик:персика бублик:бублика білок:білка жовток:жовтка цукор:цукру оцет:оцту смалець:смальцю
  корінь:кореня горобина:горобини лист:листа листя:листя пластівці:пластівців крихти:крихт спирт:спирту бульйон:бульйону яйця:яєць шкірка:шкірки
  ковбаски:ковбасок ребра:ребер ніжки:ніжок крильця:крилець стегна:стегон палички:паличок артишок:артишоку суниця:суниць полуниця:полуниці
  шматочки:шматочків кубики:кубиків консерви:консервів щічки:щічок хвости:хвостів шлуночки:шлуночків серця:сердець потрухи:потрухів кістки:кісток
  корали:коралів приправи:приправ пелюстки:пелюсток квіти:квітів листки:листків проростки:проростків стебла:стебел зубчики:зубчиків ячмінна:ячмінної`
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => pair.split(':') as [string, string]),
])
// biome-ignore-end format: lists of words

/** «насіння», «листя», «пір’я» are the same in the genitive. */
const neuter = /(?:нн|тт|лл|зз|сс|дд|чч|жж|шш|ст|’)я$/u

/** Names that are adjectives: «бобові», «гостре». */
const adjectival = /(?:е|бобові|пасльонові|цитрусові|кісточкові|ракоподібні|баштанні|домашнє)$/u

const nouns = new Set(foods.flatMap((food) => food.uk.filter((name) => !name.includes(' '))))
const heads = words(
  'шкірка шкіра грудка ніжка кислота стружка приправа начинка каша головка страва запіканка основа серцевина родина свиня насіння гілка паста олія',
)
/** What nouns become, to tell «цедра лимона» from «цедра лимонна». */
const bases = new Set([...nouns].map(noun))
