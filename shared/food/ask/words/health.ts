// biome-ignore-all format: a table of phrases
import { patternTable } from '../../text/word-table.ts'

/** What somebody lives with or goes through, of which a cookbook cannot say what they may eat. Parts of words, so that every ending is meant. */
export const health = patternTable({
  pregnancy: { uk: String.raw`вагітн(?!ості )\p{L}*|вагітності(?<!до вагітності)`, en: String.raw`pregnan\p{L}+|(?:first|second|third) trimester`, cs: String.raw`těhot\p{L}+|tehot\p{L}+|čekám miminko` },
  breastfeeding: { uk: String.raw`гв|год(?:ую|ує) груд\p{L}+|лактац\p{L}+|годуюч\p{L}+ (?:мам|жін)\p{L}+`, en: String.raw`breast ?-?feed\p{L}*|nursing (?:mum|mom|mother)`, cs: 'koj(?:ím|ící|ení)|kojim' },
  diabetes: { uk: String.raw`діабет\p{L}*|диабет\p{L}*`, en: String.raw`diabet\p{L}*`, cs: String.raw`diabet\p{L}*|cukrovk\p{L}+` },
  kidneys: { uk: String.raw`(?:хвор|слаб|проблем)\p{L}* (?:з |із )?нирк\p{L}+|ниркова недостатність|камен\p{L}* (?:в|у) нирк\p{L}+`, en: 'kidney (?:disease|failure|trouble|problems|stones?)|(?:bad|weak|failing) kidneys?', cs: String.raw`(?:nemocné|slabé) ledviny|problémy s ledvinami|ledvinov\p{L}+ kam\p{L}+` },
  gout: { uk: String.raw`подагр\p{L}*`, en: 'gout', cs: 'mám dnu|(?:má|s) dn(?:u|ou)' },
  stomach: { uk: String.raw`(?<!(?:від|після) [^.,!?]{0,30})(?<!не )болить (?:живіт|шлунок|животик)(?! (?:від|коли|після))|(?<!(?:від|після) [^.,!?]{0,30})(?:живіт|шлунок|животик) болить(?! (?:від|коли|після))|розлад(?:ом|і)? шлунк\p{L}+|після отруєння|гастрит\p{L}*|вираз(?:к|ц)\p{L}*|рефлюкс\p{L}*`, en: 'upset stomach|stomach ache|tummy ache|gastritis|stomach ulcers?|acid reflux|gerd', cs: String.raw`gastritid\p{L}*|žaludeční vřed\p{L}*|reflux\p{L}*` },
  pancreas: { uk: String.raw`панкреатит\p{L}*|підшлунков\p{L}+`, en: 'pancreatitis', cs: String.raw`slinivk\p{L}+|pankreatitid\p{L}*` },
  gallbladder: { uk: String.raw`жовчн\p{L}+`, en: 'gall ?(?:bladder|stones?)', cs: String.raw`žlučník\p{L}*` },
  pressure: { uk: String.raw`(?:високий|підвищений|високим|підвищеним) тиск\p{L}*|гіпертоні\p{L}+`, en: 'high blood pressure|hypertension', cs: String.raw`vysok\p{L}+ tlak\p{L}*` },
  cholesterol: { uk: String.raw`холестерин\p{L}*`, en: 'cholesterol', cs: String.raw`cholesterol\p{L}*` },
  fodmap: { uk: String.raw`(?:low[- ]?)?fodmap|фодмап|синдром\p{L}* подразненого кишечник\p{L}*|срк`, en: 'low[- ]?fodmap|fodmap|irritable bowel|ibs', cs: String.raw`(?:low[- ]?)?fodmap|dráždiv\p{L}+ střev\p{L}*` },
  histamine: { uk: String.raw`гістамін\p{L}*`, en: 'histamine', cs: String.raw`histamin\p{L}*` },
  salt: { uk: String.raw`(?:мало|поменше|менше|обмеж\p{L}+|мінімум) солі|малосольн\p{L}+ дієт\p{L}+|безсольов\p{L}+ дієт\p{L}+`, en: 'low[- ](?:sodium|salt)|reduced[- ](?:sodium|salt)|less (?:sodium|salt)', cs: String.raw`(?:málo|méně|omezit) soli|neslan\p{L}+ diet\p{L}+` },
  /** Diets of which nothing is known here. */
  otherDiet: { uk: String.raw`палео(?:дієт\p{L}*)?|whole ?30|aip|дюкан\p{L}*|стіл (?:номер|№) ?\d{1,2}(?!\d)`, en: 'paleo|whole ?30|aip|dash diet|dukan|carnivore diet', cs: 'paleo|whole ?30|aip|dukan' },
})

export type HealthId = keyof typeof health
