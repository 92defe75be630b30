// biome-ignore-all format: a table of phrases
import { phraseTable } from '../../text/word-table.ts'

/** Ways of eating by their own names; «без м'яса» is not one of them, it only excludes. */
export const dietNames = phraseTable({
  vegetarian: {
    uk: 'вегетаріанський|вегетаріанка|вегетаріанець|вегетаріанці|вегетаріанство|вегетаріанцям|вегетаріанців|вегетаріанця|вегетаріанське|вегетаріанська',
    en: 'veggie|vegetarian|vege|meat free and fish free',
  },
  vegan: {
    uk: 'веганський|веган|вегани|веганка|веганське|веганам|веганів|рослинний раціон|рослинна дієта|строго рослинне',
    en: 'vegan|plant based|plantbased|vegans',
  },
  pescatarian: {
    uk: 'пескетаріанський|пескатаріанський|пескетаріанець|пескетаріанка|пескатаріанка',
    en: 'pescatarian|pescetarian',
  },
  lenten: {
    uk: 'пісний|пісне|постний|постне|пісна|пісні|у піст|в піст|піст|на піст|під час посту|пост',
    en: 'lenten|lent|for lent|during lent|fasting',
  },
  'gluten-free': {
    uk: 'безглютеновий|безглютенове|аглютеновий|аглютенове|без глютену|без клейковини|без gluten|целіакія|целіакію',
    en: 'without gluten|gluten free|glutenfree|gf|celiac|coeliac|coeliac disease',
  },
  'dairy-free': {
    uk: 'безмолочний|безмолочне|безлактозний|безлактозне|без лактози|без молочки|без молочного|без молочних продуктів',
    en: 'dairy free|dairyfree|lactose free|lactosefree|milk free|without dairy|without lactose|no dairy',
  },
  'egg-free': {
    uk: 'без яєць і яєчних продуктів',
    en: 'egg free|eggless|eggfree',
  },
  'nut-free': {
    uk: 'без горіхів взагалі',
    en: 'nut free|nutfree',
  },
  'pork-free': {
    uk: 'халяль|халяльний|мусульманин|мусульманка|мусульмани|мусульманський|кошер|кошерний',
    en: 'pork free|halal|muslim|muslims|kosher',
  },
  'alcohol-free': {
    uk: 'безалкогольний|безалкогольне|непитущий|непитущі|непитуща',
    en: 'without alcohol|alcohol free|non alcoholic|nonalcoholic|teetotal|teetotaler|teetotaller|teetotalers|teetotallers',
  },
})
