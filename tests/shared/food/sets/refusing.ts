// biome-ignore-all format: a table of phrases
/** Ways to refuse a food. N, G, A and I stand for its nominative, genitive, accusative and instrumental. */
export const ukrainianRefusals = phrases(`
  не їм A|A не їм|не люблю A|A не люблю|не переношу A|A не переношу|A мені не можна|мені не можна A|терпіти не можу A
  A терпіти не можу|все крім G|усе, окрім G|за винятком G|салат за винятком G|з будь-чим, за винятком G|тільки не A
  тільки не N|лише не A|аби не A|аби не N|аби не було G|щоб не було G|щоб G не було|щоб без G|забудь про A|забудьте про A
  прибери A|приберіть A|викинь A|викиньте A|викреслити A|викресли A|обійдемось без G|обійдемося без G|обійтися без G
  можна без G|краще без G|краще не A|тільки без G|лише без G|абсолютно без G|зовсім без G|взагалі без G|суп але без G
  суп, але не з I|не з I|не на G|без жодної G|без будь-якої G|жодної G|ніякої G|ніяких G|нема G|немає G|у мене немає G
  вдома нема G|закінчилась N|скінчилася N|скінчилась N|N скінчилася|N закінчилася|не маю G|бракує G|замість G|заміни A
  замініть A|чим замінити A|мінус N|мінус A|виключи A|виключіть A|виключити A|виключаючи A|N виключена|виключена N|уникаю G
  уникаємо G|унікаю G|намагаюсь уникати G|ненавиджу A|A ненавиджу|ненавидимо A|гидую I|бридить від G|нудить від G
  верне від G|мене нудить від G|від G нудить|від G болить живіт|живіт болить від G|від G висипає|від G пучить
  після G погано|після G болить живіт|мені погано від G|у мене алергія на A|на A алергія|алергія на A|алергік на A
  маю алергію на A|алергія: N|реакція на A|в мене реакція на A|непереносимість G|чутливість до G|G не додавати
  A не додавати|не додавай A|не додавайте A|не клади A|не класти A|не ставте A|не сип A|не лий A|A не клади
  A не використовувати|не використовуй A|не вживаю A|A не вживаю|не споживаю A|відмовився від G|відмовилась від G
  відмовляюсь від G|хочу відмовитися від G|кинув їсти A|перестала їсти A|перестав їсти A|більше не їм A|давно не їм A
  зовсім не їм A|взагалі не їм A|ніколи не їм A|не хочу A|A не хочу|не хочеться G|G не хочеться|не треба G|G не треба
  не потрібно G|не бажаю G|не смакує N|N не смакує|не подобається N|N не подобається|не заходить N|N не заходить|не йде N
  набридла N|N набридла|обридла N|остогидла N|дістала N|вже не можу A|не можу їсти A|не можу бачити A|бачити не можу A
  не терплю A|не терпить A|дитина не їсть A|діти не люблять A|чоловік ненавидить A|N заборонена|заборонена N
  лікар заборонив A|лікар не дозволяє A|лікар сказав не їсти A|не дозволено A|не дозволяється N|протипоказана N
  N протипоказана|проти G|я проти G|N - ні|N ні|ні N|ні G|ні, не A|не A|не N|N не підходить|не підходить N|N відпадає
  N не варіант|N не варіант, суп|окрім того, без G|подалі від G|тримаюсь подалі від G|без смаку G|без запаху G
  без присмаку G|вільний від G|вільне від G|позбавлене G|не містить G|що не містить G|не повинно бути G|не має бути G
  не має містити G|сидимо без G|залишились без G|поки без G|суп у якому нема G|де немає G|щоб не пахло I
  ніякого натяку на A|ані G|ані грама G|ні краплі G|ні крихти G|без домішок G|без додавання G|без вмісту G
  не кладіть мені A|не пропонуй A|не пропонуйте з I|не показуй з I|не радь A|хай без G|нехай буде без G|нехай не буде G
  хай не буде G|все що завгодно, тільки не A|що завгодно, аби не A|що завгодно тільки без G|з чим завгодно, крім G
  хоч що, аби не A|суто без G|бе G|рецепт не містить G|виняток: N|виключення: N|крім: N|без: N|не можна: N|алергени: N
  не їм: N|стоп-лист: N|обмеження: N|A ні в якому разі|ні в якому разі A|у жодному разі не A|в жодному разі не A
  аж ніяк не A|тільки б не A|аби тільки не A|лиш би не A|лишень не A|A не перетравлюю|не перетравлюю A|N — ні, дякую
  курка не набридла, а от N так|хочу щось смачне, за винятком G|приберіть A зі списку|N під забороною|A викинь
  обійдуся без G|терпіти не можемо A|A дитина випльовує|не зношу A|A не зношу|давай без G|можна не з I|ми не дружимо з I
|лишіть A собі|A залиште собі|A хай їсть сусід|A хай їдять інші|хто їсть A, а я не з таких|від G заклало горло|N мене душить|скасуйте A|без фанатизму з I|щоб не траплялось G|ненавджу A|викньте A|алергя на A
  випічка без G|духовка без G|випічка, без G|пікнік без G|мультиварка без G
`)

/** E stands for the food. */
export const englishRefusals = phrases(`
  get the E out of my soup|get E out of this recipe|not too keen on E|not really into E|not that big on E|E isn't our thing|E are evil|E is evil
  anthing but E|evrything but E|E is bnaned|E exluded
  no E|no E please|E? no thanks|no thanks to E|without E|w/o E|w/out E|without any E|with no E|with out E|minus E
  minus the E|sans E|except E|except for E|anything except E|anything but E|everything but E|but not E|but no E
  soup but hold the E|hold the E|hold E|skip E|skip the E|skipping E|leave out E|leave out the E|leave the E out
  leave E out|leave off the E|E-free|E free|free of E|free from E|non-E|non E|not E|not with E|nothing with E
  nothing containing E|never E|don't like E|dont like E|do not like E|don't want E|don't eat E|doesn't eat E|won't eat E
  can't eat E|cannot eat E|can't have E|can't stand E|cant stand E|can't tolerate E|can not have E|can't do E|don't do E
  I hate E|hate E|E I hate|dislike E|detest E|loathe E|despise E|not a fan of E|not a big fan of E|not fond of E|not into E
  not keen on E|allergic to E|E allergy|allergy to E|allergies: E|allergy: E|E intolerance|intolerant to E|sensitive to E
  avoid E|avoiding E|avoid the E|staying away from E|stay away from E|steer clear of E|keep away from E|cut out E
  cutting out E|cut the E|drop the E|ditch the E|lose the E|nix the E|remove E|remove the E|take out the E|omit E|exclude E
  excluding E|excludes E|with the exception of E|apart from E|aside from E|other than E|save for E|instead of E
  rather than E|in place of E|replace E|replace the E|replacing E|substitute for E|substitute E|swap E for|swap out E
  alternative to E|out of E|ran out of E|run out of E|I have no E|we have no E|don't have E|don't have any E
  haven't got any E|there's no E|there is no E|there are no E|lacking E|lack of E|zero E|tired of E|sick of E|bored of E
  fed up with E|had enough of E|no more E|gave up E|given up E|giving up E|quit E|stopped eating E|no longer eat E
  I stopped eating E|E makes me sick|E make me sick|E gives me heartburn|E upsets my stomach|E disagrees with me|E is gross
  E is out|E is off the table|E is a no|E is a no-no|E is not allowed|E not allowed|E is banned|E is forbidden|E forbidden
  ban E|banned: E|against E|not eating E|not having E|aren't eating E|we aren't eating E|he isn't eating E|pass on E
  pass on the E|I'll pass on the E|go without E|going without E|do without E|make do without E|devoid of E|absent E
  neither E|nor E|not any E|not even E|not a trace of E|no trace of E|no hint of E|absolutely no E
  definitely no E|definitely not E|strictly no E|please no E|please don't add E|don't add E|don't put E|don't use E
  do not use E|do not include E|don't include E|not include E|must not contain E|shouldn't contain E|should not have E
  shouldn't have E|can't contain E|doesn't contain E|doesn't have E|that has no E|contains no E|contain no E
  not containing E|kids refuse E|refuse E|refuses to eat E|refuses E|will not eat E|wouldn't eat E|couldn't stand E
  I'm off E|laying off E|lay off the E|forget E|forget the E|forget about E|E excluded|E not included|yuck E|ew E|minus: E
  except: E|exclude: E|dietary restrictions: no E|restriction: E|averse to E|aversion to E|phobia of E|scared of E
  spare me the E|spare the E|keep E out|keep the E out|keep out E|unless it has E|as long as there's no E|provided no E
  if no E|ruling out E|keep out the E|E gives me hives|we're off E|chicken is fine but hold the E
`)

/** What looks like a refusal and is none: the food is wanted still. */
export const harmless: readonly (readonly [text: string, food: string])[] = [
  ['болить горло, хочу суп з куркою', 'chicken'],
  ['не проти свинини на вечерю', 'pork'],
  ['не тільки гриби', 'mushroom'],
  ['свинина так, курка ні', 'pork'],
  ['забудь про дієту, торт з вишнями', 'cherry'],
  ['цибуля ні, а курка з рисом так', 'chicken'],
  ['вареники з картоплею, сьогодні без м’яса', 'potato'],
  ['немає часу, швидко курку', 'chicken'],
  ['живіт болить, зварю рис', 'rice'],
  ['нудно, хочу млинці з сиром', 'cheese'],
  ['cut the time, chicken soup', 'chicken'],
  ['we wouldnt mind some salmon', 'salmon'],
  ['no fuss chicken dinner', 'chicken'],
  ['pork is out, chicken soup please', 'chicken'],
  ['mushrooms make me sick, something with rice', 'rice'],
  ['no cilantro, tomato soup', 'tomato'],
  ['keep it simple with eggs', 'egg'],
  ['take some beef and make it spicy', 'beef'],
]

function phrases(table: string): string[] {
  return table.split(/[|\n]/).map((phrase) => phrase.trim()).filter(Boolean)
}
