import { expect, test } from 'bun:test'
import { understood } from '../../support/understood.ts'

const wished = (text: string) => {
  const { include, useUp, anyOf, dishes, exclude } = understood(text)
  return { wished: [...include, ...useUp, ...anyOf.flat(), ...dishes], exclude }
}

/** Refusals that a longer text once made wishes, and what they refuse. */
const refusals: readonly [text: string, food: string][] = [
  ['не додавайте, будь ласка, соєвий соус', 'soy-sauce'],
  ['не уявляю, як можна їсти оселедець', 'herring'],
  ['не сьогодні, гречко', 'buckwheat'],
  ['мій кіт їсть тунця, а я ні', 'tuna'],
  ['стоп-список: риба, горіхи, соя', 'soybean'],
  ['фу, кабачки', 'zucchini'],
  ['часнику зовсім не кладіть у плов', 'garlic'],
  ['not today, quinoa', 'quinoa'],
  ['onions, garlic: both off limits', 'onion'],
  ['tomato, eggplant and peppers flare up my joints', 'tomato'],
  ['ew, sardines', 'sardine'],
  ['dneska ne, pohanko', 'buckwheat'],
  ['S pálivou paprikou opatrně, raději žádnou', 'hot-paprika'],
]

const around: readonly [before: string, after: string][] = [
  ['', ' дякую!'],
  ['', ' і все'],
  ['', '. Що порадите?'],
  ['Слухайте, ', ''],
  ['На вечерю: ', ''],
  ['Чому мій торт не піднявся? ', ''],
  ['', ' thanks!'],
  ['', ', and that is it'],
  ['oh, ', ''],
  ['For dinner: ', ''],
  ['Why is my cake flat? ', ''],
  ['', ' díky!'],
  ['', '. Přijde šest hostů.'],
  ['K večeři: ', ''],
]

const tongueOf = (text: string) =>
  /\p{Script=Cyrillic}/u.test(text) ? 'uk' : /[^\0-\x7f]|\bne\b/.test(text) ? 'cs' : 'en'

test('what is said around a refusal makes no wish of it', () => {
  const wrong = refusals.flatMap(([text, food]) =>
    around
      .filter((said) => said.join('').trim() && tongueOf(said.join('')) === tongueOf(text))
      .map(([before, after]) => before + text + after)
      .filter((longer) => wished(longer).wished.includes(food)),
  )
  expect(wrong).toEqual([])
})

test('what a dish is named to be without is what was named before it', () => {
  for (const text of [
    'є гриби, зроби лазанью без них',
    'I have mushrooms, make lasagna without them',
    'mám houby, udělej guláš bez nich',
  ]) {
    expect(wished(text).exclude).toEqual(['mushroom'])
    expect(wished(text).wished).not.toContain('mushroom')
  }
})

test('a dish for somebody who may not eat something is wanted without it', () => {
  for (const text of [
    'торт для дитини з алергією на горіхи',
    'cake for a kid allergic to nuts',
    'dort pro dítě s alergií na ořechy',
  ])
    expect(wished(text)).toEqual({ wished: ['cake'], exclude: ['nut'] })
})

test('two verbs in a row are two sentences, though nobody wrote the pause', () => {
  for (const text of [
    'гриби не люблю люблю сир',
    'гриби не їм їм сир',
    'гриби ненавиджу люблю сир',
    'mushrooms dont want want cheese',
    'houby nechci chci sýr',
  ])
    expect(wished(text)).toEqual({ wished: ['cheese'], exclude: ['mushroom'] })
})

test('what was eaten lately is no wish', () => {
  for (const [text, food] of [
    ['у понеділок була гречка, у вівторок гречка, сьогодні що завгодно', 'buckwheat'],
    ['вчора замовляли суші, сьогодні щось домашнє', 'sushi'],
    ['just had pizza, something light for dinner', 'pizza'],
    ['včera byla rýže, co dneska', 'rice'],
  ] as const)
    expect(wished(text).wished).not.toContain(food)
})

test('what one likes and another does not is unsure, or refused', () => {
  for (const text of [
    'люблю гриби а чоловік ні, що на вечерю',
    'mushrooms yes, husband no',
    'mám rád houby ale žena ne, co k večeři',
    'já houby jo, žena ne',
  ])
    expect(wished(text).wished).not.toContain('mushroom')
})

test('what is only asked about, and frowned at, is no wish', () => {
  for (const [text, food] of [
    ['борщ з квасолею? ну таке', 'beans'],
    ['курка з ананасами? та ви що', 'pineapple'],
    ['pizza with pineapple? are you serious', 'pineapple'],
  ] as const)
    expect(wished(text).wished).not.toContain(food)
})

test('right behind what is replaced stands what comes in its place', () => {
  expect(wished('замість рису гречку')).toEqual({ wished: ['buckwheat'], exclude: ['rice'] })
})

test('of two foods behind a no the one is refused, and a yes at the end is of the other', () => {
  for (const [text, dish, refused, other] of [
    ['turkey sandwich no mayo mustard ok', 'sandwich', 'mayonnaise', 'mustard'],
    ['burger no onion cheese fine', 'burger', 'onion', 'cheese'],
    ['бургер без цибулі сир можна', 'burger', 'onion', 'cheese'],
    ['бутерброд ні огірка сир так', 'sandwich', 'cucumber', 'cheese'],
    ['burger bez cibule sýr ok', 'burger', 'onion', 'cheese'],
  ] as const) {
    const said = wished(text)
    expect(said.exclude).toEqual([refused])
    expect(said.wished).toContain(dish)
    expect(said.wished).toContain(other)
  }
  // Whether the no is of what stands before it nobody can tell, where that is no dish.
  expect(wished('beef no rice beans yes').wished).not.toContain('beef')
})

test('what befalls a dish in the making, or what is to be got out of it, refuses nothing', () => {
  for (const [text, food] of [
    ['чому майонез не густіє', 'mayonnaise'],
    ["why doesn't my mayo thicken", 'mayonnaise'],
    ['деруни розвалюються, що не так', 'deruny'],
    ['bramboráky se mi rozpadají', 'deruny'],
    ['не хочу щоб рис злипся', 'rice'],
    ['dont want my tofu to stick to the pan', 'tofu'],
    ['nechci aby se rýže slepila', 'rice'],
    ['як позбутися гіркоти в баклажанах', 'eggplant'],
    ['how to get rid of bitterness in eggplant', 'eggplant'],
    ['jak se zbavit hořkosti v lilku', 'eggplant'],
  ] as const)
    expect(wished(text)).toEqual({ wished: [food], exclude: [] })
  expect(wished('не їм деруни, вони розвалюються').wished).toEqual([])
  expect(wished('котлети розвалюються, не хочу').wished).toEqual([])
})

test('whoever does not know what to do with it, or sits at no table without it, wants it', () => {
  for (const [text, food] of [
    ['купила авокадо і не розумію що з ним робити', 'avocado'],
    ['bought an avocado and have no clue what to do with it', 'avocado'],
    ['koupila jsem avokádo a nechápu co s ním', 'avocado'],
    ['чоловік без мʼяса за стіл не сяде', 'meat'],
    ["my husband won't sit at the table without meat", 'meat'],
    ['bez masa si muž ke stolu nesedne', 'meat'],
    ['děti by nejedly nic jiného než těstoviny', 'pasta'],
    ["а чого б і не з'їсти торт", 'cake'],
    ['proč nesníst dort', 'cake'],
  ] as const)
    expect(wished(text)).toEqual({ wished: [food], exclude: [] })
})

test('who takes back what a dish is made with takes back no dish', () => {
  for (const text of [
    'пиріг з яблуками, ой ні, з грушами',
    'pie with apples, no wait, with pears',
    'koláč s jablky, teda ne, s hruškami',
  ])
    expect(wished(text)).toEqual({ wished: ['pear', 'pie'], exclude: ['apple'] })
  for (const text of [
    'паста з грибами, ні, з куркою не хочу',
    'паста з грибами, ні, з куркою теж ні',
  ])
    expect(wished(text).wished).not.toContain('chicken')
})

test('of what there is to be more is asked for, unless it may go on with a list', () => {
  for (const text of ['no ham, extra cheese', 'без шинки, побільше сиру', 'bez šunky, víc sýra'])
    expect(wished(text)).toEqual({ wished: ['cheese'], exclude: ['ham'] })
  for (const [text, food] of [
    ['no added sugar, extra salt', 'salt'],
    ['no sugar, salt, extra butter', 'butter'],
    ['allergic to nuts, extra cheese', 'cheese'],
  ] as const)
    expect(wished(text).wished).not.toContain(food)
})

test('a no behind a word that nobody knows is of that word', () => {
  expect(wished('курку їм, шкірку ні')).toEqual({ wished: ['chicken'], exclude: [] })
  expect(understood('курку їм, шкірку ні').unknownExclusions).toEqual(['шкірку'])
  // No form tells that it is what is eaten, and a polite word is none.
  for (const text of ['kuře jím, kůži ne', 'курку їм, вибачте ні'])
    expect(wished(text).wished).not.toContain('chicken')
})

test('what one would choose, may eat or complains of is wanted', () => {
  for (const [text, food, refused] of [
    ['якщо вже вибирати то лосось, не короп', 'salmon', 'carp'],
    ['if i had to choose then salmon, not carp', 'salmon', 'carp'],
    ['kdybych si měla vybrat, losos, ne kapr', 'salmon', 'carp'],
    ['sýr můžu, mléko nemůžu', 'cheese', 'milk'],
    ['від молока погано, какао на чому зварити', 'cocoa', 'milk'],
  ] as const)
    expect(wished(text)).toEqual({ wished: [food], exclude: [refused] })
  expect(wished('why is my chili so bland').wished).toEqual(['chili-con-carne'])
  expect(wished('why is liver so bland').wished).toEqual([])
  expect(wished('maso nemůžu').wished).toEqual([])
})
