/** What is to be served beside it is neither wanted nor refused, and what is spared is only not refused. */
export type Verdict = 'wanted' | 'refused' | 'allergy' | 'hand' | 'unsure' | 'beside' | 'spared'

/** A refusal while its list goes on. */
export interface Refusing {
  verdict: Verdict
  /** Something was refused already. */
  met: boolean
  /** A joining word came since; a comma only, when `comma` is set. */
  joined: boolean
  comma: boolean
  /** Nobody can tell whether the list still goes on. */
  open?: boolean
  /** What stood before was refused. */
  before?: boolean
  /** Whatever comes next is of the list, be it a dish. */
  held?: boolean
  /** A dish was refused, so that one more is no new thing. */
  dish?: boolean
  /** «замінити»: what comes in its place stands in the instrumental. */
  swap?: boolean
  /** What was refused first stood in the nominative, as in a list. */
  listed: boolean
  /** «мінус часник плюс лимон»: what a plus follows is not of it. */
  minus?: boolean
  /** A mere «не», with no verb. */
  bare?: boolean
  /** "anything but", "not": a dish right behind a food is one name with it. */
  whole?: boolean
  /** «ненавиджу готувати»: what is hated is no food. */
  remark?: boolean
  /** «без», «крім»: what is refused stands in the genitive. */
  genitive: boolean
}

/** A refusal that has met nothing yet. */
export const opened: Refusing = {
  verdict: 'refused',
  met: false,
  joined: false,
  comma: false,
  listed: false,
  genitive: false,
}
