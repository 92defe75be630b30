import type { AwayLanguage } from '../names/languages.ts'

/** What may stand at the beginning of a compound and leaves the food the same: «Weidemilch», «Tafeläpfel». */
const beginnings: Readonly<Record<'de' | 'hu', ReadonlySet<string>>> = {
  de: new Set(
    'bio voll frisch weide heu land berg alpen bauern tafel speise haus haushalts markt garten premium marken qualitats natur strauch busch rispen winter sommer fruh spat mini baby riesen jumbo back koch brat grill suppen jung fein kristall ur edel extra super region regional hof wiesen klassik freiland bodenhaltungs'.split(
      ' ',
    ),
  ),
  hu: new Set(
    'bio házi friss finom asztali étkezési natúr prémium hazai mini bébi óriás téli nyári kerti tanyasi parasztos vidéki'.split(
      ' ',
    ),
  ),
}

export function isHarmless(beginning: string, language: AwayLanguage): boolean {
  if (language === 'ro') return false
  return beginnings[language].has(beginning.replace(/-$/, ''))
}
