/** What is typed otherwise than it is known by, what is read for it, and what stands in every such text (one of these). */
export type SaidOtherwise = readonly [pattern: string, meant: string, within: string]
