import type { Dictionary } from '../shape.ts'

/** Who may change a recipe, and what its versions say. */
export const together: Dictionary['mine']['together'] = {
  title: 'Together in the kitchen',
  let: 'The kitchen may edit',
  letHint:
    'Everybody who cooks with you in this kitchen will be able to change the recipe and see its earlier versions. Only you can publish, delete or share it.',
  allowed: 'The whole kitchen may edit the recipe now',
  closed: 'Only you edit the recipe now',
  theirs: (author) => `The whole kitchen may edit this recipe. It is by ${author}.`,
  versions: 'Versions',
  changedBy: (name) => `Last changed by ${name}`,
  behind: 'Your kitchen has changed the recipe. In the feed it is as you showed it.',
  behindTheirs: 'In the feed the recipe is still as its author showed it.',
  update: 'Update in the feed',
  updated: 'The recipe in the feed is up to date',
}

export const history: Dictionary['mine']['history'] = {
  title: 'Versions of the recipe',
  of: (title) => `Versions: ${title}`,
  kept: (most, minutes) =>
    `The last ${most} versions are kept. What one person changes with pauses of up to ${minutes} min is one version.`,
  empty: 'This recipe has not been changed yet',
  emptyHint: 'When somebody changes it, you will see here who, when and what.',
  closed: 'You cannot see the versions of this recipe',
  closedHint: 'Its author sees them, and whoever they let edit it.',
  toRecipe: 'To the recipe',
  now: 'now',
  you: 'You',
  nobody: 'Somebody whose account was deleted',
  fromFile: (name) => `${name} (as the file says)`,
  oldest: 'The oldest text that is remembered',
  small: 'Small changes',
  show: 'Show',
  showThat: (when) => `Show the version: ${when}`,
  that: (when) => `Version: ${when}`,
  takeBack: 'Bring this version back',
  isBack: 'The recipe is as it was again',
  tookBack: (when) => `Brought back the version: ${when}`,
  change: (change) => {
    switch (change.what) {
      case 'title':
        return `Name: was “${change.from}”, is now “${change.to}”`
      case 'servings':
        return `Servings: were ${change.from}, are now ${change.to}`
      case 'prep':
      case 'cook':
      case 'rest':
        return `${times[change.what]}: was ${minutes(change.from)}, is now ${minutes(change.to)}`
      case 'lineChanged':
        return `Was “${change.from}”, is now “${change.to}”`
      case 'stepChanged':
        return `Step: was “${change.from}”, is now “${change.to}”`
      default:
        return 'text' in change ? `${said[change.what]}: ${change.text}` : whole[change.what]
    }
  },
}

const minutes = (value: number | null) => (value === null ? 'not said' : `${value} min`)
const times = { prep: 'Preparation', cook: 'Cooking', rest: 'Waiting' }
const said = {
  lineAdded: 'Added',
  lineRemoved: 'Removed',
  stepAdded: 'New step',
  stepRemoved: 'Step removed',
  tagAdded: 'New tag',
  tagRemoved: 'Tag removed',
}
const whole = {
  linesMoved: 'The ingredients stand in another order',
  stepsMoved: 'The steps stand in another order',
  stepTimes: 'Times in the steps changed',
  description: 'Description changed',
  notes: 'Notes changed',
  photos: 'Photos changed',
  source: 'Source changed',
  yield: 'What it yields changed',
  equipment: 'Equipment changed',
  video: 'Video changed',
}
