import type { Rule } from './rule.ts'

/** What a question must leave out, wish for or be unsure of: ids of foods and dishes. */
interface Example {
  text: string
  refused?: readonly string[]
  wished?: readonly string[]
  unsure?: readonly string[]
}

/** Of each rule what it is for: the tests read them, and so may you. */
export const examples: Readonly<Record<Rule['name'], readonly Example[]>> = {
  'a store of it': [
    { text: 'four bananas gone the colour of a sofa', wished: ['banana'] },
    { text: 'a tin of sardines blotched my son', unsure: ['sardine'] },
    { text: 'відро слив стоїть і глузує', unsure: ['plum'] },
    { text: 'three tomatoes and my face is a balloon', unsure: ['tomato'] },
  ],
  'asked and answered': [
    { text: 'what ruins an omelette? Peppers. Make me an omelette', wished: ['omelette'] },
    { text: 'знаєш, чого я не їм? Грибів', refused: ['mushroom'] },
    { text: 'víš co nesnáším? olivy', refused: ['green-olives'] },
    { text: "що з'їсти, коли нудить? імбир", wished: ['ginger'] },
  ],
  'put right': [
    { text: 'давай гречку. ні, давай краще плов', refused: ['buckwheat'], wished: ['plov'] },
    { text: 'give me salmon... no, make me a stew', refused: ['salmon'], wished: ['stew'] },
    { text: 'хотіла сирники, але передумала, хочу салат із сьомгою', wished: ['salmon'] },
    { text: 'піца з оливками, хоча ні, без оливок', refused: ['green-olives'], wished: ['pizza'] },
  ],
  'how it turned out': [
    { text: 'чому мій рис злипся', wished: ['rice'] },
    { text: 'why did my eggs go rubbery', wished: ['egg'] },
    { text: 'proč je moje krůta suchá', wished: ['turkey'] },
    { text: 'чому майонез не густіє', wished: ['mayonnaise'] },
    { text: "why doesn't my mayo thicken", wished: ['mayonnaise'] },
    { text: 'bramboráky se mi rozpadají', wished: ['deruny'] },
    { text: 'why is my liver so gross', refused: ['liver'] },
  ],
  'nobody likes mine': [
    { text: 'ніхто не любить мій плов, як правильно', wished: ['plov'] },
    { text: 'ніхто не любить мою печінку, що приготувати', refused: ['liver'] },
  ],
  'who would not': [
    { text: 'хто не любить сирники? ми любимо', wished: ['syrnyky'] },
    { text: 'хто не любить гриби? я', unsure: ['mushroom'] },
  ],
  'what must not go bad': [
    { text: "don't let my spinach go bad", wished: ['spinach'] },
    { text: 'не дай шпинату пропасти', wished: ['spinach'] },
  ],
  'without its fault': [{ text: 'pie without the crust getting soggy', wished: ['pie'] }],
  'not to be so': [{ text: 'як зробити вівсянку не нудною', wished: ['rolled-oats'] }],
  'long ago': [{ text: "haven't had tuna in ages", unsure: ['tuna'] }],
  'nothing but': [
    { text: 'у мене нічого, крім яєць, нема', wished: ['egg'] },
    { text: 'нічого не хочу, крім сочевиці', wished: ['lentils'] },
  ],
  'not without': [
    { text: 'діти без макаронів не засинають', unsure: ['pasta'] },
    { text: 'bez kávy nemůžu existovat', unsure: ['coffee'] },
  ],
  'taste that changed': [
    { text: 'раніше не любила броколі, а тепер обожнюю', wished: ['broccoli'] },
    { text: 'used to hate broccoli, now I love it', wished: ['broccoli'] },
  ],
  'what to do with it': [{ text: 'печінка бурмочить, як її приготувати?', wished: ['liver'] }],
  'the last of a list': [
    {
      text: 'вівсянка, банан, горіхи, молоко закінчилося',
      refused: ['milk'],
      unsure: ['rolled-oats', 'banana', 'nut'],
    },
  ],
  aversion: [
    { text: 'від арахісу в сина висип', refused: ['peanut'] },
    { text: 'peanuts give my son hives', refused: ['peanut'] },
    { text: 'never been big on lamb', refused: ['lamb'] },
    { text: 'po krevetách otékám', refused: ['shrimp'] },
    { text: 'колись любила креветки, а тепер алергія', refused: ['shrimp'] },
    { text: 'We have shrimp. My son is allergic to them.', refused: ['shrimp'] },
    { text: 'гриби 🤢, рис', refused: ['mushroom'], wished: ['rice'] },
  ],
  'list of an aversion': [
    { text: 'продукти під забороною: яйця, молоко, соя', refused: ['egg', 'milk', 'soybean'] },
  ],
  refusal: [
    { text: 'bez laktózy a lepku', refused: ['dairy', 'gluten'] },
    { text: 'можна все крім: молоко, арахіс, риба', refused: ['milk', 'peanut', 'fish'] },
    { text: 'bez lepku, mléka a vajec prosím', refused: ['gluten', 'milk', 'egg'] },
    { text: 'without gluten, milk and eggs', refused: ['gluten', 'milk', 'egg'] },
    { text: 'суп без цибулі', refused: ['onion'] },
    { text: 'no onions. chicken please', refused: ['onion'], wished: ['chicken'] },
    { text: '0 цибулі', refused: ['onion'] },
    { text: 'nejíme houby', refused: ['mushroom'] },
    {
      text: 'у доньки алергія на арахіс, який торт їй спекти',
      refused: ['peanut'],
      wished: ['cake'],
    },
    { text: 'no pork no alcohol, a stew for friends', refused: ['pork'], wished: ['stew'] },
    { text: 'Жодних родзинок у моїй пасці', refused: ['raisin'], wished: ['paska'] },
    { text: "I'd sooner lick a battery than have liquorice", refused: ['licorice'] },
    { text: 'no fish, cake with raisins, liver', refused: ['fish'], unsure: ['raisin', 'liver'] },
    { text: "let's give ham a rest", refused: ['ham'] },
    { text: '🙅 gluten 🙅 eggs 🍪', refused: ['gluten', 'egg'], wished: ['cookies-dish'] },
    { text: '🚫🥛 hot chocolate', refused: ['milk'], wished: ['hot-chocolate'] },
  ],
  answer: [
    { text: 'гриби? ні', refused: ['mushroom'] },
    { text: 'easy on the garlic, actually skip it altogether', refused: ['garlic'] },
    { text: "shrimps? Thanks, I don't want any", refused: ['shrimp'] },
    { text: 'Є гриби. Зроби суп без них', refused: ['mushroom'] },
    { text: 'had rice yesterday, something else', unsure: ['rice'] },
  ],
  'the other does': [{ text: 'kmín mi nevadí, zázvor jo', unsure: ['ginger'] }],
  comment: [
    { text: 'slávky, to je jak chodit po sněhu', unsure: ['mussels'] },
    { text: 'арахіс: червоне світло', unsure: ['peanut'] },
    { text: 'peanuts: big sirens', unsure: ['peanut'] },
  ],
  nothing: [{ text: 'щось смачне' }, { text: 'ненавиджу понеділки' }],
  'the same': [
    { text: 'гриби ніхто не їсть, печінка теж', refused: ['mushroom', 'liver'] },
    { text: 'garlic gives me heartburn and so do onions', refused: ['garlic', 'onion'] },
    { text: 'po jahodách mám vyrážku, po malinách také', refused: ['strawberry', 'raspberry'] },
  ],
  'a verb left out': [
    { text: 'один не їсть грибів, а другий риби', refused: ['mushroom', 'fish'] },
    { text: 'my husband hates olives and my son capers', refused: ['green-olives', 'capers'] },
    { text: 'чоловік не їсть риби, мені курку', refused: ['fish'], wished: ['chicken'] },
  ],
  'for instance': [
    { text: 'no nuts, for example almonds', refused: ['almond'] },
    { text: 'щось без свинини, наприклад курку', refused: ['pork'], wished: ['chicken'] },
  ],
  exclamation: [
    { text: 'фу, броколі', refused: ['broccoli'] },
    { text: 'не їмо горіхи, особливо арахіс', refused: ['nut', 'peanut'] },
  ],
  'no at the end': [
    { text: 'креветки категорично ні', refused: ['shrimp'] },
    { text: 'тофу чи ні?', wished: ['tofu'] },
  ],
  'another kind of it': [
    {
      text: 'сир твердий їм, плавлений ні',
      refused: ['processed-cheese'],
      wished: ['hard-cheese'],
    },
  ],
  'another one': [
    { text: 'not a pumpkin soup, a lentil one', refused: ['pumpkin'], wished: ['lentils'] },
  ],
  'no and yes': [
    { text: 'молока не можна яйця можна що на сніданок', refused: ['milk'], wished: ['egg'] },
    { text: 'яйця можна молока не можна що на сніданок', refused: ['milk'], wished: ['egg'] },
    { text: 'milk no eggs yes breakfast ideas', refused: ['milk'], wished: ['egg'] },
    {
      text: 'pizza se šunkou žampiony ne kukuřice jo',
      refused: ['champignon'],
      wished: ['pizza', 'ham', 'corn'],
    },
    { text: 'mushrooms no chicken yes', refused: ['mushroom'], wished: ['chicken'] },
    { text: 'гриби ні курка так', refused: ['mushroom'], wished: ['chicken'] },
    {
      text: 'turkey sandwich no mayo mustard ok',
      refused: ['mayonnaise'],
      wished: ['sandwich', 'mustard'],
    },
    { text: 'beef no rice beans yes', refused: ['rice'], unsure: ['beef'] },
  ],
  'with this and not with that': [
    {
      text: 'knedlíky s jahodami ne, s meruňkami ano',
      refused: ['strawberry'],
      wished: ['bread-dumplings', 'apricot'],
    },
  ],
  'negated verb': [
    { text: 'корицю у випічці не визнаю', refused: ['cinnamon'] },
    { text: 'кріп у борщі не вітаю', refused: ['dill'] },
    { text: 'skořici v pečivu neuznávám', refused: ['cinnamon'] },
  ],
  'list before a refusal': [
    { text: 'chicken soup alcohol, eggs, nuts free', refused: ['nut'], unsure: ['alcohol', 'egg'] },
    { text: 'яйця, молоко, арахіс під забороною', refused: ['egg', 'milk', 'peanut'] },
    { text: 'peanuts, alcohol, gluten are banned', refused: ['peanut', 'alcohol', 'gluten'] },
    { text: 'eggs, pork, peanuts free', refused: ['peanut'], unsure: ['egg', 'pork'] },
  ],
  'reason of a refusal': [
    { text: 'короп ні, бо кістки. який суп', refused: ['carp'], unsure: ['beef-bones'] },
    { text: 'без м’яса, бо хочу риби', refused: ['meat'], wished: ['fish'] },
  ],
  'had lately': [
    { text: 'had rice yesterday, what else goes with teriyaki', unsure: ['rice'] },
    { text: 'вчора була гречка, що зварити', unsure: ['buckwheat'] },
    { text: 'včera byla rýže, tak co s kuřetem', unsure: ['rice'], wished: ['chicken'] },
  ],
  'without what was refused': [
    {
      text: 'не люблю кріп, підкажіть окрошку, де його немає',
      refused: ['dill'],
      wished: ['okroshka'],
    },
    {
      text: 'Bell peppers repeat on me. Fajitas please, but leave those out',
      refused: ['bell-pepper'],
      wished: ['burrito'],
    },
  ],
  'told of an exception': [
    {
      text: 'вареники з будь-чим, крім картоплі, вона вже в горлі стоїть',
      refused: ['potato'],
      wished: ['varenyky'],
    },
  ],
  'brought by somebody': [
    {
      text: 'свекруха привезе холодець, а я хочу запекти телятину',
      unsure: ['holodets'],
      wished: ['veal'],
    },
    {
      text: "my sister is bringing the ham, so I'm on potatoes",
      unsure: ['ham'],
      wished: ['potato'],
    },
    { text: 'мама привезе гарбуз, що з нього зробити', wished: ['pumpkin'] },
  ],
  'course done already': [
    { text: 'суп уже готовий, треба пюре з гарбуза', wished: ['pumpkin'] },
    { text: 'the soup is already made, need something with lamb', wished: ['lamb'] },
  ],
  'done already': [
    { text: 'торт на іменини вже замовили, а який суп подати', unsure: ['cake'] },
    { text: 'вже купила гарбуз, що приготувати', wished: ['pumpkin'] },
  ],
  'for an animal': [
    { text: 'коту взяла хека, а собі щуку', unsure: ['hake'], wished: ['pike'] },
    { text: 'the parrot eats walnuts all day, soup with leeks for me', unsure: ['walnut'] },
  ],
  'turned out well': [
    { text: 'дякую, борщ вийшов смачний, що на завтра', unsure: ['borscht'] },
    { text: 'щоб борщ вийшов смачний', wished: ['borscht'] },
  ],
  'lost refusal': [{ text: "raisins don't belong anywhere", refused: ['raisin'] }],
  'not only this': [
    { text: 'not only potatoes but leeks too in my fridge', wished: ['potato', 'leek'] },
  ],
  'known throughout': [
    { text: 'курка з рисом до 30 хвилин', wished: ['chicken', 'rice'] },
    { text: 'turkey is fine', wished: ['turkey'] },
    { text: 'арахіс = швидка', unsure: ['peanut'] },
    { text: 'kale is overpraised', unsure: ['kale'] },
    { text: 'кролик – це зайчик', unsure: ['rabbit'] },
  ],
  'word of wishing': [
    { text: 'син хоче курку', wished: ['chicken'] },
    { text: 'а сочевицю – залюбки', wished: ['lentils'] },
    { text: 'potatoes are a must', wished: ['potato'] },
    { text: "show me another kale recipe and I'll bark", unsure: ['kale'] },
  ],
  'list of something unsure': [
    { text: 'чорнодень: риба, горіхи, соя', unsure: ['fish', 'nut', 'soybean'] },
  ],
  unsure: [
    { text: 'креветки глюмкають у бамбулі', unsure: ['shrimp'] },
    { text: 'mushrooms keep me snobbling', unsure: ['mushroom'] },
  ],
}
