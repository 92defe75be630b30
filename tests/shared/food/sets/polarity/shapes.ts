/**
 * Shapes of refusals, by language: each is asked with every few of the foods and dishes below. `{0n}` is the first of
 * them in the nominative, `a` the accusative, `g` the genitive, `i` the instrumental. Written before the reader was asked:
 * of 4,960 questions 574 wished for what they refuse on 2026-11-23.
 */
export const shapes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'what is joined before the word that refuses it': {
    uk: [
      '{0n} й {1n} під забороною',
      '{0n} і {1n} — заборонені',
      'потрібне печиво, {0n} та {1n} обидва під забороною',
      'хочу суп, {0n} і {1n} нам не можна',
      '{0n}, {1n} та {2n} відпадають',
      '{0n}, {1n}, {2n} — мимо',
      'треба салат, {0n} і {1n} виключені',
      'ані {0n}, ані {1n} не годяться',
      '{0n} та {1n} у чорному списку, що приготувати',
      'рагу на вечерю; {0n} й {1n} поза грою',
      '{0n} і {1n} викреслюємо, давайте кашу',
      'запіканка, {0n} з {1i} не підходять',
      'що спекти, {0n} і {1n} вилучили з меню',
      '{0n} плюс {1n} — табу',
      '{0n} та {1n} для нас отрута',
      '{0n}, а також {1n} виключаємо',
      'не підходять ні {0n}, ні {1n}',
      'на обід щось ситне, {0n} і {1n} лікар забрав',
      '{0n} і {1n} минають мою тарілку',
      'кекс, {0n} та {1n} обоє заборонені',
    ],
    en: [
      'need cookies, {0} and {1} both off limits',
      '{0} and {1} are out',
      '{0}, {1} and {2} are out',
      'dinner ideas, {0} and {1} are banned here',
      'want soup, {0} and {1} not allowed',
      '{0} plus {1} are a no',
      'make a salad, {0} & {1} forbidden',
      '{0} and {1} excluded, muffins please',
      'casserole please, {0}, {1} and {2} all off the table',
      'birthday cake, {0} and {1} are both no-gos',
      'both {0} and {1} are off the menu',
      'neither {0} nor {1} works for us',
      '{0} and {1} have to go',
      'stew for six, {0} and {1} must be avoided',
      "looking for bread, {0} or {1} can't be in it",
      '{0} and {1} kill my stomach',
      'curry night but {0} and {1} are verboten',
      'need a pie, {0} and {1} strictly prohibited',
      'pasta, with {0} and {1} ruled out',
      'quick lunch, {0} and {1} both trigger me',
    ],
    cs: [
      '{0n} a {1n} jsou zakázané',
      '{0n} ani {1n} nesmí',
      'ani {0n}, ani {1n} nesmím',
      '{0n}, {1n} a {2n} jsou mimo hru',
      'potřebuju sušenky, {0n} i {1n} jsou zakázané',
      'chci salát, {0n} a {1n} nepřipadají v úvahu',
      '{0n} a {1n} vynechat, co k večeři',
      '{0n} i {1n} jsou tabu',
      'koláč, {0n} a {1n} obojí zakázáno',
      '{0n} a {1n} ven',
      'rizoto, {0n} s {1i} nejdou',
      'co upéct, {0n} a {1n} nesmíme',
      '{0a} a {1a} nesmím jíst',
      '{0a}, {1a} ani {2a} nejíme',
      '{0n} nebo {1n} tam být nesmí',
      'k obědu něco teplého, {0n} a {1n} jsou pro nás jed',
      '{0n} a {1n} nám doktor škrtl',
      'bábovka, {0n} a {1n} obě vyloučené',
      '{0n} plus {1n} nikdy',
      'omáčka, {0n} i {1n} mimo',
    ],
  },
  'what is asked for least': {
    uk: [
      'щось із кабачків, тільки не {0n}',
      'щось з куркою тільки не {0n}',
      'салат який завгодно, лиш не {0n}',
      'вечеря, аби не {0n}',
      'тільки б не {0n}',
      'що завгодно, крім як {0n}',
      'рис з овочами тільки не {0a}',
      'суп, головне не {0n}',
      'тільки не {0n} і не {1n}',
      'тільки не {0n} чи {1n}',
      'будь-що, аби лиш не {0n}',
      'пиріг, хай тільки не {0n}',
      'щось із риби, лише не {0n}',
      'на сніданок усе, тільки не {0n}',
      'тільки щоб не {0n}',
      'хочу рагу, тільки без {0g}',
      'гарнір, та тільки не {0n}',
      'курка в духовці, але тільки не {0n}',
      'тільки прошу не {0a}',
      'що з гарбуза, аби тільки не {0n}',
    ],
    en: [
      'something with zucchini just not {0}',
      'anything but {0}',
      'anything but {0} or {1}',
      'chicken dinner, just no {0}',
      'a pie, only not {0}',
      'anything except {0} please',
      'something with rice only not {0}',
      'everything bar {0}',
      'a side for fish, not {0} though',
      'soup, just please not {0}',
      "a cake as long as it's not {0}",
      "pasta, so long as it isn't {0}",
      'lunch ideas other than {0}',
      'dinner, whatever but {0}',
      'snacks, mainly not {0}',
      'salmon, ideally not {0}',
      'just not {0} and {1} again',
      'please not {0}',
      'only thing: not {0}',
      'tofu any way, above all not {0}',
    ],
    cs: [
      'něco z cukety jen ne {0a}',
      'něco s kuřetem jen ne {0a}',
      'hlavně ne {0a}',
      'oběd, akorát ne {0a}',
      'cokoliv jen ne {0n}',
      'cokoliv, jenom ne {0a}',
      'polívku, hlavně ne {0a}',
      'něco z mletého masa, jen ne {0a} a {1a}',
      'večeře, ale prosím ne {0a}',
      'jen ať to není {0n}',
      'cokoli kromě {0g}',
      'něco sladkého, jenom ne {0n}',
      'k masu cokoliv, jen žádná {0n}',
      'všechno možné jen ne {0n}',
      'rybu, zejména ne {0a}',
      'oběd z brambor akorát ne {0n}',
      'hlavně ať tam není {0n}',
      'hlavně bez {0g}',
      'jedině ne {0a}',
      'dort, tak jenom ne {0a} prosím',
    ],
  },
  'what is told of a food': {
    uk: [
      '{0n} тремтить, і я тремчу, коли його бачу',
      '{0n} дивиться на мене, а я на двері',
      '{0n} плаче, і я плачу',
      '{0n} лежить, а я обходжу',
      '{0n} підморгує, я відвертаюся',
      'коли бачу {0a}, я німію',
      '{0n} шкварчить, а мені моторошно',
      '{0n} і я розійшлися',
      'де {0n}, там мене нема',
      '{0n} пахне армією',
      '{0n} знову приповзла на стіл',
      '{0n} сміється останньою',
      '{0n} сниться мені в кошмарах',
      '{0n} мовчить, і я мовчу',
      '{0n} хитається, а я сумую',
      '{0n} переслідує мене',
      '{0n} прийшла, я пішла',
      '{0n} стукає у двері, мене нема вдома',
      '{0n} дивується, чому її ніхто не кличе',
      '{0n} скрипить на зубах',
    ],
    en: [
      '{0} wobbles and so do I when I see it',
      '{0} stares at me and I look away',
      '{0} sits there and I leave',
      '{0} winked at me, I ran',
      'when {0} appears I vanish',
      '{0} and I parted ways',
      '{0} haunts my dreams',
      '{0} lurks, I hide',
      'where {0} goes I do not',
      '{0} squeaks on my teeth',
      '{0} came in, I went out',
      '{0} whispers, I scream',
      '{0} quivers, I quiver too',
      '{0} looks at me funny',
      '{0} crept onto my plate again',
      '{0} and me, a tragedy in three acts',
      '{0} glares',
      'the {0} jiggles and my soul departs',
      '{0} reminds me of the army',
      '{0} tiptoes past my fork',
    ],
    cs: [
      '{0n} se třese a já se třesu taky, když ho vidím',
      '{0n} na mě kouká a já na dveře',
      '{0n} pláče a já taky',
      '{0n} leží, já ho obcházím',
      '{0n} mrká, já se otáčím',
      'když vidím {0a}, blednu',
      '{0n} a já jsme se rozešli',
      'kde je {0n}, tam nejsem já',
      '{0n} voní jako vojna',
      '{0n} se zase připlazila na stůl',
      '{0n} mě pronásleduje',
      '{0n} mi připomíná školku',
      '{0n} přišla, já odešla',
      '{0n} šeptá, já křičím',
      '{0n} skřípe v zubech',
      '{0n} se směje naposled',
      '{0n} se kývá a já smutním',
      '{0n} ťuká na dveře, nejsem doma',
      '{0n} mlčí a já taky',
      '{0n} se mi vysmívá',
    ],
  },
  'the list of an allergy': {
    uk: [
      'алергія на {0a}, {1a} і {2a}',
      'у сина алергія на {0a}, {1a}',
      'алергія: {0n}, {1n}, {2n}',
      'алергік на {0a}, {1a} та {2a}, суп',
      'алергія на {0a} і ще на {1a}',
      'алергія на {0a}, а також {1a}',
      'у мене алергія на {0a}, {1a} та {2a}, що спекти',
      'алергії: {0n}, {1n}',
      'непереносимість {0g}, {1g} і {2g}',
      'чоловік алергічний на {0a}, {1a}, {2a}',
      'висипає від {0g}, {1g} та {2g}',
      'алергія на {0a}/{1a}/{2a}',
      'алергія на {0a}, {1a} або {2a}',
      '{0n}, {1n} і {2n} — алергія',
      'на {0a}, {1a} й {2a} в доньки алергія',
      'алергія на {0a} & {1a}',
      'алергія на {0a} плюс {1a}',
      'алергія на {0a}, {1a}, {2a}',
      'маю алергію на {0a} та {1a}',
      'алергія (на {0a}, {1a})',
    ],
    en: [
      'allergic to {0}, {1} and {2}',
      'allergic to {0}, {1}',
      'allergy to {0}, {1} and {2}',
      'allergies: {0}, {1}, {2}',
      'my son is allergic to {0}, {1} and {2}, dinner',
      'allergic to {0} and {1}',
      'allergic to {0}, also {1}',
      'allergic to {0} plus {1}',
      'allergic to {0} as well as {1}',
      '{0}, {1} and {2} allergy',
      'intolerant to {0}, {1}, {2}',
      'reacts to {0}, {1} and {2}',
      'allergic to {0}/{1}/{2}',
      'allergic to {0} or {1}',
      'she has allergies to {0}, {1}, and {2}',
      'allergic to both {0} and {1}',
      'hives from {0}, {1} and {2}',
      "I can't have {0}, {1} or {2}, allergic",
      'allergic to all of these: {0}, {1}, {2}',
      'allergy list: {0}, {1}, {2}',
    ],
    cs: [
      'alergie na {0a}, {1a} a {2a}',
      'alergie: {0n}, {1n}, {2n}',
      'syn má alergii na {0a}, {1a}',
      'jsem alergická na {0a}, {1a} a {2a}, oběd',
      'alergie na {0a} i {1a}',
      'alergie na {0a} a taky {1a}',
      'alergik na {0a}, {1a}, {2a}',
      'nesnášenlivost {0g}, {1g}',
      'dcera je alergická na {0a}, {1a} a {2a}',
      '{0n}, {1n} a {2n} - alergie',
      'na {0a}, {1a} a {2a} mám alergii',
      'alergie na {0a}/{1a}',
      'alergie na {0a} nebo {1a}',
      'alergie na {0a} plus {1a}',
      'alergie na {0a}, {1a}',
      'mám vyrážku z {0g}, {1g} a {2g}',
      'alergie (na {0a}, {1a})',
      'po {0i} nic, alergie na {1a} a {2a}',
      'alergie na {0a}, dále {1a}',
      'manžel alergik, {0n} a {1n}',
    ],
  },
}

/** Foods and dishes in their four cases. */
export const named: Readonly<Record<string, readonly (readonly string[])[]>> = {
  uk: inCases(`
  яйця | яйця | яєць | яйцями
  соя | сою | сої | соєю
  креветки | креветки | креветок | креветками
  цибуля | цибулю | цибулі | цибулею
  сметана | сметану | сметани | сметаною
  кінза | кінзу | кінзи | кінзою
  арахіс | арахіс | арахісу | арахісом
  сир | сир | сиру | сиром
  свинина | свинину | свинини | свининою
  гречка | гречку | гречки | гречкою
  борщ | борщ | борщу | борщем
  вареники | вареники | вареників | варениками
  печінка | печінку | печінки | печінкою
  родзинки | родзинки | родзинок | родзинками
  баклажани | баклажани | баклажанів | баклажанами
  холодець | холодець | холодцю | холодцем
  оселедець | оселедець | оселедця | оселедцем
  мед | мед | меду | медом
  квасоля | квасолю | квасолі | квасолею
  піца | піцу | піци | піцою
  `),
  en: inCases(`
  egg | egg | egg | egg
  soy | soy | soy | soy
  shrimp | shrimp | shrimp | shrimp
  onions | onions | onions | onions
  oštiepok | oštiepok | oštiepok | oštiepok
  digestive biscuits | digestive biscuits | digestive biscuits | digestive biscuits
  potato | potato | potato | potato
  mushrooms | mushrooms | mushrooms | mushrooms
  goat cheese | goat cheese | goat cheese | goat cheese
  pork | pork | pork | pork
  buckwheat | buckwheat | buckwheat | buckwheat
  lasagna | lasagna | lasagna | lasagna
  liver | liver | liver | liver
  raisins | raisins | raisins | raisins
  eggplant | eggplant | eggplant | eggplant
  anchovies | anchovies | anchovies | anchovies
  coconut milk | coconut milk | coconut milk | coconut milk
  honey | honey | honey | honey
  beans | beans | beans | beans
  pizza | pizza | pizza | pizza
  capers | capers | capers | capers
  `),
  cs: inCases(`
  vejce | vejce | vajec | vejci
  sója | sóju | sóji | sójou
  krevety | krevety | krevet | krevetami
  cibule | cibuli | cibule | cibulí
  smetana | smetanu | smetany | smetanou
  koriandr | koriandr | koriandru | koriandrem
  arašídy | arašídy | arašídů | arašídy
  sýr | sýr | sýra | sýrem
  vepřové | vepřové | vepřového | vepřovým
  pohanka | pohanku | pohanky | pohankou
  guláš | guláš | guláše | gulášem
  knedlíky | knedlíky | knedlíků | knedlíky
  játra | játra | jater | játry
  rozinky | rozinky | rozinek | rozinkami
  lilek | lilek | lilku | lilkem
  svíčková | svíčkovou | svíčkové | svíčkovou
  kapr | kapra | kapra | kaprem
  med | med | medu | medem
  fazole | fazole | fazolí | fazolemi
  `),
}

function inCases(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '))
}
