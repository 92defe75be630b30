// biome-ignore-all format: a table of words
import { patternTable, wordTable } from '../../text/word-table.ts'

/** What tells a Czech question from an English one; without accents. */
export const czechWords = wordTable({
  /** English or Ukrainian in Latin letters too, so that they do not tell a Czech question. */
  shared: {
    cs: 'a i s se to do on my by no mi ale co je pro na za ma ne bez nic se oni ona the minut hodin have recept want salat omlet gulas vegan dort proti vegetarian dal dala lasagne minus pizza',
  },
  /** Words that only Czech has, however they are typed. */
  telling: {
    cs: `
      slo cesneku cesnekem cesneky mouky mleka masla syra masa cukru smetany soli bez beze nechci nejim nemam nemuzu nesmim nejedi neji nechceme chci chceme uvarit upect recept neco kure houby cibule cibuli maso vejce mleko ryba rybu prosim jsem jsme je jsou nam nas tam
      mam uz jen taky hnus osypu krevet vajec ryby rybou nic syr maslo cesnek mrkev rajcata brambory slanina slaninu spenat nemusim alergie vadi dnes nikdy nedavej bych deti mam dcera manzel manzelka
    `,
  },
  /** «no, …»: it says nothing, and refuses only in English. */
  well: { cs: 'no' },
  /** «syrové maso» is raw, where cheese would have another vowel. */
  raw: { cs: 'syrov*' },
  /** «do 25 minut»: a limit, which English says otherwise. */
  limiting: { cs: 'do pod za' },
  counted: { cs: 'minut hodin hodiny hodinky minutek korun hriven kc' },
  rather: { cs: 'radseji radsei radeji radsi' },
  than: { cs: 'nez' },
  lacking: { cs: 'nemam nemame neni nejsou' },
  refusing: { cs: 'ne* bez* ani*' },
})

export const czechPatterns = patternTable({
  /** «nejím», «nedávejte», "nemuzu": the refusal is the beginning of the verb. «Nejlepší» is the best. */
  negated: {
    cs: String.raw`ne(?!j(?!im|ime|i$|ite|ed|ez|sem|sme|de$|du$|dou)|moc(?:n|en)|bo$|co$|koho|komu|cim$|kdo$|kde$|kolik|kter|jak|del|stle|ktar|alko|utral|ceho$|cemu$|kam$|kdy$|bot$|davn|dalek|ter[ie]?$|vest[aeiouy]|obvykl|otrel|cekan|formaln|zvykl|uveriteln|prekonateln|zapomenuteln|dockav|zbedn|planovan|rezov|konecn|rvozn|besk|smirn|dokonal|odolateln|tradicn|napadn|komplikovan|vsedn|cel[aeouyi]|prilis|vlastn|znam|zvan|unavn|nasytn|pochybn|popsateln|trpeliv|s(?:u|es|e|eme|ete|ou)$|sl[aiy]?$|zavisl|zbytn|zkusen|stih|spech|vaha)\p{L}{2,}`,
  },
  /** «gulášek», «gulášku», «dortíkem». */
  dear: { cs: '(?:ek|ík|ik)|(?:k|ík|ik)(?:u|y|em|ů|ům|ách)' },
  /** «pizzu», «s pizzou». */
  caseEnding: { cs: 'ami|ech|em|ou|u|y|e|i' },
})
