// biome-ignore-all format: a table of words
import { patternTable, wordTable } from '../../../../shared/food/text/word-table.ts'

/** By which words a line of a post is told to be food, something to do, or a remark. */
export const lineWords = wordTable({
  /** What is done: any form that a method is written in, folded. A word that is a food is none of them. */
  doing: {
    uk: `
      *ати *яти *ити *їти *іти *ути *сти *зти *кти *чти *рти *оти *атися *итися *утися *йте *їть *ріть *діть *шіть *жіть *літь *ніть *віть *піть *тіть *міть *ьте
      *ємо *имо *їмо *емо *уємо *ую *юю *аю *яю змішай перемішай розмішай додай виклади поклади постав збий замішай наріж поріж смаж обсмаж печи
      спечи випікай вари звари відвари залий посип всип насип влий розігрій запікай запечи накрий вимкни остуди охолоди подавай
      натри розтопи просій розкачай сформуй вимішай заміси змасти дай візьми печемо варимо смажимо
      печу варю смажу солю мелю тушу
      *ваєш *даєш *раєш *каєш *шаєш *щаєш *уєш місиш ліпиш вариш печеш смажиш ставиш кладеш ріжеш сиплеш ллєш треш солиш
      тушиш чистиш кипятиш збиєш змішаєш
    `,
    cs: `
      *áme *íme *ujeme *neme *ejte *ujte *ěte *íte *ovat *čte *jte *ohřát *uvařit *vařit *péct *upéct *smažit *osmažit *osolit *nakrájet
      *smíchat *přidat *zalít *promíchat *rozmixovat *rozehřát *ušlehat *vyšlehat *podávat *dát *nechat *rozpustit
      přidej smíchej nakrájej uvař upeč osmaž dej nech zalij prošlehej vyšlehej pečeme dáme
    `,
  },
  /** In English only where a line begins: a whisk and a roast are things as well. */
  doingFirst: {
    en: `
      mix whisk add bake preheat heat cook stir boil fry simmer combine place put pour serve bring remove let leave drain melt beat fold
      knead spread sprinkle transfer blend grate peel wash rinse soak garnish toss make start divide shape press refrigerate cool reduce
      saute sear drizzle marinate arrange assemble repeat continue allow gently meanwhile once when while after then finally first in
      using store microwave strain sift crack poach thaw soften discard reserve adjust dissolve decorate scoop whip trim mash
    `,
  },
  /** As often the name of a thing: "cream 200 ml", "brown sugar". Said of what is done where a sentence says so. */
  doingOrThing: {
    en: `
      cream brown roll roast toast grill slice chop cut top dip rub stuff steam season cover set turn line grease chill dust brush coat
      freeze crush work wrap drop flip layer rest dice mince halve glaze pipe stack pat warm open share tip
    `,
  },
  sentence: { en: 'the until into over for then each' },
  /** What is needed, in a sentence: «Беремо 500 мл молока, 2 яйця». */
  taking: {
    uk: 'беремо береш візьмемо візьміть беру взяти потрібно треба знадобиться йде треба',
    en: 'take need needs use you youll i used uses',
    cs: 'vezmeme vezměte potřebujeme potřebujete použijeme budeme potřebovat',
  },
  /** Words of a remark, which no list has. */
  remark: {
    uk: `
      я ми ти ви він вона вони мій моя моє мої наш наша наше наші свій мене мені нас нам тебе тобі вас вам їх цей ця це ці цього цієї той
      дуже але бо тому коли щоб що чому аби адже тож дійсно просто завжди є був була було були буде рецепт рецепту рецептом готується
      смакує люблю любимо обожнюю обожнюємо йде беру беремо купила купив виходить вийшло
    `,
    en: `
      i im ive its we you my our your it is are was were this these that they he she very but because so theyve love loved loves recipe recipes
      perfect has have had will
    `,
    cs: 'já jsem jsme je jsou byl byla bylo to tento tato toto můj moje naše velmi ale protože když aby recept receptu mám máme miluju milujeme',
  },
  /** What is counted, and is no food. */
  uncounted: {
    uk: `
      хвилин* хв годин* год інгредієнт* крок* рок* рік років день дні днів дня тиж* місяц* порці* осіб особ* людей персон* причин* рецепт*
      варіант* способ* страв* см мм разів рази раз гривень грн градус* зірк* підписник* дітей діток гостей
    `,
    en: `
      minute* min mins hour* hr hrs ingredient* step* year* day* week* month* serving* people person* portion* reason* recipe* way* cm mm inch*
      time* star* degree* guest* kid* followers
    `,
    cs: `
      minut* min hodin* hod ingredienc* surovin* krok* rok* let den dny dní týdn* porc* osob* lid* důvod* recept* způsob* cm mm krát stupň*
      hvězd* host* děti dětí
    `,
  },
})

export const linePatterns = patternTable({
  /** Before so much of something, for which a dish is and of which none is in it: «маринад на 3 кг м’яса». */
  forSoMuch: { uk: 'на|для', en: 'for(?: an?)?', cs: 'na|pro' },
  /** A part of the dish without a colon, where amounts stand below it. */
  part: {
    uk: 'тісто|основа|бісквіт\\p{L}*|корж[і]?|крем|начинка|глазур|помадка|заливка|соус|заправка|маринад|просочення|просочування|сироп|посипка|прикраса|оздоблення|декор|фарш|тіло|топінг|штрейзель|крихта|крамбл|желе|мус|ганаш|карамель|прошарок|підлива|зажарка|засмажка|паніровка|кляр|гарнір|маса|шар|салат|подача',
    en: 'dough|base|crust|sponge|cake|cream|filling|frosting|icing|glaze|sauce|dressing|marinade|syrup|topping|toppings|garnish|batter|coating|crumble|streusel|ganache|mousse|layer|rub|gravy|brine|salsa|slaw|meatballs|cheesecake|pastry|breading|decoration|assembly',
    cs: 'těsto|základ|korpus|krém|náplň|poleva|omáčka|zálivka|marináda|sirup|posypka|posyp|drobenka|žmolenka|ozdoba|nádivka|obal|karamel|ganache|vrstva|příloha|salát',
  },
})
