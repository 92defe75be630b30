// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** What somebody greets, asks and thanks with: it says nothing of what stands behind it, or before. */
export const polite: readonly SaidOtherwise[] = [
  [String.raw`^\s*(?:(?:привіт(?:ик|ики)?|вітаю|добр(?:ий|ого) (?:день|дня|вечір|вечора|ранок|ранку|часу)|доброго|здрастуйте|здоровенькі були|салют)(?:,? (?:всім|усім|друзі|дівчата|шановні|комор[ао]|вам|тобі|знову|ще раз))*(?:[\s,.!:)-]+|$))+(?=\S)`, '', 'прив|віта|добр|здра|здор|салют'],
  [String.raw`^\s*(?:(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|evening|afternoon|day))(?:,? (?:there|all|everyone|everybody|guys|folks|team|komora|again))*[\s,.!:)-]+)+(?=\S)`, '', 'hi|hello|hey|howdy|greet|good'],
  [String.raw`^\s*(?:(?:dobrý (?:den|večer)|dobré (?:ráno|odpoledne|dopoledne)|dobrej|ahoj(?:te)?|čau(?:te)?|nazdar|zdravím|zdravíčko)(?:,? (?:všem|všichni|vespolek|přátelé|holky|vám))*[\s,.!:)-]+)+(?=\S)`, '', 'dobr|ahoj|čau|nazd|zdrav'],
  // Only where a mark ends it: «порадьте суп» asks for the soup itself.
  [String.raw`^\s*(?:а )?(?:(?:будь ?ласка|прошу),? )?(?:скажіть|скажи|підкажіть|підкажи|порадьте|порадь)(?: мені| нам)?(?:,? (?:будь ?ласка|бласка|пліз|прошу))?\s*[,.:;!?-]+\s*(?=[\p{L}\d])`, '', 'скаж|підка|порад'],
  [String.raw`^\s*(?:потрібна (?:ваша |твоя )?(?:порада|допомога)|прошу (?:поради|допомоги)|(?:маю |є )?(?:таке )?(?:питання|питаннячко|запитання))\s*[,.:;!?-]+\s*(?=[\p{L}\d])`, '', 'порад|допомог|питанн'],
  [String.raw`^\s*(?:(?:can|could|would|will) (?:you|someone|anyone|somebody|anybody) (?:please |pls |kindly |possibly )*(?:help(?: me| us)?(?: out)?|advise(?: me| us)?|assist(?: me)?)(?: with (?:this|something))?|(?:i|we) (?:need|could use) (?:your |some |a bit of |a little )?(?:help|advice)|(?:a |one )?quick question)(?:,? (?:please|pls|plz))?\s*[,.:;!?-]+\s*(?=[\p{L}\d])`, '', 'help|advi|assist|question'],
  [String.raw`^\s*(?:prosím(?: vás| tě| o radu)?|poraďte(?: mi| nám)?(?:,? prosím)?|můžete mi(?: prosím)? (?:poradit|pomoct|pomoci)|potřebuj[iu] (?:poradit|radu|pomoc)|chtěla? bych se zeptat|mám dotaz)\s*[,.:;!?-]+\s*(?=[\p{L}\d])`, '', 'pros|pora|můž|potř|zept|dotaz'],
  // «курку, дякую», "pelmeni, thanks in advance": a no before it is the whole of the answer.
  [String.raw`(?<=[\p{L}\d]{2}[.!?)]{0,3}),? (?<!(?<!\p{L})(?:ні|нє|не),? )(?:(?:дуже|щиро|велике|наперед|заздалегідь|буду|була б|був би) )*(?:дякую|дякуємо|спасибі|спасибо|дяки|вдячн(?:а|ий|і))(?: (?:вам|тобі|наперед|заздалегідь|дуже|велике|щиро))*[\s!.)]*$`, '', 'дяк|спасиб|вдячн'],
  [String.raw`(?<=[\p{L}\d]{2}[.!?)]{0,3}),? (?<!\b(?:no|nope|nah),? )(?:(?:many|big|huge|so many) )?(?:thanks|thank you|thx|tysm|cheers)(?: (?:so|very) much| a (?:lot|bunch|million|ton)| in advance| heaps| everyone| guys)*[\s!.)]*$`, '', 'thank|thx|tysm|cheers'],
  [String.raw`(?<=[\p{L}\d]{2}[.!?)]{0,3}),? (?<!(?<!\p{L})ne,? )(?:(?:předem|moc|mockrát|velice|velmi) )*(?:díky|děkuji|děkuju|děkujeme|dík)(?: (?:předem|moc|mockrát|vám|ti))*[\s!.)]*$`, '', 'dík|děk'],
]
