import { remembered } from './remembered.ts'
import { sectionOfClass } from './words.ts'

const hiddenTags = new Set(
  'script style noscript template nav footer button select iframe svg textarea option video audio figcaption'.split(
    ' ',
  ),
)
const hiddenClass =
  /^(?:comments?|respond|sidebar|related|newsletter|share|sharing|social|breadcrumbs?|(?:\w+-)?(?:cookies?|consent|gdpr)|cc-(?:window|banner)|advert\w*|ads?|ad-?units?|ad-?slots?|adsbygoogle|adthrive|mv-ad|google-?ads?|gpt-?ad|raptive|rating|ratings|nutrition|popular|menu|footer|navigation|nav|navbar|widget|author-box|screen-reader\w*|sr-only|visually-hidden|tooltip|modal|popup|pagination|tags|toc|post-footer|post-meta|post-labels|entry-footer|entry-meta|btn|button|signature|wprm-recipe-notes\w*|wprm-call-to-action)(?:$|[-_])/i
const hiddenRoles = new Set(['dialog', 'alertdialog', 'navigation', 'search', 'contentinfo'])
const namingClass =
  /(?:^|[-_\s])(?:heading|sub-?head(?:ing|er|line)?|section-?(?:head(?:er|ing)?|title|name)|group-?(?:name|title|head(?:er|ing)?)|ingredients?-(?:label|heading|title|header|subtitle)|separator)(?:$|[-_\s])|SectionHead|SubHead/
/** The foods of a step, said again below it. */
const repeated = /instruction-ingredient|step-ingredient/i
const itemClass =
  /(?:^|\s)[\w-]*(?:ingredient|zutat|instruction|step|direction)(?:s?[-_]{1,2}(?:item|row|line|entry|text)(?:_{1,2}\w{1,12})?)?(?:\s|$)/i
/** What holds a whole page says nothing of its lines, whatever it is called. */
export const holdsAll: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article'])

const hides = remembered((classes) => classes.split(/\s+/).some((one) => hiddenClass.test(one)))
const repeats = remembered((said) => repeated.test(said))
export const isNaming = remembered((classes) => namingClass.test(classes))
export const isItem = remembered((classes) => itemClass.test(classes))

/** What is not for those who read a recipe: menus, adverts, comments, and what is not shown at all. */
export function isHidden(
  name: string,
  { class: classes = '', role = '', style }: Record<string, string>,
  /** All that its class, its id and its property call it. */
  said: string,
): boolean {
  return (
    hiddenTags.has(name) ||
    hiddenRoles.has(role) ||
    (said !== '' && repeats(said)) ||
    (classes !== '' && !holdsAll.has(name) && hides(classes) && sectionOfClass(said) === null) ||
    (style !== undefined && /display\s?:\s?none/i.test(style))
  )
}
