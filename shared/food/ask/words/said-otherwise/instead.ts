// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** Who puts themselves right, compares, or says two things in one breath: which of them is meant. */
export const instead: readonly SaidOtherwise[] = [
  // «замість вершків — кокосове молоко»: the dash stands for what comes in its place.
  // «а якщо замість сметани взяти йогурт?»
  [String.raw`(?<!\p{L})(а |і |чи )?(?:якщо|що як|можна|а можна|чи можна)(?: я| б)? замість ([\p{L}'’ʼ]{3,}) (?:взяти|покласти|додати|використати|підставити|лити|всипати|брати|візьму|покладу) ([\p{L}'’ʼ]{3,}(?: [\p{L}'’ʼ]{3,})?)(?=\s*(?:[.,;!?]|$))`, '$1$3 замість $2', 'замість'],
  [String.raw`(?<!\p{L})(a )?(?:co když|když|můžu|jde|šlo by) místo (\p{L}{3,}) (?:dám|dát|použiju|použít|vezmu|vzít|přidám) (\p{L}{3,}(?: \p{L}{3,})?)(?=\s*(?:[.,;!?]|$))`, '$1$3 místo $2', 'místo'],
  [String.raw`(?<![\p{L}'’ʼ])(замість [\p{L}'’ʼ]+(?: [\p{L}'’ʼ]+)?) [—–-] (?=[\p{L}'’ʼ]+)`, '$1 хочу ', 'замість'],
  // "lasagna but with zucchini for noodles"
  [String.raw`\bbut with (\p{L}+) for (?=\p{L})`, 'but with $1 instead of ', 'but with'],
  [String.raw`(?<!\p{L})а (\p{L}+) собі(?= *(?:$|[.,!]))`, 'а $1 залиште собі', 'собі'],
  [String.raw`\b(?:whatever|whichever) but(?= \p{L})`, 'anything but', ' but'],
  [String.raw`\b86(?= \p{L})`, 'without', '86'],
  [String.raw`\b(?:rather|sooner) (\p{L}+) than\b(?! (?:have|eat|cook|touch|see|taste|swallow|put|make))`, 'prefer $1 rather than', 'than'],
  // "Chicken, no wait, turkey", «не телятина, я мала на увазі баранина»: who puts themselves right wants the second.
  [String.raw`(?<!\p{L})(\p{L}+),?(?: oh| um| er)?,? (?:no|nope),? (?:wait|hang on|hold on|scratch that|actually),? (?:i mean(?:t)? |make that |make it |with )?(?!no\b|not\b|without\b|i\b|don|skip|leave|hold|that\b|the\b|a\b)(\p{L}+)`, '$2 instead of $1', ' no'],
  [String.raw`(?<!\p{L})(?:(?:з|із|зі) )?(\p{L}+),? (?:ой|ох|ай),? (?:ні|нє),? (?:стоп|чекай|чекайте|стривай|зачекай|тобто),? ?(?:(?:з|із|зі) )?(?!без |не |ні )(\p{L}+)`, '$2 замість $1', ' н'],
  [String.raw`(?<!\p{L})(?:ой |ох |ні |нє )*не (\p{L}+),? (?:а )?(?:я )?(?:мав|мала|мали) на увазі (\p{L}+)`, '$2 замість $1', 'на увазі'],
  [String.raw`(?<!\p{L})nemysl(?:el|ela|eli) (?:jsem |jsme )?(\p{L}+),? ale (\p{L}+)(?: pardon| sorry)?`, '$2 místo $1', 'nemysl'],
  [String.raw`(?<!\p{L})(?:(?:s|se) )?(\p{L}+),? (?:teda|tedy|ne|pardon),? vlastně (?:(?:s|se) )?(?!bez |ne )(\p{L}+)`, '$2 místo $1', 'vlastně'],
  [String.raw`^not (\p{L}+), (\p{L}+)(?=[.!])`, '$2 instead of $1', ', '],
  // «хочу шашлик ой ні краще рибу», "pizza no wait make it fish": who takes a wish back draws a breath, though nobody wrote it.
  [String.raw`(?<=\p{L}{3}),? (?:ой |ох |ай |а |та |хоча |хм )?(?:ні|нє),? (?=(?:краще|ліпше|лучше|давай|давайте|хай|нехай)(?!\p{L}))`, ', ні, ', 'ні|нє'],
  [String.raw`(?<=\p{L}{3}),? (?:oh |um |actually |wait |hmm )*(?:no|nope),? (?:wait |actually )?(?=(?:rather|make it|let['’]?s|i['’]?d rather|give me)\b)`, ', no, ', ' no'],
  [String.raw`(?<=\p{L}{3}),? (?:ale |vlastně |počkej |jé )?ne,? (?=(?:radši|raději|radeji|radsi|spíš|spis)(?!\p{L}))`, ', ne, ', ' ne'],
  // «ні, не курку, я казала про індика», "not shrimp, i meant scallops"
  [String.raw`(?<!\p{L})(?:ні,? |нє,? |ой,? |ох,? )*не (\p{L}+),? (?:а )?я (?:сказав|сказала|казав|казала|говорив|говорила|просив|просила|хотів|хотіла) (?:про )?(?!не |ні |без |що |щоб |а |але |та )(\p{L}+)`, '$2 замість $1', ' я '],
  [String.raw`\b(?:no,? )?(?:wait,? )?not (?:the |a |any )?(\p{L}+),? (?:but )?i (?:meant|said|mean|asked for) (?:the |a |some )?(?!no\b|not\b|without\b|that\b|i\b|it\b)(\p{L}+)`, '$2 instead of $1', 'not '],
  [String.raw`(?<!\p{L})ne (\p{L}+),? (?:ale )?(?:myslel|myslela|říkal|říkala|rikal|rikala) jsem (?!ne |bez |že |ze )(\p{L}+)`, '$2 místo $1', ' jsem '],
  // "baked not fried chicken wings": of two manners one is meant, and what is made so is wanted.
  [String.raw`\b(baked|grilled|roasted|steamed|boiled|poached|stewed|braised|raw|oven[- ]baked),? (?:and |but )?not ((?:deep[- ]|pan[- ])?fried|boiled|baked|grilled|roasted|breaded|battered|raw|smoked)((?: \p{L}+){1,3})(?=[,.;!?]|$)`, '$1$3, not $2', ' not '],
  [String.raw`(?<!\p{L})((?:за)?печен\p{L}+|варен\p{L}+|відварен\p{L}+|тушкован\p{L}+|парен\p{L}+|сир(?:а|у|і)),? (?:а )?не ((?:під|об|за)?смажен\p{L}+|варен\p{L}+|печен\p{L}+|копчен\p{L}+|паніро\p{L}+)((?: \p{L}+){1,3})(?=[,.;!?]|$)`, '$1$3, не $2', ' не '],
  // «суп не хочу хочу борщ»: between a refusal and a wish there is a pause, though nobody wrote it.
  [String.raw`(?<!\p{L})(не (?:хочу|хочемо|буду|будемо|їм|їмо|люблю|любимо|треба)(?: \p{L}{3,}){0,2}) (?=(?:хочу|хочемо|люблю|любимо|дай|дайте|давай|давайте)(?!\p{L}))`, '$1, ', 'не '],
  [String.raw`(?<!\p{L})(\p{L}{3,} (?:хочу|люблю|буду)) (?=\p{L}{3,} не (?:хочу|люблю|буду|їм)(?!\p{L}))`, '$1, ', ' не '],
  [String.raw`(?<!\p{L})((?:do ?n['’]?t|don['’]t|do not) (?:want|like|eat|fancy)(?: \p{L}+){1,2}) (?=(?:i|we) (?:want|fancy|need)\b)`, '$1, ', 'do'],
  [String.raw`(?<!\p{L})(ne(?:chci|chceme|jím|jíme|jim|jime)(?: \p{L}+){0,2}) (?=(?:chci|chceme|dej|dejte)(?!\p{L}))`, '$1, ', 'ne'],
  [String.raw`(?<!\p{L})(\p{L}{3,} chci) (?=\p{L}{3,} nechci(?!\p{L}))`, '$1, ', 'nechci'],
  // «краще риба ніж курка», "tofu over chicken any day"
  [String.raw`(?<!\p{L})(?:краще|ліпше|радше) (?!б |би |не )(\p{L}+(?: \p{L}+)?),? (?:ніж|аніж) (\p{L}+)(?=[.,!?;]|$)`, 'хочу $1 замість $2', 'ніж'],
  [String.raw`(?<!\p{L})(\p{L}+) over (\p{L}+)(?=,? (?:any day|any time|anytime|every time|always)\b)`, 'prefer $1 rather than $2', ' over '],
  // «пиріг з яблуками, ой ні, з грушами»: what is taken back is only what it is made with.
  [String.raw`(?<!\p{L})(?:з|із|зі) (\p{L}+),? (?:(?:ой|ох|ай|та|хоча|точніше|тобто|а|вибачте|пардон),? ){0,2}(?:ні|нє),? (?:(?:краще|давай|давайте|точніше|тобто|а),? ){0,2}(?:з|із|зі) (\p{L}+)(?!\p{L}),?(?! (?:не|ні|теж|також|нікому|ніхто|ніколи)(?!\p{L}))`, 'з $2 замість $1', ' ні| нє'],
  [String.raw`(?<!\p{L})(?:s|se) (\p{L}+),? (?:(?:teda|tedy|vlastně|vlastne|ale|počkat|pockat|pardon|a),? ){1,2}ne,? (?:(?:radši|radsi|raději|spíš),? )?(?:s|se) (\p{L}+)(?!\p{L}),?(?! (?:ne\p{L}*|taky|také|nikdo|nikdy)(?!\p{L}))`, 's $2 místo $1', ' ne,| ne s'],
  [String.raw`\bwith (\p{L}+),? (?:(?:oh|um|er|sorry),? )?no,? (?:(?:wait|sorry|actually|rather),? )?with (\p{L}+)\b,?(?! (?:not|no|either|nope|never|isn|is not)\b)`, 'with $2 instead of $1', 'no, |no wait|no with|no sorry'],
  // "rather have fish than pork"
  [String.raw`\b(?:rather|sooner) (?:have|eat|cook|make|get) (?:some |the |a )?(\p{L}+(?: \p{L}+)?) than (?!have |eat |cook |touch |see |taste |swallow |put |make |face |be |go )(?=\p{L})`, 'prefer $1 rather than ', 'than'],
  // «деруни з м'ясом, ой ні, без м'яса»
  [String.raw`(?<!\p{L})(?:з|із|зі) (\p{L}+(?:['’ʼ]\p{L}+)?),? (?:(?:ой|ох|ай|та|хоча|точніше|тобто|а),? )*(?:ні|нє),? (?=без )`, '', 'без '],
  [String.raw`\bwith (\p{L}+),? (?:(?:oh|um|er|sorry|wait),? )*no,? (?=without |no \1)`, '', ' no'],
  // «свинина нам не підходить що з баранини»: a question begins, though nobody wrote a comma.
  [String.raw`(?<=(?:^|[^\p{L}])не (?:підходить|підходять|можна|їмо|їм|їсть|їдять|люблю|любить|любимо|люблять|переносить|переношу|хочу|хоче|хочемо|треба)) (?=(?:що|чим|який|яка|яке|які|яку|як|з чого) \p{L})`, ', ', ' не |^не '],
  [String.raw`(?<=\p{L}) якщо (?=\p{L}+ (?:\p{L}+ ){0,2}(?:не|без|алергі\p{L}+|набрид\p{L}*|остогид\p{L}*|сидить у|сидить в|сидять у|сидять в|лізе|лізуть)(?!\p{L}))`, ', якщо ', 'якщо'],
  [String.raw`(?<=(?:^|[^\p{L}])(?:прибери|приберіть|забери|заберіть) \p{L}{3,}) (?=(?:постав|поставте|поклади|покладіть|додай|додайте|дай|дайте|кинь)(?!\p{L}))`, ', хочу ', 'приб|забер'],
  // "I said lentils, I mean chickpeas"
  [String.raw`\bi (?:said|wrote|typed) (\p{L}+),? (?:but )?(?:i )?(?:mean|meant) (?!no\b|not\b|without\b)(\p{L}+)`, '$2 instead of $1', 'mean'],
  [String.raw`(?<!\p{L})(?:я )?(?:сказа(?:в|ла)|написа(?:в|ла)) (\p{L}+),? (?:а |але )?(?:мав|мала|маю) на увазі (?!не |без )(\p{L}+)`, '$2 замість $1', 'на увазі'],
  [String.raw`(?<!\p{L})(?:řekl|řekla|napsal|napsala) jsem (\p{L}+),? (?:ale )?(?:myslel|myslela|myslím) (?:jsem )?(?!ne |bez )(\p{L}+)`, '$2 místo $1', 'mysl'],
  // "use yogurt where you'd use sour cream", "less rice, more like quinoa"
  [String.raw`\buse (\p{L}+(?: \p{L}+)?) where (?:(?:you|i|we|one)(?:['’]?d| would)|it says|the recipe (?:says|uses|calls for|wants)) (?:normally |usually )?(?:use |put |have )?(?=\p{L})`, 'use $1 instead of ', 'where'],
  // "make it turkey, sorry, i meant duck", "i thought i wanted ramen. on reflection, pho"
  [String.raw`(?<!\p{L})(\p{L}+),? (?:sorry|oops|no|wait|actually),? i (?:meant|mean) (?:the |a |some )?(?!no\b|not\b|without\b|that\b|it\b|i\b)(\p{L}+)`, '$2 instead of $1', ' i mean'],
  [String.raw`\bi thought (?:i|we) (?:wanted|fancied) (?:a |an |some |the )?(\p{L}+)[.,;]? (?=(?:on reflection|on second thoughts?|but now|actually|now)\b)`, 'instead of $1, ', 'thought'],
  // «majonézu prosím nahraďte jogurtem», «майонез замініть йогуртом»: what stands before it goes, and what it is done with comes.
  [String.raw`(?<!\p{L})(\p{L}+) (?:prosím |prosim )?(?:nahraď|nahraďte|nahradte|nahraďme|nahradíme|nahradime|vyměňte|vymente) (?:za )?(\p{L}{2,}(?:em|ěm|ou|ím|imi|ami))(?!\p{L})`, 'bez $1, s $2', 'nahra|vymě|vyme'],
  // «sůl vynechávat, kuře ale miluje»
  [String.raw`, (\p{L}+) ale (?=(?:miluje|milují|miluji|mám|má|mají|jí|jím|chce|chci|zbožňuje|může|muze)(?!\p{L}))`, ', ale $1 ', ' ale '],
  // "no meat apart from chicken"
  [String.raw`\b(?:apart|aside) from\b(?! (?:that|this|it|them|these|those|which)\b)`, 'except', 'apart from|aside from'],
  // "beef stew - no wait, not beef, lamb": one food of it is replaced.
  [String.raw`,?(?: -| –| —)? (?:oh |um |ah )?(?:no,? )?(?:wait|hang on|hold on|scratch that|sorry|oops),? not (?:the |with )?(\p{L}+),? (?:but )?(?:with )?(\p{L}+)(?= *(?:[.,!?]|$|instead|please))`, ', not $1 but $2', ' not '],
  // "Oops, I meant zucchini, not cucumber"
  [String.raw`(?<=^|[.!?,] ?)(?:(?:oops|sorry|wait|no|oh|actually),? )*i meant(?: to say)? (?=\p{L})`, 'I want ', 'i meant'],
  // "soup with barley and um no not barley rice"
  [String.raw`(?<!\p{L})(\p{L}{3,})(?: and)?,? (?:um|uh|er|erm|hmm),? (?:no,? )?not \1,? (\p{L}{3,})`, '$2 instead of $1', ' not '],
  // «м'ясо міняємо на фалафель»
  [String.raw`(?<!\p{L})(\p{L}[\p{L}'ʼ’]*) (?:ми |я )?(?:міняємо|міняю|поміняємо|поміняю|замінюємо|замінюю|замінимо|заміню|замінили|замінила) на `, 'без $1, з ', 'мін'],
  [String.raw`(?<!\p{L})(?:náhrad\p{L}|nahrad[auy]) za (\p{L}+)(?!\p{L})`, 'místo $1', 'hrad'],
  // "instead of rice, cauliflower"
  [String.raw`^instead of (\p{L}+(?: \p{L}+)?), (?=\p{L}+(?: \p{L}+)?[.!]?$)`, 'without $1. I want ', 'instead'],
  [String.raw`^замість (\p{L}[\p{L}'ʼ’]*(?: \p{L}+)?), (?=\p{L}[\p{L}'ʼ’]*(?: \p{L}+)?[.!]?$)`, 'без $1. хочу ', 'замість'],
  // "what could stand in for fish sauce", «čím nahradím vejce»
  [String.raw`\b(?:can|could|would|will|might|to) (?:stand|step|sub|fill) in for (?=\p{L})`, 'instead of ', ' in for '],
  [String.raw`(?<!\p{L})čím (?:mohu |můžu |lze |se dá |bych )?nahrad(?:ím|íme|it|íte|il|ila) (?!v |ve |do |na )(\p{L}+)(?!\p{L})`, 'co místo $1', 'nahrad'],
]
