/** What of each kitchen is still not as its stranger judged it: less would be better, and more is a fault. */
interface Left {
  satisfied: number
  broken: string[]
  empty: string[]
}

export const strangers: readonly (readonly [kitchen: string, left: Left])[] = [
  [
    'first',
    {
      satisfied: 0.86,
      broken: ['příloha ke guláši', 'rozmixovaná krémová polévka'],
      empty: [],
    },
  ],
  [
    'second',
    {
      satisfied: 0.84,
      broken: [
        'що приготувати на святвечір з 12 страв',
        'десерт без цукру для дворічної',
        'випічка на великдень',
        'no bake dessert I can make ahead',
        'nepečený dezert bez alkoholu',
      ],
      empty: ['what can i do with stale bread'],
    },
  ],
  [
    'third',
    {
      satisfied: 0.85,
      broken: [
        'Варення або повидло, де мало цукру. Бабуся діабетик, тому стандартні пропорції не підходять',
        'гаряче мʼясне на Новий рік, буде 8-10 гостей',
        'gluten free sauce or gravy for the roast',
        'low sugar breakfast for a toddler',
        'dětská oslava, něco malého do ruky, bez lepku a bez mléka',
      ],
      empty: [
        'cake with cream cheese frosting',
        'na Vánoce klasika, kapr a k tomu bramborový salát',
      ],
    },
  ],
  [
    'fourth',
    {
      satisfied: 0.84,
      broken: [
        'перекус дитині в школу без горіхів і без цукру',
        'десерт без цукру я на дієті',
        'кето вечеря',
        'гарнір до риби, овочі або картопля',
        'люблю щоб аж пекло, порадьте щось гостре',
        'use up eggs and a tin of tomatoes',
        'Snídaně pro dítě. Bez cukru a bez mouky.',
      ],
      empty: [],
    },
  ],
  [
    'fifth',
    {
      satisfied: 0.79,
      broken: [
        'до чаю щось є тільки яйця цукор борошно яблука',
        'вечеря кето',
        "щось хрустке до пива без м'яса",
        'hot christmas drink for grown ups, with wine',
        "oven dinner for 5+ people, we don't eat pork",
        'leftover roast chicken, half a cucumber and a flatbread... lunch in 15 min?',
        'něco slaného z trouby bez masa a bez ryb',
        'hlavní jídlo bez cibule a česneku',
      ],
      empty: [
        'рецепт пасти з бекконом',
        'air fryer snack no meat or fish',
        'chiken dinner in half an hour',
      ],
    },
  ],
  [
    'sixth',
    {
      satisfied: 0.87,
      broken: [
        'вечеря з риби але не смажена',
        'у мами діабет, потрібна проста вечеря без цукру і крохмалю',
        'bread without kneading',
        'moučník bez másla ke kávě',
      ],
      empty: [],
    },
  ],
  [
    'seventh',
    {
      satisfied: 0.87,
      broken: [
        'є тільки картопля цибуля й борошно що зварганити',
        'Чоловік не переносить лактозу, син не їсть рибу. Що зварити на обід гаряче?',
        'vegetarian main with no mushrooms',
        'We are six, it is freezing outside, want somthing hearty with meat that is not soup and not pork',
        'dezert bez mouky',
        'svačina do krabičky bez lepku',
        'sladké hlavní jídlo s ovocem',
      ],
      empty: ['no bake cake without gelatin'],
    },
  ],
  [
    'eighth',
    {
      satisfied: 0.87,
      broken: [
        'гаряча риба але не смажена',
        'картопля на гарнір',
        'закуски на святковий стіл без риби',
        'fluffy pancakes',
        'dessert for one',
        'bramborový salát na vánoce',
        'hlavní jídlo pro 8 lidí',
      ],
      empty: [],
    },
  ],
  [
    'ninth',
    {
      satisfied: 0.84,
      broken: [
        'перший прикорм, нам рівно шість місяців, що дати',
        'сніданок не солодкий, щось сите з яйцем чи сиром',
        'салат, але легший за олівʼє',
      ],
      empty: [
        'торт подрузі, вона вагітна, тож сирих яєць і алкоголю не можна',
        "curry but I can't stand coriander leaf, tastes of soap",
        'česká klasika s omáčkou nebo knedlíkem, hovězí nejím',
      ],
    },
  ],
  [
    'tenth',
    {
      satisfied: 0.87,
      broken: [
        'Духовка згоріла 😭 що солодкого зробити, щоб обійтись без неї?',
        'маю кіло картоплі, трохи муки, яйце та цибулю і більш нічого путнього.. шо з цього зробить',
        'Що з рибки можна зробити дитині 1,5 року? щоб без кісток і без спецій',
        'Вчора наварила макаронів на роту солдатів, стоять у холодильнику. Куди їх подіти?',
        'Вперше хочу спекти на Великдень своє, а не купляти. Є рецепт?',
        'Що поставити на новорічний стіл із салатів, хочеться класики як у мами',
        'Худну до літа: легка вечеря, білка побільше, готувати до 40 хвилин',
        'Сиджу на кето: ні хліба, ні картоплі, ні круп, ні цукру. Що на обід?',
        'Змерзли на ковзанці як цуцики. Який гарячий напій без алкоголю зробити усій родині?',
        'є фарш і рис, хочу щось тепле домашнє, щоб діти поїли',
        "До зарплати три дні, м'ясо й рибу не купуємо взагалі, духовки немає. Чим дешево й сито нагодувать чотирьох?",
        'Гастрит загострився, можна тільки легкий супчик: без гострого, кислого, смаженого, копченого і без томатів',
        'Така спека, що до плити й підходити не буду. Що поїсти нормального (не солодке)?',
        'Порадьте десерт, який роблять звечора і він ночує в холодильнику, але без арахісу',
        "Гарнір до котлет для сина, у нього алергія на коров'яче молоко, тож без масла й вершків",
        'Long weekend, plenty of time, and a big piece of beef in the fridge. What shall I cook? No alcohol in it',
        'Camping this weekend, cooking over a fire, my wife hates fish',
        'Feeding at least ten hungry people, meat main course, I have all day',
        'Hledám polévku úplně bez masa, nesmí v ní být ani sádlo nebo slanina',
        'Mám chuť na sladké, trouba nefunguje a čas mám jen do půl hodiny',
      ],
      empty: [
        "Lentil soup, but my daughter can't have any dairy, not even butter",
        'Low-carb dinner with minced meat, so no rice, no potatoes, no pasta',
      ],
    },
  ],
  [
    'eleventh',
    {
      satisfied: 0.73,
      broken: [
        'Мала не їсть овочів узагалі. Як сховати їх у страві, щоб не помітила? Тільки не гостре',
        'Яку випічку подати до борщу?',
        'Болить шлунок, хочу чогось теплого й ніжного. Без гострого, смаженого і без оцту',
        'Дитина просить супчику, але картоплю не любить. Порадьте',
        'Мамо рідна, гості будуть через годину! Що гаряче встигну поставити на стіл, тільки без свинини?',
        'Йдемо в похід на два дні, нас восьмеро, є казанок і багаття. Що варити?',
        "До зарплати три дні, грошей кіт наплакав. Що зварити ситне, дешеве й без м'яса?",
        "Малому рік і вісім місяців. Що зготувати йому на обід, шоб м'яке, без спецій і не смажене?",
        'Just eggs and cupboard stuff for dinner, but no cheese',
        "Шось на мангал, крім шашлика, бо кума м'яса не їсть",
      ],
      empty: [
        'Vegan dinner in half an hour, no soy please',
        "Чоловік не п'є, то чим замінити глінтвейн взимку: напій, який можна подати теплим, без алкоголю?",
        'Я вагітна, хочеться салату з рибою чи куркою, але без сирих яєць',
      ],
    },
  ],
  [
    'twelfth',
    {
      satisfied: 0.84,
      broken: [
        'bread with hardly any yeast',
        'Vnoučata chcou sladkej oběd, trouba nejede a tvaroh nesnášej',
        "Lunch with plenty of protein in ten minutes, no cooking, no bread, and I don't do eggs",
        "What would a gran in Kyiv put out for New Year? Not fish, my wife won't touch it",
        'Manžel po infarktu: nic smaženýho, nic tučnýho. Lehká večeře?',
        'Дванадцята ночі, їсти хочу. Є яйця і помідори',
        'Dobrý den, v sobotu přijede švagr s rodinou, jeden je bezlepkář a švagrová nesmí ani kapku mlíka. Chtěla bych něco masového, klidně pomalu dělaného, ale hlavně ať to jí všichni. Poradíte?',
        'Něco k pivu, ale bez masa',
        'На Свят-вечір дванадцять страв, що з них на солодке?',
        'В хаті лиш бараболя, цибуля, борошно та олія. Яєць нема, в магазин не піду',
        "Татові шістдесят, хочу парадне м'ясо на стіл. Свинини він зроду не їв: ні сала, ні смальцю",
        'mám mouku, mlíko, vejce, máslo a cukr, chtěla bych něco sladkýho',
        "Хочу зробити вчительці їстівний подарунок своїми руками, щоб постояв. Вона не п'є зовсім",
        'Огірки пруть і пруть, що з ними робити?',
        "На природу їде вісім душ, треба багато м'яса, а картоплю чистити нема кому",
        'Filling the freezer before the baby comes. Proper meals, but beef and pork are out',
      ],
      empty: ['Večeře do dvaceti minut bez vajec a bez lepku'],
    },
  ],
]
