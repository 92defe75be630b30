import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('en')

export const waitingProposals = (count: number) =>
  plural(count, { one: 'proposal is waiting', other: 'proposals are waiting' })

export const common: Dictionary['common'] = {
  name: 'Komora',
  tagline: 'Recipes, a plan for the week and a shopping list',
  description:
    'Komora is a free app: recipes, a plan for the week, a shopping list, and a cart at a real grocer.',
  skip: 'Skip to content',
  navigation: 'Main navigation',
  feed: 'Feed',
  plan: 'Plan',
  list: 'List',
  home: 'Home',
  recipes: 'Recipes',
  signIn: 'Sign in',
  settings: 'Settings',
  search: 'Search',
  retry: 'Try again',
  toTray: 'Put by for the plan',
  trayed: (dish: string) => `Put by for the plan: ${dish}`,
  toPlan: 'Plan it',
  undo: 'Undo',
  copy: {
    title: 'Copy the link',
    link: 'Link',
    denied: 'The browser did not allow copying. The link is selected: copy it yourself.',
    copied: 'Link copied',
    share: 'Share',
  },
  openLink: {
    make: 'Make a link',
    end: 'Close the link',
    endHint: 'A closed link stops working at once, for everybody. A new one can be made later.',
    ended: 'The link is closed',
  },
  copyText: {
    copy: 'Copy',
    of: (what) => `Copy: ${what}`,
    copied: 'Copied',
    denied: 'The browser did not allow copying. The text is selected: copy it yourself.',
  },
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  more: 'More',
  less: 'Less',
  loading: 'Loading…',
  notices: 'Notifications',
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  suggested: (count) => plural(count, { one: 'suggestion', other: 'suggestions' }),
  servings: (count) => plural(count, { one: 'serving', other: 'servings' }),
  perServing: (price) => `≈ ${price} per serving`,
  concern: (member: string, foods: string) => `${member}: ${foods}`,
  unsureFor: (member: string, foods: string) => `${member}: not known, ${foods}`,
  priceUnknown: 'price unknown',
  likes: (count) => plural(count, { one: 'like', other: 'likes' }),
  like: 'Like',
  assistants: {
    waiting: waitingProposals,
    proposals: 'Proposals',
    connections: 'Assistants',
  },
  about: 'About Komora',
  site: {
    about: 'About',
    connect: 'Connect an assistant',
    developers: 'Developers',
    privacy: 'Privacy',
    terms: 'Terms',
    contacts: 'Contacts',
    pricing: 'Price',
    versions: 'Versions',
  },
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
}
