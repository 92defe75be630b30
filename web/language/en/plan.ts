import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('en')

export const plan: Dictionary['plan'] = {
  title: 'Plan',
  alsoHere: (people: string) => `Also here: ${people}`,
  cost: (price) => `≈ ${price} for the week`,
  costAtLeast: (price) => `at least ${price} for the week`,
  toCook: 'dishes of this week, not cooked yet',
  previous: 'Previous week',
  next: 'Next week',
  today: 'Today',
  days: 'Days of the week',
  week: 'Week',
  makeList: 'Make a list',
  slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
  meals: { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', snack: 'snack' },
  kinds: { note: 'note', leftovers: 'leftovers', out: 'eating out' },
  add: (meal, day) => `Add: ${meal}, ${day}`,
  addMore: (meal, day) => `Add another: ${meal}, ${day}`,
  cooked: 'cooked',
  more: { open: 'More for the plan', title: 'More for the plan' },

  history: {
    title: 'What was cooked',
    none: 'All that you mark as cooked will be here: on the plan, or with the last step of cooking.',
    more: 'Show earlier ones',
  },

  copyWeek: {
    title: 'Copy the week',
    hint: 'What stands on that week stays. No dish comes twice to the same meal.',
    done: (count) => `Added to the plan: ${plural(count, { one: 'entry', other: 'entries' })}`,
    nothing: 'All of it stands there already.',
  },

  menus: {
    title: 'Saved menus',
    save: (week) => `Save the week ${week}`,
    example: 'A meatless week',
    keep: 'Save',
    saved: (name) => `Menu saved: ${name}`,
    place: 'Put it on this week',
    placeOf: (name, week) => `Put on ${week}: ${name}`,
    remove: 'Delete',
    removeOf: (name) => `Delete the menu: ${name}`,
    removed: (name) => `Menu deleted: ${name}`,
    none: 'There is none yet. Save a good week, and put it here when you run out of ideas.',
    noneYet: 'There is none yet. Plan a week, and you can save it here.',
  },

  eaters: { title: 'For whom' },

  leftovers: {
    open: 'Leftovers for another day',
    title: 'When to eat the leftovers',
    more: 'Cook twice as much',
    done: (dish, day, meal) => `Leftovers of ${dish}: ${day}, ${meal}`,
  },

  repeat: {
    open: 'Repeat',
    title: 'When to repeat it',
    days: 'On which days',
    often: 'How often',
    every: (weeks) =>
      weeks === 1 ? 'each week' : weeks === 2 ? 'every other week' : `every ${weeks} weeks`,
    until: 'Until which day (optional)',
    hint: 'To skip it once, take it off that day: the others stay.',
    go: 'Repeat',
    end: 'No longer repeat',
    now: (when) => `Repeats ${when}`,
    done: (dish) => `Repeats: ${dish}`,
    ended: (dish) => `No longer repeats: ${dish}`,
  },

  nutrition: {
    kcal: (amount: string) => `${amount} kcal per person`,
    unknown: 'kcal not known',
    parts: (protein: string, fat: string, carbohydrates: string) =>
      `Protein ${protein} g, fat ${fat} g, carbohydrates ${carbohydrates} g.`,
    missing: (what: string) => `Not counted: ${what}.`,
    forFewer: (dishes: string) => `Not enough for everybody, so shared out evenly: ${dishes}.`,
    how: (percent: number) =>
      `One serving of every dish. ${percent}% of it was counted, from foods as they are bought.`,
    tooLittle: 'Less than 80% of this day could be counted, so a number would be a guess.',
  },

  calendar: {
    title: 'The plan in your calendar',
    lead: 'The calendar of your phone or computer brings in the dishes by itself, as soon as the plan changes.',
    how: 'How dishes are shown',
    hours: 'At mealtimes',
    days: 'For the whole day',
    link: 'Link to the calendar',
    hint: 'It is secret: whoever has it sees the plan of the kitchen. Add it to your calendar as a subscription by address.',
    subscribe: 'Open in the calendar',
  },

  empty: 'The week is still clear',
  emptyHint: 'Touch a plus on any day, or begin here. The plan makes your shopping list.',
  emptyAct: 'Plan a dish',

  sample: {
    show: 'Show a sample week',
    title: 'This is a sample week',
    hint: 'Change it as you like: whatever you have touched stays yours.',
    list: 'A list for these dishes',
    clear: 'Clear the sample',
    cleared: 'The sample is cleared. What you changed has stayed.',
    done: (dinners, breakfasts, days) => {
      const both = [
        plural(dinners, { one: 'dinner', other: 'dinners' }),
        plural(breakfasts, { one: 'breakfast', other: 'breakfasts' }),
      ]
      return `${days}: ${(breakfasts > 0 ? both : both.slice(0, 1)).join(' and ')}`
    },
  },

  fill: {
    title: 'A week in a minute',
    made: 'Here it is',
    open: 'Fill the week',
    back: 'The plan as it is',
    lead: 'We choose dishes from the feed and from your recipes that suit everybody. Nothing is written until you accept it.',
    people: 'How many are you cooking for?',
    meals: 'What to fill',
    diet: 'Is there anything you do not eat?',
    dietHint: 'Allergies and diets of the people in your kitchen are kept anyway.',
    time: 'How much time for a dish?',
    apart: 'No dish again within',
    weeks: (count) => plural(count, { one: 'week', other: 'weeks' }),
    budget: (sign: string) => `Budget for the week, ${sign} (optional)`,
    make: 'Make a week',
    again: 'Make it by these rules',
    shuffle: 'Shuffle',
    hold: 'Keep this dish',
    release: 'Let it go',
    reroll: 'Another by chance',
    swap: 'Choose another dish',
    total: (price: string) => `≈ ${price} for all of it`,
    unpriced: (count: number) =>
      `price unknown: ${plural(count, { one: 'dish', other: 'dishes' })}`,
    accept: (count: number) => `Accept ${plural(count, { one: 'dish', other: 'dishes' })}`,
    accepted: (count: number) =>
      `${plural(count, { one: 'new dish', other: 'new dishes' })} in the plan`,
    missing: (count: number) =>
      `Without a dish: ${plural(count, { one: 'place', other: 'places' })}`,
    narrowedBy: (name, needs) => `${name} (${needs}): too few dishes suit that.`,
    leaveOut: (name) => `${name} does not eat with us this time`,
    loosen: {
      diets: 'There is more without the diets chosen above.',
      time: 'There is more with more time for a dish.',
      money: 'There is more with a larger budget.',
      apart: 'There is more where dishes may come again sooner.',
    },
    tooFew:
      'Neither the feed nor your own recipes have anything more for this. Write down dishes of your own, or choose other meals.',
    nothing: 'Nothing was found by these rules',
    full: 'The week is full already',
    fullHint: 'There is something everywhere on these days. Choose other meals.',
  },

  tray: {
    title: 'Dishes first',
    hint: 'Put by without a day. Drag one into the plan, or tap it and then a place.',
    where: 'Where to put it',
    remove: 'Take it off here',
    removed: (dish: string) => `No longer put by: ${dish}`,
  },

  adding: {
    title: (meal, day) => `${meal}, ${day}`,
    search: 'What shall we cook?',
    placeholder: 'A name, a product or your own words',
    mine: 'My recipes',
    ours: 'Our recipes',
    none: 'Your recipe book is still clear.',
    nothing: 'There is none like that among your recipes.',
    fromFeed: 'From the feed',
    opened: 'Opened on this device',
    fromDevice: 'No connection. This is what the device has.',
    instead: 'Or without a recipe',
    kinds: { note: 'Note', leftovers: 'Leftovers', out: 'Eating out' },
    defaults: { note: 'Note', leftovers: 'Leftovers', out: 'Eating out' },
    done: (dish) => `Planned: ${dish}`,
  },

  changes: {
    waiting: (count) => `No connection. Waiting to be sent: ${count}.`,
    refused: (why) => `What you typed was not saved. ${why}`,
    undone: (dish, why) => `Not done: ${dish}. ${why}`,
  },
  unseen:
    'This device has not seen this week yet: without a connection only what you add is here. It will not be lost.',

  entry: {
    note: 'Note',
    more: 'More',
    noteExample: 'thaw in the morning',
    open: 'Open the recipe',
    cook: 'Mark as cooked',
    uncook: 'Not cooked yet',
    move: 'Move',
    copy: 'Copy to another day',
    remove: 'Take off the plan',
    removed: (dish) => `Taken off: ${dish}`,
    moved: (dish, day, meal) => `${dish}: ${day}, ${meal}`,
    copied: (dish, day, meal) => `Copied ${dish}: ${day}, ${meal}`,
    cooked: (dish) => `Cooked: ${dish}`,
    uncooked: (dish) => `Not cooked yet: ${dish}`,
    served: (dish, portions) => `${dish}: ${portions}`,
    noted: (dish) => `Note saved: ${dish}`,
    where: 'Where to move it',
    whereCopy: 'Where to copy it',
    places: 'Days and meals. Move with the arrow keys, Enter chooses.',
    here: 'it is here now',
    stands: (dishes: string) => `here: ${dishes}`,
    past: 'over',
  },

  dish: {
    title: 'Add to the plan',
    choose: 'Choose a day and a meal',
    hint: 'A recipe from the feed is also saved among yours.',
    open: 'Open the plan',
  },

  list: {
    title: 'A list for the planned dishes',
    from: 'From',
    to: 'To',
    where: 'Write it to',
    fresh: 'A new list',
    name: 'Name of the list',
    go: 'Make a list',
    hint: 'The same products are added up, and the list follows the plan from then on. What you bought or typed stays as it is.',
    done: (count) => plural(count, { one: 'product on the list', other: 'products on the list' }),
  },
}
