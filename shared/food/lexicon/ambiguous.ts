import type { Ambiguity } from './types.ts'

/** The names that belong to several foods, in any of the three languages, and how to read them. */
export const ambiguous: Readonly<Record<string, Ambiguity>> = {
  перець: { default: 'black-pepper', bulk: 'bell-pepper', others: ['chili'] },
  pepper: { default: 'black-pepper', bulk: 'bell-pepper', others: [] },
  паприка: { default: 'paprika', bulk: 'bell-pepper', others: [] },
  paprika: { default: 'paprika', bulk: 'bell-pepper', others: [] },
  петрушка: { default: 'parsley', others: ['parsley-root'] },
  селера: { default: 'celery', others: ['celeriac'] },
  celer: { default: 'celeriac', others: ['celery'] },
  філе: { default: 'chicken-fillet', others: ['fish-fillet'] },
  // The reading that who avoids fish has to know of.
  ікра: { default: 'caviar', others: ['vegetable-caviar'] },
}
