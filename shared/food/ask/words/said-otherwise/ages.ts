// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const months = '(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?: and a half|[.,]5|½)?'
const later = '(?:1[3-9]|2[0-9]|3[0-5])'
const month = '[- ]?(?:months?|mos?|mths?|m/o)'
const whose = '(?:an? |my |our |the |this |her |his |their |with )?'
const child = '(?:baby|babies|boys?|girls?|sons?|daughters?|twins?|niece|nephew|grandson|granddaughter|grandchild|infant|child|kid|little (?:one|boy|girl|man))'
const person = `(?:(?:my|our|the|her|his|their) )?(?:${child}|she|he)`
/** What of somebody so old is said next; a cheese and a puppy have months too. */
const next = String.raw`(?=\s*(?:[.,;:!?)&+]|$|(?:and|or|with|who|that|can|could|will|would|is|isn|has|hasn|need|needs|want|wants|eats?|eating|love|loves|likes?|hates?|won|doesn|to|too|in|for|at|on|as|share|have|refuses?|without|no|not|allergic|breakfast|lunch|dinner|tea|supper|meals?|food|snacks?)\b))`
const pregnant = '(?! (?:pregnant|along|gone|into|sober|out|post|in|of))'
const isOrAre = "(?:['’]?s|['’]?re| is| are| was| turns?| turned)(?: only| just| almost| nearly| now| about| already| both)?"

const czechMonths = '(?:jednoho|jedno|dvou|tří|čtyř|pěti|šesti|sedmi|osmi|devíti|deseti|jedenácti|(?:[1-9]|1[01])(?:-?ti)?[- ]?)'
const czechCount = '(?:[1-9]|1[01]|dva|tři|čtyři|pět|šest|sedm|osm|devět|deset|jedenáct|půl)'
const czechChild = String.raw`(?:mimin\p{L}+|mimi|dítě\p{L}*|dcer\p{L}+|dceř\p{L}+|syn\p{L}*|kluk\p{L}*|kluč\p{L}+|chlapeč\p{L}+|holč\p{L}+|holk\p{L}+|vnuč\p{L}+|vnuk\p{L}*|kojen\p{L}+|dvojčat\p{L}+|prc\p{L}+|mal(?:ý|á|ému|é))`
const ours = String.raw`(?:pro )?(?:naš\p{L}+ |náš |moj\p{L}+ |můj |mého |mému |mé |tomu |té |to )?`

/** How old a child is that is not yet a year old, in whatever words: a baby eats with us, and no honey. */
export const ages: readonly SaidOtherwise[] = [
  // "Something a 9 month old can hold": it is for them.
  [String.raw`\b(?:that |which |so )?${whose}${months}${month}[- ]old (?:can|could|will) (?:hold|chew|eat|manage|grab|pick up|gum)\b`, 'for my 9 month old baby', 'old'],
  // "An 8-month-old and two adults", "for our ten month old girl"
  [String.raw`\b${whose}${months}(?: ?(?:-|to) ?${months})?${month}[- ]old ${child}\b`, 'my 9 month old baby', 'old'],
  [String.raw`\b${whose}${months}[- ]?(?:month|mo|mth|m/o)[- ]old(?:s\b|['’]s\b|\b)${next}`, 'my 9 month old baby', 'old'],
  [String.raw`\b(?:my|our|an?) ${months} ?(?:mo|m/o|mths?)\b${next}`, 'my 9 month old baby', 'mo|m/o|mth'],
  // "She's 10 months", "our son is nine months old", "twins, ten months"
  [String.raw`\b${person}${isOrAre} ${months}${month}(?: old)?\b${pregnant}`, 'my 9 month old baby', 'mo|m/o|mth'],
  [String.raw`\b(?:my |our |the )?(?:baby|twins|babies|son|daughter|little one|boy|girl),? (?:\(|aged? )?${months}${month}(?: old)?\b${pregnant}`, 'my 9 month old baby', 'mo|m/o|mth'],
  [String.raw`(?<=^|[.!?] )${months} months old(?=[^]*\b(?:she|he|her|him|baby|they|them)\b)`, 'my 9 month old baby', 'old'],
  [String.raw`\b${person}${isOrAre} (${later}) months(?: old)?\b${pregnant}`, 'my $1 month old', 'months'],
  // «desetiměsíční holčička», «půlroční mimčo»
  [String.raw`(?<!\p{L})${ours}(?:${czechMonths}měsíčn\p{L}+|půlročn\p{L}+) ${czechChild}(?!\p{L})`, 'pro miminko', 'měsíčn|půlročn'],
  // «dceři je 10 měsíců», «syn má osm měsíců»
  [String.raw`(?<!\p{L})${ours}${czechChild} (?:je|má|bylo|bude|měl[ao]?|slaví)(?: teprve| už| teď| skoro| právě)? ${czechCount} (?:měsíc\p{L}*|roku)(?!\p{L})`, 'pro miminko', 'měsíc|roku'],
  [String.raw`(?<!\p{L})${ours}${czechChild},? (?:v |\()?${czechCount} měsíc\p{L}*(?!\p{L})`, 'pro miminko', 'měsíc'],
  [String.raw`(?<!\p{L})(?:prvn(?:í|ích|ího|ímu|ím) )?příkrm(?:y|u|ů|em|ům)?(?!\p{L})(?: pro (?:miminko|mimino|mimi|kojence|dítě|dítko)(?!\p{L}))?`, 'pro miminko', 'příkrm'],
]
