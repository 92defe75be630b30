// biome-ignore-all format: tables
import { judgedAfter } from './judged-after.ts'
import { judgedHard } from './judged-hard.ts'
import { judgedHundred } from './judged-hundred.ts'
import { judgedWide } from './judged-wide.ts'

/** The demo dishes as a stranger numbered them, from one on. */
const numbered = `
  Palačinky s marmeládou
  Svíčková na smetaně
  Борщ із пампушками
  Česnečka s krutony
  Hovězí guláš
  Smažený sýr
  Сирники, які тримають форму
  Bramboráky s majoránkou
  Fluffy Buttermilk Pancakes
  Bramboračka s houbami
  Вареники з картоплею та смаженою цибулею
  Пухкі оладки на кефірі
  Ovocné knedlíky z tvarohového těsta
  Kulajda s koprem a vejcem
  Курячі стегна з картоплею на одному деку
  Kuře na paprice
  Honey Garlic Salmon
  Обліпиховий чай з імбиром
  Vepřo knedlo zelo
  Mramorová bábovka
  Курячий бульйон із домашньою локшиною
  Sunday Roast Chicken with Gravy
  Zelňačka s klobásou
  Thai Green Curry with Chicken
  Домашні котлети, соковиті
  Rajská omáčka s hovězím
  Вівсянка з яблуком і корицею
  Lívance z kynutého těsta
  Яблучний пиріг із корицею
  Buchty s povidly
  Закарпатський бограч
  Vánoční bramborový salát
  Red Lentil Soup with Lemon
  Koprová omáčka s vejcem
  Medovník se salkem
  Паста помодоро
  Čočka na kyselo
  Деруни зі сметаною
  Egg Fried Rice
  Staročeský kuba
  Котлета по-київськи
  Локшина з куркою та овочами у воці
  Крем-суп із запеченого гарбуза
  Пшоняна каша з гарбузом
  Shepherd’s Pie
  Шакшука з солодким перцем
  Blueberry Muffins
  Ліниві вареники
  Лосось із броколі на деку
  Вареники з вишнями
  Карі з нутом і шпинатом
  Гречка з грибами та цибулею
  Spaghetti Carbonara
  Зелений борщ зі щавлем
  Плов із яловичиною
  Тефтелі з рисом для дітей
  Fudgy Chocolate Brownies
  Банош зі шкварками та бринзою
  Тако з яловичиною та сальсою
  Пампушки з часником
  Полтавські галушки з куркою
  Mushroom Stroganoff
  Домашній рамен із куркою
  Smoky Chili con Carne
  Рибальська юшка з пшоном
  Куряча печінка з цибулею та яблуком
  Медівник зі сметанним кремом
  Голубці з м’ясом і рисом
  Fish Tacos with Lime Slaw
  Аджика з помідорів і перцю
  Грецький салат
  Печеня в горщиках зі свининою та грибами
  Шашлик зі свинячої шийки
  Chicken Caesar Salad
  Яблука, запечені з медом і горіхами
  Юшка з білих грибів
  Brown-Butter Banana Bread
  Налисники з солодким сиром
  Teriyaki Tofu Rice Bowl
  Різото з білими грибами
  Ratatouille
  Малосольні огірки з кропом і хроном
  Black Bean Burritos
  Короп, запечений зі сметаною
  Оладки з кабачків із бринзою
  Сирна запіканка, як у садочку
  Капусняк із пшоном
  Potato and Leek Soup
  Домашній лимонад із м’ятою
  Компот із вишень і яблук
  Козацький куліш
  Guacamole
  Яловичина, тушкована з чорносливом
  Салат із молодої капусти й огірка
  Лобіо з волоськими горіхами
  Гороховий суп із копченостями
  Maple and Seed Granola
  Гречаники з томатною підливою
  Basil Pesto
  Холодник із молодого буряка
  Хумус із лимоном
  Crunchy Coleslaw
  Шпундра, свинина з буряком
  Mango Lassi
  Салат із буряка, чорносливу й горіхів
  Хачапурі по-аджарськи
  Пишний омлет із зеленню
  Паска на жовтках із родзинками
  Spring Minestrone
  Буженина з часником і гірчицею
  Хек, тушкований у сметані
  Flourless Orange and Almond Cake
  Тушкована капуста з копченою ковбасою
  Вінегрет із квашеною капустою
  Вергуни
  Квашена капуста з морквою
  Маківник із дріжджового тіста
  Узвар із сушки
  Олів’є на святковий стіл
  Кутя з маком і горіхами
  Цвіклі з хроном
`

/**
 * Ninety-three questions of that stranger, who saw the dishes and never the program: the numbers of what fits, and
 * behind the bar of what one person would count and another would not.
 */
const judged = `
  uk # що смачного можна зробити з гарбуза? # 43 44
  uk # суп на обід але без м'яса # 4 10 14 33 43 76 88 100 109 | 65
  uk # Що приготувати на вечерю за пів години, щоб без яєць? # 4 17 36 49 59 66 | 69 71 92 94 101 105
  uk # у сина алергія на горіхи, що спекти до чаю # 20 29 30 47 57 67 108 115 117 | 1 9 12 28 50 60 78 86 106
  uk # пісне на вечерю, але щоб ситно було # 33 36 51 52 76 79 83 95 109 | 60 81 92 101 114 120
  uk # борщ # 3 54 | 100
  uk # страви з курки де нічого не треба смажити # 15 21 22 54 56 | 16 24 61 63 74
  uk # Хочу салат, тільки без майонезу # 71 94 105 114 | 82 116 121
  uk # щось гаряче випити, горло болить # 18 | 21 118
  uk # чекаємо гостей у неділю, потрібне святкове м'ясо, свинину не їмо # 22 41 55 93 | 15 24 26 45 59 61 64
  uk # сніданок для дитини без молочного # 97 | 39 46 90 101
  uk # дешева вечеря, не більше 25 грн з людини # 8 11 38 52 91 95 98 | 12 44 94 96 101 105 114
  uk # десерт без духовки # 50 115 120 | 1 7 9 12 13 28 44 48 104
  uk # куди подіти перестиглі банани # 77
  uk # маю купу яблук, але пекти пиріг не хочу # 27 75 90 | 66 118
  uk # Яку рибу приготувати дитині, щоб майже без кісток і до 60 грн порція? # 111 | 84
  uk # що на вечерю зі свинини? >> а щоб за годину встигнути # 25 53 | 23 58 113
  uk # порадь якийсь суп >> тільки без картоплі # 21 33 43 63 100 109
  uk # хочу солоденького >> без борошна # 75 112 | 27 44 86 97 104 120
  uk # макарони якісь >> без м'яса # 36 62 | 99 109
  uk # до нас прийдуть друзі вегани, що поставити на стіл # 33 36 51 52 76 79 81 82 83 92 94 95 101 109 114 | 60 70 89 90 97 116 121
  uk # обід без глютену і без молочного, шоб не довше години # 15 24 33 46 51 52 59 | 49 92 94 101
  uk # залишилась гречка, що з нею придумати # 52 98
  uk # щось із квасолі, тільки не салат # 64 83 95 109 | 24
  uk # дощ, настрій ніякий... хочеться теплого й простого # 10 21 33 43 76 87 88 96 | 3 4 5 14 16 18 23 27 31 36 44 51 52 54 61 62 63 64 65 72 91 103 109 118
  uk # сніданок за 15 хвилин # 27 107 | 71 101 104
  uk # Що готують на Великдень? # 108 110 121 | 67 78 117 119
  uk # пісний стіл на Святвечір, що зварити # 76 118 120 | 52 60 75 95 114 116 121
  uk # на дачі вродило кабачків, не знаю що з ними робити # 81 85 | 109
  uk # щось із картоплі без яєць і без молока # 3 15 31 65 76 87 91 96 114
  uk # чоловікові не можна глютен, а він хоче м'яса на вечерю # 15 22 24 31 55 56 59 64 66 68 72 73 91 93 | 54 58 87 96 110 113
  uk # перекус у дорогу # 47 83 97 | 20 29 30 57 60 77 92 101 106 110
  uk # несолодкий сніданок на двох # 38 46 85 106 107 | 8 71 101
  uk # вдома є сир кисломолочний, яйця, борошно >> щоб до пів години # 7 48
  uk # не перетравлюю цибулю і часник, що можна на обід? # 14 34 53 | 1 6 13 48 69 78
  uk # щось легке овочеве на вечерю, без м'яса та риби # 46 71 81 94 | 8 33 36 38 43 51 52 62 76 79 83 85 88 95 100 102 105 109 114
  uk # салатик на новорічний стіл # 119 | 32 71 74 105 114
  uk # напій без цукру # 18 104 118
  uk # хочу індійської їжі, у доньки алергія на молоко # 51 | 24
  uk # є пів кіла курячої печінки # 66
  uk # страва, яка на другий день ще смачніша # 10 51 64 87 | 20 32 35 67 95 96 98 118
  uk # грузинська кухня >> мені без горіхів # 106
  uk # хочу котлет >> щоб без молока # 98
  en # quick dinner with salmon # 17 49
  en # vegan dinner in 40 minutes or less # 33 36 51 52 79 83 | 92 94 101
  en # something with chickpeas # 51 101
  en # I am coeliac, what can I bake? # 112 | 15 43 49 75 84
  en # our oven is broken - breakfast ideas for the kids? # 1 7 9 12 27 28 44 48 107 | 8 38 46 85 101 104
  en # spicy food but no meat pls # 46 51 69 83 92 | 70 95
  en # allergic to fish and shellfish, craving something asian # 39 42 63 79 | 51
  en # meatless dinner for less than 30 UAH a portion # 8 11 37 38 52 95 | 12 32 40 44 60 94 101 105 114
  en # homemade ramen # 63 | 21 42
  en # beef stew for a cold day, no alcohol in it # 5 31 93 | 2 26 64
  en # my friend is lactose intolerant and wants pasta # 36 | 21 42 63 109
  en # chicken for tonight >> no oven please # 16 21 24 42 61 63 | 41 54 56 66 74
  en # I want a cake for the weekend >> has to be gluten free and dairy free # 112
  en # food for a picnic >> everything vegetarian # 47 57 77 83 92 97 101 102 | 1 8 9 12 20 28 29 30 32 60 62 71 75 81 82 85 89 90 94 95 104 105 106 112 114 115 116
  en # got a bowl of leftover cooked rice # 39 | 17 56 68 79 83
  en # sweet treats for a kid's birthday, one guest has a nut allergy # 20 29 30 47 57 67 | 1 7 9 12 13 28 48 50 78 86 89 90 104 108 115 117
  en # British classics # 22 45
  en # a dip for crackers and veggie sticks # 92 101 | 70 99 121
  en # I have red lentils, an onion and two carrots # 33 | 37
  en # gluten free dinner within an hour for six, no pork # 15 24 49 51 52 56 59 66 69 80 | 33 43 46 71 88 92 94
  en # cheap soup without dairy, under 35 hryvnias a bowl # 3 21 33 76 87 96
  en # its 35 degrees outside, what can I eat cold? # 71 94 100 102 | 32 74 81 82 89 90 92 95 101 104 105 114
  en # vegetarian soup, no celery (allergy) # 4 14 33 43 76 88 100
  en # comfort food for someone who is dairy free # 3 5 15 21 31 33 51 63 87 91 93 96 98 103 | 17 18 24 36 37 39 40 42 46 52 55 59 64 65 73 75 76 79 81 83 95 109 110 113 118
  en # love mushrooms, hate sour cream # 10 14 40 52 63 76 80
  en # breakfast ideas >> but no eggs # 27 44 97 | 101 104
  en # italian for date night, no cheese # 36 | 109
  en # what can I do with a jar of sauerkraut # 19 23 87 114 | 113 116
  en # fish please >> under 100 UAH each and 45 min max # 111
  cs # polévka bez lepku # 31 33 43 54 65 87 88 96 100
  cs # co k večeři do půl hodiny, bez masa # 4 6 34 36 39 46 62 | 7 9 12 17 48 49 69 71 94 107
  cs # Něco sladkého pro děti, malá nesmí vejce # 75 | 27 44 97 104 120
  cs # svíčková # 2
  cs # omáčka k obědu, ale bez hovězího # 16 34 | 61 62 70 98 99 111
  cs # co vařit na Štědrý den? # 32 40 76 118 120 | 35 60 65 84 114 117 119
  cs # levná večeře do 30 hřiven na porci # 8 11 37 38 40 52 56 66 91 95 98 113 | 3 12 21 32 44 96 101 105 114
  cs # veganský oběd # 33 36 51 52 76 79 81 83 95 109 | 60 82 92 94 97 101 114
  cs # mám kuře >> ale bez smetany # 15 21 22 24 41 42 63 74
  cs # knedlíky >> sladké # 13 | 48 50
  cs # doma jen brambory, cibule a vejce, co s tim # 8 38 | 32 34 37 107
  cs # něco italského do 40 minut # 36 53 99
  cs # Asijské jídlo bez sóji # 24 | 51
  cs # leze na mě rýma, co si uvařit # 4 18 21 | 3 10 33 63 87 118
  cs # něco z hub, nesnáším mléčné výrobky # 40 52 63 76
  cs # oběd pro dvouleté dítě, nic pálivého # 21 56 | 1 7 10 11 13 14 16 25 26 27 28 33 34 36 41 43 44 45 48 52 54 61 62 86 88 91 107 109 111
  cs # ryba bez smetany # 17 49 65 69
  cs # nemám troubu a mám jen 20 minut # 17 27 39 71 94 107 | 18 89 92 99 101 102 104 105
  cs # chtěl bych dezert >> bez trouby a bez mléka # 120 | 90 118
  cs # sytý oběd s masem, bez lepku, do 40 hřiven # 54 56 66 68 87 91 96 | 113
  cs # co uvařit ze zelí, ale ne s vepřovým # 94 102 114 116 | 69
`

export interface Judged {
  text: string
  fits: readonly string[]
  maybe: readonly string[]
}

const titles = numbered
  .trim()
  .split('\n')
  .map((title) => title.trim())

const byTitle = (table: string): readonly Judged[] => table
  .trim()
  .split('\n')
  .map((row) => {
    const [, text = '', key = ''] = row.split(' # ').map((part) => part.trim())
    const [fits = [], maybe = []] = key
      .split('|')
      .map((part) => (part.match(/\d+/g) ?? []).map((number) => titles[Number(number) - 1] ?? ''))
    return { text, fits, maybe }
  })

export const judgedByTitle = byTitle(judged)
export const judgedAfterByTitle = byTitle(judgedAfter)
export const judgedHundredByTitle = byTitle(judgedHundred)
export const judgedHardByTitle = byTitle(judgedHard)
export const judgedWideByTitle = byTitle(judgedWide)
