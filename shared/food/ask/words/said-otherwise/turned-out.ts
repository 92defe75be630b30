// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** What went wrong with a dish, or is not to: it is cooked. */
export const turnedOut: readonly SaidOtherwise[] = [
  // "how do I stop rice from sticking": what is kept from going wrong is what is cooked.
  [String.raw`\bhow (?:do i|do we|do you|can i|can we|should i|to) (?:stop|keep|prevent) (?:my |the |our |a |an )?((?:\p{L}+ ){1,2}?)(?:from )?(?:sticking|drying|burning|falling apart|curdling|splitting|sinking|cracking|boiling over|clumping|browning|collapsing|deflating|shrinking|(?:going|getting|turning) (?:dry|soggy|mushy|brown|rubbery|tough|hard|stale|cold))(?: out| together| up| to the pan)?`, 'how to cook $1', 'how '],
  [String.raw`\b(?:do ?n['’]?t|don['’]t|do not) want (?:my|the|our) ((?:\p{L}+ ){1,2}?)to (?:stick|dry|burn|fall apart|curdle|split|sink|crack|boil over|clump|brown|collapse|deflate|shrink|(?:go|get|turn) (?:dry|soggy|mushy|brown|rubbery|tough|hard|stale|cold))(?: out| together| up| to the pan)?`, 'how to cook $1', 'want my|want the|want our'],
  [String.raw`(?<!\p{L})не (?:хочу|хочемо|хочеться),? (?:щоб|щоби|аби) (?:мій |моя |моє |мої |наш |наша )?(\p{L}{3,}(?: \p{L}+)?) (?=(?:зли|роз[вплк]|підгор|пригор|прилип|пересо?х|висох|висих|осі|згорі|потріска|тріс))`, 'як приготувати $1, щоб не ', 'щоб|щоби|аби'],
  [String.raw`(?<!\p{L})(?:nechci|nechceme|nerada?),? aby (?:se |mi |nám |se mi |mi se )?(?:ta |ten |to |moje |můj )?(\p{L}{3,}) (?=(?:slep|rozpad|rozva|připál|pripal|přilep|prilep|vysuš|vysus|spál|spal|sraz|pras|klesl))`, 'jak uvařit $1, aby se ne', 'aby'],
  // «як позбутися гіркоти в баклажанах»: who wants a fault out of it cooks it.
  [String.raw`(?<!\p{L})як (?:позбутися|позбутись|позбавитися|позбавитись|прибрати|забрати|усунути|вивести|перебити) (?:зайв\p{L}+ |зайву |усіх |від )?(?:гіркот\p{L}*|гіркіст\p{L}*|гіркост\p{L}*|кислот\p{L}*|кислинк\p{L}*|жорсткіст\p{L}*|жорсткост\p{L}*|грудоч\p{L}+|грудок|комочк\p{L}+|слиз\p{L}*) (?:в|у|з|із|від) `, 'як приготувати ', 'гіркот|гіркіс|гіркос|кислот|кислин|жорстк|грудо|комочк|слиз'],
  [String.raw`\bhow (?:do i|do we|do you|can i|can we|should i|to) (?:get rid of|remove|take out|get|cook out|draw out) (?:the |any |all the )?(?:bitterness|bitter taste|sourness|toughness|grittiness|lumps|slime|sliminess)(?: out)? (?:in|from|of) (?:my |the |our )?`, 'how to cook ', 'bitter|sourness|toughness|grittiness|lumps|slim'],
  [String.raw`(?<!\p{L})jak (?:se zbavit|odstranit|dostat) (?:té |ty |všech )?(?:hořkost\p{L}*|horkost\p{L}*|kyselost\p{L}*|tuhost\p{L}*|hrudek|hrudky|žmolků|žmolky|slizu|sliz) (?:v|ve|z|ze|u) `, 'jak připravit ', 'hořkost|horkost|kyselost|tuhost|hrud|žmol|sliz'],
  // «proč mi svíčková nechutná jako od babičky»: it is the dish that did not turn out.
  [String.raw`nechutn(?:á|a|ají|aji)(?= jako (?:od|u|v|ta|ten|to)(?!\p{L}))`, 'nevyšla', 'nechutn'],
  // «чого не вистачає моєму хумусу», "what's missing from my chili": it did not turn out.
  [String.raw`(?<!\p{L})(?:чого|що) (?:не вистачає|бракує|не так) (?:у |в |з |із )?(?=(?:моєму|моїй|моїм|моїми|нашими|моїх|мойому|нашому|нашій|нашим) \p{L})`, 'чому несмачний ', 'вистача|браку|не так'],
  [String.raw`\bwhat(?:['’]?s| is| might be| could be) (?:missing|lacking|wrong) (?:from|in|with) (?=(?:my|our) )`, 'why is bland ', 'what'],
  [String.raw`(?<!\p{L})co (?:chybí|schází|chybi|schazi) (?:v |ve |do )?(?=(?:mému|mojí|moji|mé|mém|mem|mého|našemu|naší) \p{L})`, 'proč je mdlý ', 'co '],
  [String.raw`\btast(?:es?|ing) (?:of|like) (?:nothing|water|cardboard)\b`, 'bland', 'tast'],
  // «aby se karbanátky nerozpadaly»
  [String.raw`^(?:jak (?:to )?(?:udělat|zařídit),? )?aby (?:se |mi |nám |se mi |mi se )?(?:ta |ten |to |moje |můj )?(\p{L}{3,}) (?=ne(?:slep|rozpad|rozva|připál|pripal|přilep|prilep|vysuš|vysus|spál|spal|sraz|pras|klesl|byl))`, 'jak uvařit $1, aby se ', 'aby'],
  // «чому мій борщ без кольору», "my stew lacks flavour": it did not turn out.
  [String.raw`(?<!\p{L})без (?:кольору|смаку|запаху|аромату)(?= *(?:$|[.,!?]))`, 'несмачний', 'без '],
  [String.raw`\b(?:lacks?|is lacking|has no|without) (?:any |in |all )?(?:taste|flavou?r|colou?r|depth|oomph)(?= *(?:$|[.,!?]))`, 'is bland', 'lack|has no|without'],
  [String.raw`(?<!\p{L})bez (?:chuti|barvy|vůně)(?= *(?:$|[.,!?]))`, 'mdlý', 'bez '],
  // "why's my pudding flat as a pancake"
  [String.raw`\bwhy['’]s (?=(?:my|our|the) )`, 'why is ', 'why'],
  [String.raw`\bflat as a pancake\b`, 'flat', 'pancake'],
  // «jak usmažit květák, aby nebyl rozmočený»
  [String.raw`(?<=(?<!\p{L})jak [^.;!?]{3,40}?),? aby ne(?:byl|byla|bylo|byly)(?: moc| příliš| tak)? \p{L}+(?= *(?:[.,!?]|$))`, '', 'aby ne'],
]
