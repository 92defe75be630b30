import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('en')

export const feed: Dictionary['feed'] = {
  title: 'Recipes for every day',
  heading: 'What’s for dinner tonight?',
  search: 'Search recipes',
  placeholder: 'A dish, or “soup without milk”',
  suggestions: 'Suggestions',
  filters: 'Filters',
  within: (time) => `Up to ${time}`,
  cheaper: (price) => `Up to ${price} a serving`,
  week: 'Make a week in a minute',
  fromHome: 'From what is at home',
  homeUnknown: 'We do not know yet what you have',
  homeUnknownHint:
    'Type what you have, or tick off what you buy: then we can say what to cook from it and what is missing.',
  homeAct: 'To “At home”',
  forUs: 'For all of us',
  liked: 'Liked',
  followed: 'People I follow',
  sorts: { fresh: 'Newest first', popular: 'Most liked first', cheap: 'Cheapest first' },
  section: 'Fresh from the kitchens',
  otherLanguages: 'In other languages',
  onlyMine: 'Only in English',
  noneInMine: 'Nobody has written that in English yet.',
  inLanguage: { uk: 'Українською', en: 'In English', cs: 'Česky' },
  dishesWith: (food) => `Dishes with ${food}`,
  nothingInLanguage: 'Nobody has written that in this language yet',
  nothingInLanguageHint: 'It may be among the recipes in another language.',
  allLanguages: 'In all languages',
  mixed: 'All languages mixed',
  found: (query) => `For “${query}”`,
  older: 'More recipes',
  olderLoading: 'Fetching more…',
  end: 'That is every recipe. The next one is yours.',
  nothing: 'Nobody has cooked that yet',
  nothingNamed: 'Try another word: the name of a dish, or a food.',
  nothingHint: 'Try another word, or clear the filters.',
  nothingAnswers: 'Take away something we understood of your question, or ask in other words.',
  nothingAtOnce: 'Nothing meets all of it at once. Leave one thing out, and there are dishes.',
  askWithout: (what: string) => `Look without “${what}”`,
  nothingKeeps:
    'For a diet we show only dishes whose every ingredient is understood. Try fewer filters.',
  understood: 'What we understood of your question',
  follows: (before) => `Following “${before}”`,
  takeAway: (what) => `Take away: ${what}`,
  counted: (count, more) => {
    const found = plural(count, { one: 'recipe', other: 'recipes' })
    if (count === 0) return 'Nothing was found'
    return more ? `${found} shown, more below` : `${found} found`
  },
  chips: {
    without: (what) => `Without ${what}`,
    spared: (what) => `Fine: ${what}`,
    unsure: (what) => `${what}?`,
    yes: 'Yes',
    no: 'No',
    wanted: (what) => `Yes, with this: ${what}`,
    unwanted: (what) => `No, without this: ${what}`,
    longer: (time) => `From ${time}`,
    servings: (count) => `Servings: ${count}`,
    useUp: (what) => `Use up: ${what}`,
    cuisine: (name) => (name.endsWith('cuisine') ? name : `${name} cuisine`),
  },
  clear: 'Clear the filters',
  showAll: 'Show all recipes',
  empty: 'The feed is still empty',
  emptyHint: 'The first published recipe will appear right here.',
}
