// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const unwanted = String.raw`(?<!\b(?:no|not|without|too|less|isn['’]?t|don['’]?t (?:want|need)|nothing)(?: \p{L}+)? )`
const powder = '(?! (?:powder|shakes?|bars?|drinks?|yog(?:h)?urts?|pudding|isolate))'
const ofFood = String.raw`(?! (?:mas\p{L}+|ryb\p{L}+|sýr\p{L}*|mlék\p{L}+|tvaroh\p{L}*|vepř\p{L}+|hověz\p{L}+|jogurt\p{L}*|smetan\p{L}*|kus\p{L}*|část\p{L}*))`
const fat = '(?:tučn|mastn)(?:ého|ýho|é|eho|yho|ých)'

/** What a meal is to have much or little of. */
export const nutrition: readonly SaidOtherwise[] = [
  // "A high protien breakfast"
  [String.raw`\bprot(?:ien|iens|iein|ine|ein)s?\b(?! (?:powder|shake|bar|drink))`, 'protein', 'prot'],
  // "Loads of protein", "protein-heavy", "packed with protein"
  [String.raw`${unwanted}\b(?:loads|lots|tons|heaps|stacks|masses|a lot|a good amount|a good dose|packed(?: full)?|full|loaded|bursting|heavy|big|high) (?:of|with|in|on) (?:extra |good |the )?protein\b${powder}`, 'high protein', 'protein'],
  [String.raw`${unwanted}\bprotein[- ](?:heavy|loaded|dense|filled|forward|based|boosted)\b|${unwanted}\b(?:extra|max(?:imum)?|decent|big on|plenty) protein\b${powder}`, 'high protein', 'protein'],
  // «bílkovinová večeře», «snídaně plná proteinu»
  [String.raw`(?<!\p{L})(?:(?:vysoko)?bílkovinov(?:á|ý|é|ou|ého|ej)|vysoko(?:proteinov|bílkovinn)\p{L}+|(?:plná|plný|plné|plnou|nabit\p{L}+|bohat\p{L}+|našlapan\p{L}+) (?:na )?(?:protein|bílkovin)\p{L}*|(?:hodně|dost|spousta|spoustu|více|víc) protein\p{L}*)(?!\p{L})(?! (?:tyčink|práš|nápoj|koktejl))`, 'hodně bílkovin', 'bílkovin|protein'],
  // «nic tučného», «nesmí mastné»: light is what is wanted.
  [String.raw`(?<!\p{L})(?:(?:ne(?:chci|chceme|chce|jím|jíme|jí|smím|smíme|smí|můžu|může|dělá dobře)|nemá(?:m|me)? rád\p{L}*|aby to nebylo|ať to není|bez) )?(?:něco |nic )?(?:moc |příliš |zbytečně )?(?<=(?:nic|ne\p{L}+|rád\p{L}*|bez) (?:něco |nic )?(?:moc |příliš |zbytečně )?)${fat}(?!\p{L})${ofFood}`, 'něco lehkého', 'tučn|mastn'],
  [String.raw`(?<!\p{L})nízkotučn(?=(?:á|é|ou|ý|ého|ej) (?:večeř|oběd|jídl|snídan|polévk|salát|dezert))`, 'lehk', 'nízkotučn'],
]
