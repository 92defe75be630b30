/** Title over food over other text; what has no weight is only found, not ranked. */
export type Weight = 'A' | 'B' | ''

/** What a document is found by. There is one of each, so that whether it stands in the document already is seen on it. */
export class Interned {
  readonly term: string
  /** Whoever knows more of it keeps that under this; negative where there may be another of the same term. */
  readonly id: number
  /** The last document that it came to, and the weight it has there. */
  document = 0
  weight: Weight = ''

  constructor(term: string, id: number) {
    this.term = term
    this.id = id
  }
}

/** Kitchens use few words; past so many no other is remembered. */
const mostInterned = 60_000
const interned = new Map<string, Interned>()

/** The one that stands for a term; once there are too many, some that stands for it. */
export function intern(term: string): Interned {
  const known = interned.get(term)
  if (known) return known
  if (interned.size >= mostInterned || term.length > 60) return passing(term)
  const made = new Interned(term, interned.size)
  interned.set(term, made)
  return made
}

/** For what no other document will say. */
export function passing(term: string): Interned {
  return interned.get(term) ?? new Interned(term, -1)
}

let documents = 0

/** The terms of one document, each with the greatest of its weights. Of two that are gathered at a time none is right. */
export class Gathering {
  readonly all: Interned[] = []
  private readonly document = ++documents
  private readonly others = new Map<string, Interned>()

  add(one: Interned, weight: Weight = ''): void {
    const the = one.id < 0 ? this.other(one) : one
    if (the.document !== this.document) {
      the.document = this.document
      the.weight = weight
      this.all.push(the)
    } else if (weight !== '' && (the.weight === '' || weight < the.weight)) the.weight = weight
  }

  private other(one: Interned): Interned {
    const before = this.others.get(one.term)
    if (before) return before
    this.others.set(one.term, one)
    return one
  }
}
