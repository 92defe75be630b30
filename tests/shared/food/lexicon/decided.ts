/** A child's allergy asks for more than a recipe of the maker: their labels ordinarily warn of nuts and peanuts. */
const traces = 'It is made beside nuts, and its labels ordinarily warn of them.'
const ofTraces = ['nut-free no → unknown', 'nuts no → unknown', 'peanuts no → unknown']

/** Where the lexicon and the second reader differ, and why it stays so. */
export const decided: Readonly<Record<string, { of: readonly string[]; why: string }>> = {
  кімчі: {
    of: ['sulphites no → unknown'],
    why: 'Where dried shrimp is in it, as labels ordinarily say, so is what shrimp is kept with.',
  },
  'tom yum paste': {
    of: ['sulphites no → unknown'],
    why: 'It is made with dried shrimp, which is ordinarily kept with sulphites.',
  },
  морозиво: { of: ofTraces, why: traces },
  круасан: { of: ofTraces, why: traces },
  бріош: { of: ofTraces, why: traces },
  печиво: { of: ofTraces, why: traces },
  вафлі: { of: ofTraces, why: traces },
  пряники: { of: ofTraces, why: traces },
  бісквіт: { of: ofTraces, why: traces },
  савоярді: { of: ofTraces, why: traces },
  шоколад: { of: ofTraces, why: traces },
  'чорний шоколад': { of: ofTraces, why: traces },
  'білий шоколад': { of: ofTraces, why: traces },
  зефір: { of: ofTraces, why: traces },
  'желейні цукерки': { of: ofTraces, why: traces },
  карамель: { of: ofTraces, why: traces },
  'gluten-free biscuits': { of: ofTraces, why: traces },
  'sponge fingers': { of: ofTraces, why: traces },
  cheesecake: { of: ofTraces, why: traces },
  мюслі: { of: ['peanuts no → unknown'], why: traces },
  'шоколадна паста': { of: ['peanuts no → unknown'], why: traces },
  'peanut butter cups': { of: ['nuts no → unknown'], why: traces },
}
