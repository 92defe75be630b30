import type { Tongue } from '../../shared/food/ask/function-words/index.ts'

/** A way to refuse: the words in brackets are those that a slip may fall on, and `{}` is a food in the case it asks for. */
interface Way {
  said: string
  foods: readonly Food[]
}

interface Food {
  said: string
  id: string
}

interface Language {
  tongue: Tongue
  letters: string
  ways: readonly Way[]
  /** A wish before and one after what is refused. */
  beside: readonly string[]
}

/** A question that refuses a food, one edit away from how it is written. */
export interface Slipped {
  tongue: Tongue
  text: string
  /** The word as it stands in it. */
  word: string
  food: string
}

const foodsOf = (said: string): Food[] =>
  said.split(' ').map((food) => {
    const [name = '', id = ''] = food.split('=')
    return { said: name, id }
  })

const waysOf = (foods: readonly Food[], table: string): Way[] =>
  table
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((said) => ({ said, foods }))

const english: Language = {
  tongue: 'en',
  letters: 'abcdefghijklmnopqrstuvwxyz',
  beside: [
    'i want a chicken soup %',
    '%. chicken soup please',
    'chicken soup, %',
    '%, chicken soup',
  ],
  ways: waysOf(
    foodsOf('onions=onion mushrooms=mushroom peanuts=peanut cilantro=cilantro'),
    `
    [without] {} | [no] {} | [not] {} | nothing with {} | [nothing] with {} | anything [except] {} | [instead] of {} | instead [of] {} | [anything] but {} | anything [but] {}
    [everything] but {} | everything [but] {} | {} [free] | i [don't] like {} | i [dont] like {} | we [don't] eat {} | i [hate] {} | [allergic] to {} | an [allergy] to {} | [avoid] {} | [avoiding] {}
    i can't [stand] {} | i [can't] stand {} | i [cant] stand {} | [skip] the {} | [hold] the {} | hold [the] {} | [leave] out {} | leave [out] {} | [minus] {} | [excluding] {} | [dislike] {}
    we [never] eat {} | {} are [banned] | [sick] of {} | i [refuse] to eat {} | [rather] than {} | my son [won't] eat {} | he [doesn't] eat {} | she [doesnt] eat {} | [intolerant] to {}
    i [detest] {} | [omit] {} | [ditch] the {} | [stay] away from {} | stay [away] from {} | i [loathe] {} | [exclude] {} | [cannot] have {} | {} are [forbidden] | {} give me [hives]
    {} are [disgusting] | i [despise] {} | [other] than {} | we are [fed] up with {} | [tired] of {} | i [can't] eat {} | i [cant] have {} | [steer] clear of {}
    `,
  ),
}

const genitive = foodsOf('цибулі=onion грибів=mushroom арахісу=peanut моркви=carrot')
const accusative = foodsOf('цибулю=onion гриби=mushroom арахіс=peanut моркву=carrot')
const ukrainian: Language = {
  tongue: 'uk',
  letters: 'абвгдежзийклмнопрстуфхцчшщьюяєіїґ',
  beside: ['хочу курячий суп %', '%. курячий суп будь ласка', 'курячий суп, %', '%, курячий суп'],
  ways: [
    ...waysOf(
      genitive,
      `
      [без] {} | все [крім] {} | все [окрім] {} | [замість] {} | [не] хочу {} | я [не] їм {} | [жодної] {} | [жодного] {} | [ніякого] {} | у нас [нема] {} | у нас [немає] {} | [уникаю] {} | [мінус] {} | [проти] {}
      [нудить] від {} | [верне] від {} | [відмовляюся] від {} | {} [немає] | {} [нема] | {} [не] можна
      `,
    ),
    ...waysOf(
      accusative,
      `
      [ненавиджу] {} | [алергія] на {} | у сина [алергія] на {} | маю [алергію] на {} | [терпіти] не можу {} | терпіти [не] можу {} | [прибери] {} | [приберіть] {} | [виключи] {} | [виключіть] {} | {} [заборонено]
      {} [ненавиджу] | тільки [не] {} | я [не] люблю {} | {} [не] їмо | {} лікар [заборонив] | {} я [ненавиджу] | {} [гидота] | {} [не] переношу | [не] додавай {} | [викинь] {} | {} [викиньте]
      `,
    ),
  ],
}

const czechGenitive = foodsOf('cibule=onion hub=mushroom mrkve=carrot česneku=garlic')
const czechAccusative = foodsOf('cibuli=onion houby=mushroom mrkev=carrot česnek=garlic')
const czech: Language = {
  tongue: 'cs',
  letters: 'abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž',
  beside: [
    'chci kuřecí polévku %',
    '%. kuřecí polévku prosím',
    'kuřecí polévka, %',
    '%, kuřecí polévka',
  ],
  ways: [
    ...waysOf(
      czechGenitive,
      `
      [bez] {} | všechno [kromě] {} | vsechno [krome] {} | [místo] {} | [misto] {} | [žádné] {} | [zadne] {} | [minus] {}
      `,
    ),
    ...waysOf(
      czechAccusative,
      `
      [nechci] {} | [nechceme] {} | [nesnáším] {} | [nesnasim] {} | [nemám] rád {} | [nemam] rada {} | [nejím] {} | [nejíme] {} | [nejime] {} | [alergie] na {} | mám [alergii] na {} | [vynech] {} | [vynechte] {}
      [nenávidím] {} | [nenavidim] {} | [ne] {} | {} lékař [zakázal] | [nesmím] {} | [nesmíme] {} | {} mi [vadí] | {} [nejíme] | {} [nesnáším] | [nemůžu] {} | [nemohu] {} | {} [nechci] | {} [nesmí] | jen [ne] {}
      `,
    ),
  ],
}

const languages = [english, ukrainian, czech]

/** Every word one letter away: left out, put in, changed, or two neighbours swapped. */
function editsOf(word: string, letters: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail !== '') found.add(head + tail.slice(1))
    if (tail.length > 1) found.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
    for (const letter of letters) {
      found.add(head + letter + tail)
      if (tail !== '') found.add(head + letter + tail.slice(1))
    }
  }
  found.delete(word)
  found.delete('')
  return [...found]
}

/** Every so manieth question that refuses in one of these ways with one letter wrong. */
export function slippedQuestions(step: number): Slipped[] {
  const found: Slipped[] = []
  let count = 0
  for (const { tongue, letters, ways, beside } of languages)
    for (const { said, foods } of ways) {
      const meant = /\[(.+)\]/.exec(said)?.[1] ?? ''
      for (const word of editsOf(meant, letters))
        for (const { said: food, id } of foods)
          for (const wish of beside) {
            if (count++ % step > 0) continue
            const refusal = said.replace(`[${meant}]`, word).replace('{}', food)
            found.push({ tongue, text: wish.replace('%', refusal), word, food: id })
          }
    }
  return found
}
