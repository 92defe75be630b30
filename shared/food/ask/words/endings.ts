// biome-ignore-all format: a table of endings
import { wordTable } from '../../text/word-table.ts'

/** What the form of a word alone tells. */
export const endings = wordTable({
  infinitive: { uk: '*ти *тися *тись', cs: '*t *ct' },
  instrumental: { uk: '*ом *ем *єм *ою *ею *єю *ами *ями' },
  accusative: { uk: '*у *ю' },
  /** A noun that is refused would stand in another case. */
  oblique: { uk: '*у *ю *а' },
  hardAdjective: { uk: '*ий *ій' },
  genitiveAdjective: { uk: '*ого *ього *ої *их' },
  genitiveMasculine: { uk: '*ого *ього' },
  genitiveFeminine: { uk: '*ої *ьої' },
  adjective: {
    uk: `
      *ий *ій *ого *ої *ому *ою *ими *іх *їх *ська *ське *ські *ську *цька *цьке *цькі *цьку *зька *зьке *зькі *зьку *нька *ньке *нькі *ньку *вька *вьке *вькі *вьку *тька *тьке *тькі *тьку *кька *кьке *кькі *кьку *на *не *ні *ну
    `,
    cs: '*ý *á *é *í *ého *ýho *ému *ýmu *ých *ými *ým *ejch *ej',
  },
  consonant: { uk: '*б *в *г *ґ *д *ж *з *й *к *л *м *н *п *р *с *т *ф *х *ц *ч *ш *щ *ь' },
  hardFeminine: { uk: '*а' },
  /** «по-купецьки» */
  manner: { uk: '*ськи *цьки *зьки' },
  neuterAdjective: { uk: '*не *ве *ське *ьке *те *ле *ре' },
  neuter: { uk: '*во *ло *ко' },
  /** They look like neuters, and are the same in every case. */
  neverChanging: { uk: 'портобело помело панко табаско' },
  feminine: { uk: '*а *я' },
  /** The genitive of such a noun, which of another may be a plural. */
  ofFeminine: { uk: '*и *і' },
  /** A noun that never changes, or one of a kind that looks like a feminine: «кіноа», «насіння», «листя». */
  unchanging: { uk: '*стя *іа *оа *лля *ння *ття *ддя *ззя *сся *ччя *жжя *шшя' },
  /** A verb, though nobody listed it. */
  verb: {
    uk: `
      *аю *яю *ую *юю *єю *ію *ає *яє *ує *ює *иє *іє *тиму *тимеш *тиме *тимемо *тимете *тимуть *тьму *тьмеш *тьме *тьмемо *тьмете *тьмуть *жу *шу *чу *щу *ть *ться *ємо *єте *имо *ите *юсь *юся *йте *ьте *увати *ювати *ати *ити
    `,
  },
  /** «просить», «кличуть»: somebody does it, and no dish or food is called so. */
  thirdPerson: { uk: '*ить *їть *ять *ать *уть *ють *ається *яється *ується *юється' },
  /** What is told of a dish right before it, and no part of its name: «борщ пахне», "pizza glares". */
  told: {
    uk: `
      *не *юю *єю *ає *яє *ує *ює *иє *іє *тиму *тимуть *ить *їть *ять *ать *ться *уть *ють *імо *ємо *юся *юсь *ла *ло *ли *лася *лось *лися
    `,
    en: '*ts *ds *gs *ks *ls *ns *ps *rs *ves *res *les *mes *nes *pes *kes *ses *ies *ges *hes *ed',
    cs: '*uje *ují *la *pe *že *í *čí *ší *ží *tí *dí *ne *nou *lo *la *li *ají *ejí',
  },
  /** «zvedají»: a verb, though an adjective may end so. */
  czechPlural: { cs: '*ají *ejí' },
  czechVerb: { cs: '*im *ím *ám *uju *uji *ila *ala *ela *il *al *el *ili *ali *eme *íme *áme *ejí *ají *it *at *et *ovat *ení *ání *y *s *emy' },
  /** A verb or a participle after a wish may take the wish back: «хочу курку спалити». */
  turning: { uk: '*ти *ть *тися *тись *ло *ли *ла *лась *лася *вся *лись *лися', en: '*ed *en *ing' },
})

/** How nouns end of which another case ends as a feminine does: «сир», «кисіль», «молоко». */
export const endsInA = ['', 'ь', 'й', 'о', 'е', 'є'] as const
