// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const ukTool = String.raw`(?:(?:нову|новий|нове|цілу|справжню|гарну) )?(?:мультиварк|повільноварк|хлібопічк|мікрохвильовк|пароварк|скороварк|духовк|вафельниц|сковорідк|фритюрниц|сковород|йогуртниц|аерогрил|електрогрил|грил|блендер|міксер|мангал|казан|комбайн|вок|тостер)\p{L}{0,2}`
const ukGave = '(?:подарували|подарувала|подарував|подаровано|купили|купила|купив|отримала|отримав|отримали|презентували|вручили)'
const ukDay = String.raw`на (?:(?:мій |мої |наш |нашу )?(?:день народження|днюху|іменини|уродини|ювілей|різдво|новий рік|річницю|весілля|свято|новосілля|великдень|миколая|валентина|день матері|день мами|восьме березня|8 березня|\d0[- ]?(?:річчя|ліття)))`
const ukWhom = '(?:мені |нам |їй |йому |мамі |жінці |дружині |бабусі |чоловік |дружина |діти |мама |кум |кума |колеги |на роботі ){0,2}'
const enTool = '(?:(?:new|shiny|little|big|lovely) )?(?:multi ?cooker|slow cooker|crock ?pot|instant pot|pressure cooker|air ?fryer|bread (?:maker|machine)|waffle (?:iron|maker)|blender|stand mixer|mixer|food processor|grill|barbecue|bbq|wok|dutch oven|steamer|microwave)'
const enGot = "(?:got|was given|were given|have been given|['’]ve been given|been given|received|gave me|gave us|bought me|bought us|got me|got us|unwrapped)"
const enDay = '(?:for|at|on) (?:(?:my|our|her|his|the|this) )?(?:birthday|christmas|xmas|wedding|anniversary|mother[’\']?s day|easter|hanukkah|housewarming|retirement|leaving do)'
const csTool = '(?:(?:nový |novou |nové )?(?:pomalý hrnec|pomalej hrnec|multivařič|tlakový hrnec|tlakáč|papiňák|horkovzdušnou fritézu|fritézu|pekárnu|domácí pekárnu|vaflovač|mixér|robota|kuchyňského robota|gril|wok|parák|mikrovlnku|remosku))'
const csGot = '(?:dostala jsem|dostal jsem|dostali jsme|jsem dostala|jsem dostal|jsme dostali|mi dali|nám dali|dostala|dostal|darovali mi|koupili mi)'
const csDay = '(?:k (?:narozeninám|vánocům|svátku|výročí|jmeninám|padesátinám|šedesátinám|čtyřicetinám)|pod stromeček|na vánoce|ke svatbě|od ježíška)'

/** A tool that was a present: what is cooked in it is no dish of that day. */
export const gifts: readonly SaidOtherwise[] = [
  // «мультиварку подарували на іменини»
  [String.raw`(?<!\p{L})${ukWhom}(${ukTool}) ${ukWhom}${ukGave} ${ukWhom}${ukDay}(?!\p{L})`, 'є $1', 'подар|куп|отрим|презент|вруч'],
  [String.raw`(?<!\p{L})${ukWhom}${ukGave} ${ukWhom}(${ukTool}) ${ukDay}(?!\p{L})`, 'є $1', 'подар|куп|отрим|презент|вруч'],
  [String.raw`(?<!\p{L})${ukWhom}${ukDay} ${ukWhom}(?:${ukGave} ${ukWhom}(${ukTool})|(${ukTool}) ${ukWhom}${ukGave})(?!\p{L})`, 'є $1$2', 'подар|куп|отрим|презент|вруч'],
  [String.raw`(?<!\p{L})(мультиварка|повільноварка|хлібопічка|мікрохвильовка|пароварка|духовка|аерогриль|гриль|блендер|міксер|мангал|казан|вафельниця) [–—-] (?:це )?(?:мій |мені |наш )?(?:подарунок|дарунок|презент) (?:мені |нам |мамі )?${ukDay}(?!\p{L})`, 'є $1', 'подарун|дарун|презент'],
  [String.raw`(?<=(?<!\p{L})(?:який|яка|яке|яку|які) [\p{L}'’ʼ]{3,} )(?:в|у|на) (?:ній|ньому|них) (?=(?:можна )?(?:при|з)?(?:готувати|варити|зварити|спекти|пекти|зробити|тушкувати|потушкувати))`, '', ' ній| ньому| них'],
  [String.raw`\b(?:i |we |my \p{L}+ |(?:the )?kids )?(?:have |had )?(?:just )?${enGot} (?:an? |this |the )?(${enTool}) ${enDay}\b`, 'I have a $1', 'got|given|gave|bought|receiv|unwrap'],
  [String.raw`\b${enDay},? (?:i |we |my \p{L}+ )?(?:have |had )?(?:just )?${enGot} (?:an? |this |the )?(${enTool})\b`, 'I have a $1', 'got|given|gave|bought|receiv|unwrap'],
  [String.raw`(?<!\p{L})${csDay} ${csGot} (${csTool})(?!\p{L})`, 'mám $1', 'dost|dal|darov|koup'],
  [String.raw`(?<!\p{L})${csGot} (?:${csDay} (${csTool})|(${csTool}) ${csDay})(?!\p{L})`, 'mám $1$2', 'dost|dal|darov|koup'],
  // «їстівний подарунок своїми руками, щоб постояв»: what is given away keeps, so it is from an oven or in a jar.
  [String.raw`(?<!\p{L})(?:(?:зробити|приготувати|подарувати) (?:[\p{L}'’ʼ]+ )?)?(?:їстівн|їстивн|смачн|кулінарн)(?:ий|і|ого|их) (?:подарун(?:ок|ки|ка|ків)|подаруноч(?:ок|ки)|гостин(?:ець|ці)|презент\p{L}?)(?: своїми руками| власноруч| власними руками)?(?:,? (?:щоб|аби|який|що) (?:довго |трохи |міг |може )?(?:постояв|стояв|постояти|зберігався|полежав|лежав|не зіпсувався|стоїть))?(?!\p{L})`, 'випічка або консервація', 'подарун|гостин|презент|подаруноч'],
  [String.raw`\b(?:edible|homemade food|home-made food|foodie) (?:gifts?|presents?)\b`, 'baking or preserves', 'gift|present'],
  [String.raw`(?<!\p{L})(?:jedl(?:ý|é|ého)|k jídlu) (?:dár(?:ek|ky|ku)|dáreček|dárečky)(?!\p{L})`, 'pečení nebo zavařeniny', 'dár'],
  // «шо в ній таке зварити»: in the tool that was named.
  [String.raw`(?<=(?<!\p{L})(?:що|шо|чого|як|яке|які|яку|щось|шось) (?:б |би |ж |таке |такого |смачного ){0,2})(?:в|у|на) (?:ній|ньому|них) (?=(?:б |би |таке |такого |смачного |можна |з [\p{L}'’ʼ]+ ){0,3}(?:при|з)?(?:готувати|варити|зварити|зварить|спекти|пекти|зробити|зробить|тушкувати|потушкувати|готувать|приготувать))`, '', ' ній| ньому| них'],
]
