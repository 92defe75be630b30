import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('en')

/** Who is here, and how long a trial of theirs lasts: what stands around every page. */
export const person: Dictionary['person'] = {
  menu: {
    title: (name) => `Menu: ${name}`,
    trial: 'Trial kitchen',
    kitchens: 'Your kitchens',
    here: 'you are here',
    page: 'My page',
    signOut: 'Sign out',
    leaveTrial: 'Leave without saving',
    register: 'Sign up',
  },
  demo: {
    label: 'Trial kitchen',
    text: (date) => `A trial kitchen: everything is kept on this device until ${date}.`,
    action: 'Sign up and keep it',
    begun: 'This is your trial kitchen: everything is kept on this device for two weeks.',
    invitation:
      'Begin without signing up: plan, lists and recipes are kept on this device for two weeks. Sign up, and they stay with you.',
    start: 'Begin',
    left: (left) => {
      const parts = [
        left.recipes > 0 && plural(left.recipes, { one: 'recipe', other: 'recipes' }),
        left.planned > 0 && `${plural(left.planned, { one: 'dish', other: 'dishes' })} in the plan`,
        left.lines > 0 && `${plural(left.lines, { one: 'line', other: 'lines' })} on the list`,
        left.likes > 0 && plural(left.likes, { one: 'like', other: 'likes' }),
      ].filter((part) => part !== false)
      return `In the trial kitchen there still are: ${parts.join(', ')}. Bring them along?`
    },
    bring: 'Bring along',
    leave: 'No, delete',
    agents: 'Assistants are connected to a pantry of your own, and this is a trial.',
  },
  joined: (kitchen) =>
    kitchen === null ? 'You now cook together' : `You now cook in “${kitchen}”`,
}
