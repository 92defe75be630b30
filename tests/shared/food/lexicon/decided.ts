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
}
