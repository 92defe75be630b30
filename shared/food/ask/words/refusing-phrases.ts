// biome-ignore-all format: a table of phrases
import { phraseTable } from '../../text/word-table.ts'

export const refusingPhrases = phraseTable({
  /** Open a refusal whose objects follow. */
  opening: {
    uk: `
      не смій додавати|не смій класти|не смійте додавати|не смійте класти|навіть не думай додавати|навіть не думай класти|навіть не думайте додавати|навіть не думайте класти|терпеть не можу|алергик на|аллергію на|аллергія на|крутять носом від|носом крутять від|носом крутить від|крутить носом від|верне від|з душі верне від|алергія на|алергію на
      алергії на|алергік на|алергічний на|алергічна на|алергічні на|непереносимість|непереносимості|непереносимістю|чутливість до|терпіти не може|терпіти не можу|терпіть не можу
      терпіть не може|терпіть не можуть|терпіть не можемо|на дух не переношу|на дух не переносить|терпіти не можуть|не переношу|не переносить|не переносимо|не переносять|забудь про
      забудьте про|обійтися від|без додавання|далі від|нудить від|тошнить від|пучить від|висипає від|печія від|погано від|відраза до|огида до|не виношу|не виносить|не дружу з
      не дружить з|кинути їсти|поза меню|за винятком|з винятком|за виключенням|не рахуючи|не враховуючи|не включаючи|подалі від|вільний від|вільне від|вільна від|вільні від|реакція на
      реакцію на|реакції на|стоп - лист|стоп лист|чорний список|ні в якому вигляді|у жодному вигляді|в жодному вигляді|ні під яким соусом|ні в якій формі|ні в якому разі|ні в якому випадку|у жодному разі|в жодному разі|у жодному випадку|в жодному випадку|ні за яких умов
      ніякого натяку на|ні натяку на|ані грама|ні грама|ні грамочки|ані краплі|ні краплі|ні краплини|ні крапельки|ані крихти|ні крихти|ні сліду|ні шматочка
    `,
    ru: `
      терпеть не могу|терпеть не може|терпеть не может|терпеть не можем|терпеть не могут|аллергия на
    `,
    en: `
      dont you dare put|dont you dare add|dont you dare use|dont dare put|dont dare add|everything bar|anything bar|all bar|any bar|whatever but|whatever bar|any dish but|any meal but|anyhow but|less the|no thanks to|no thank you to|allergic to|intolerant to|intolerant of|intolerance to|allergy to|allergies to|sensitive to|instead of|rather than|out of|ran out of|free of|free from
      hold the|leave out|leaving out|other than|anything but|can t|don t|doesn t|w o|stay away from|staying away from|keep away from|keeping away from|kept away from|stay clear of|staying clear of|keep clear of|keeping clear of|steer clear of|steering clear of|get rid of|away from|can not|do not|does not|not a fan of|sick of
      tired of|bored of|fed up with|gave up|giving up|give up|gives up|cut out|cutting out|off limits|keep out|not into|not keen on|grossed out by|free of any|with out|everything but|all but
      with the exception of|apart from|aside from|save for|except for|in place of|in lieu of|alternative to|alternatives to|lack of|enough of|given up|stopped eating|stop eating
      no longer|out with the|out with|down with the|down with|no more of the|enough of the|pass on|passing on|leave off|leaving off|take out the|take off the|cut the|drop the|dropping the|im off|m off|re off|were off|theyre off|hes off|shes off|lay off
      laying off|averse to|aversion to|afraid of|scared of|phobia of|phobic of|spare me the|spare us the|spare the|easy on the|react to|reacts to|reaction to
    `,
  },
  /** Said after a food, they turn it down, and nothing that follows: «свинина відпадає», "pork is out". */
  rejecting: {
    uk: `
      ні дякую|нє дякую|ні спасибі|тільки не це|тільки не її|тільки не його|тільки не це знову|відпадає|відпадають|під забороною|під табу|табу|не варіант|поза законом|мимо|ні ні|ні за що|ні за які гроші
    `,
    en: `
      is the one thing i wont have|is the one thing i wont eat|is the one thing i cant have|is the one thing i cant eat|is the one thing i dont eat|weve had enough of|ive had enough of|not that again|not this again|not those again|not it again|not them again|no thanks|no thank you|no - no|is a no - no|are a no - no|is out|are out|is a no|are a no|no no|off the table|off limits|is off|are off|is gross|are gross|is disgusting
      are disgusting|is nasty|are nasty|is yucky|are yucky|is a nope|are a nope|is not for me|are not for me|makes me sick|make me sick|makes me ill|make me ill|makes me gag|make me gag
      makes me bloated|make me bloated|turns my stomach|turn my stomach|makes me queasy|make me queasy|makes me heave|make me heave|gives me|give me heartburn|give me hives
      give me a rash|give me gas|upsets|upset my|disagrees with|disagree with|is banned|are banned|is forbidden|are forbidden|forbidden|banned|excluded|not included|not allowed|omitted|removed|skipped|left out|crossed out|not ok|not okay
      is excluded|are excluded
    `,
  },
  /** «не тільки», «нічого, крім», "nothing but": they look like refusals and are none. */
  harmless: {
    uk: `
      не розумію , як|не зовсім розумію , як|не дуже розумію , як|не знаю , як|не тямлю , як|не дуже довго|не надто довго|не тільки|не лише|не більше|не довше|не менше|не дорожче|нічого крім|нічого окрім|не знаю|не проти|забудь про дієту|забудьте про дієту|не набридла
      не набрид|не набридло|не набридли|не важливо|не важить|немає ідей|нема ідей|немає часу|нема часу|немає сил|нема сил|немає бажання|немає грошей|нема грошей
      більше нічого нема|більше нічого немає|більше нічого не маю|більше нічого не лишилось|більше нічого не лишилося|більше нічого не залишилось|більше нічого не залишилося|більше майже нічого нема|більше майже нічого немає|більше майже нічого не маю|більше майже нічого не лишилось|більше майже нічого не лишилося|більше майже нічого не залишилось|більше майже нічого не залишилося|нічого більше нема|нічого більше немає|нічого більше не маю|нічого більше не лишилось|нічого більше не лишилося|нічого більше не залишилось|нічого більше не залишилося|більше вдома нічого нема|більше вдома нічого немає|крім цього нічого нема|крім цього нічого немає
    `,
    en: `
      not too long|not too much|not too hard|not only|not just|no more than|no longer than|not more than|no less than|nothing but|nothing except|no matter|dont know|don t know|why not
      wouldnt mind|cut the time|cut the cost|forget the diet|dont mind|don t mind|no problem|no idea|no clue|not a clue|no time|no fuss|nothing else|not much else|hardly anything else|dont have time|dont have much time|no money
    `,
  },
})
