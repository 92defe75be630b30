/** What an element says in RDFa, in the words of microdata; `v:Recipe` is the Recipe of an older vocabulary. */
export interface SaidInRdfa {
  type: string | null
  names: string[]
}

const nothing: SaidInRdfa = { type: null, names: [] }

/** Inside of an object that RDFa began; `property` stands on many a `<meta>` that is about the page. */
export function rdfaOf(attributes: Record<string, string>, inside: boolean): SaidInRdfa {
  const type = attributes['typeof']?.trim() || null
  if (!inside) return type && /recipe$/i.test(type) ? { type, names: [] } : nothing
  const said = `${attributes['property'] ?? ''} ${attributes['rel'] ?? ''}`
  return { type, names: said.split(/\s+/).filter(Boolean).map(bare) }
}

const bare = (name: string) => name.split(/[#/:]/).at(-1) ?? name
