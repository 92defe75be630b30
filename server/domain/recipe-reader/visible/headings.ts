import { remembered } from './remembered.ts'

export type Section = 'lines' | 'steps' | 'end'

const said: Record<Section, readonly string[]> = {
  lines: [
    'ingredients?|ingredient list|what you’?ll need|what you need|(?:for .{2,40} )?you(?:’?ll| will)? need',
    'інгредієнти|інгрідієнти|складники|продукти|нам знадобиться|вам знадобиться',
    'що (?:нам |вам )?знадобиться|(?:нам |вам |що )?треба|беремо|що потрібно|потрібно|список продуктів|ингредиенты|состав|продукты|нам понадобится',
    '(?:(?:для|на) .{2,40} )?(?:нам |вам )?(?:потрібн[оі]|знадоб(?:иться|ляться)|понадоб[ия]тся|потребу[ею]тся)',
    'вам понадобится|съставки|необходими продукти|продукти|zutaten(?:liste)?|ingrédients?',
    'ingredientes|ingredienti|składniki|ingredience|suroviny|(?:(?:na|pro) .{2,40} )?(?:co )?bud(?:ete|eme) potřebovat|(?:budeme )?potřebujeme|budete potřebovat|co je potřeba',
    'ingrediencie|hozzávalók|ingrediënten|benodigdheden|ingredienser|det behöver du',
    'det skal du bruge|dette trenger du|du trenger|ainekset|ainesosat|tarvitset',
    'ingrediente|sastojci|sestavine|malzemeler|υλικά|koostisosad|sastāvdaļas|ingredientai',
    'du brauchst|das brauchst du|necesitas|cosa serve|ce ai nevoie|liste des ingrédients',
    'lista de ingredientes|材料|用料|食材|재료|المكونات|المقادير|מרכיבים|המצרכים|مواد لازم|nguyên liệu',
    '.{1,50} için (?:gerekli )?malzemeler|.{1,30}の材料|.{1,30} 재료',
    'bahan(?:-bahan)?|सामग्री|ส่วนผสม|ingredience na .{1,30}|hozzávalók.{0,30}|sastojci.{0,20}',
  ],
  steps: [
    'method|process|the process|what (?:you|to|i|we) d[oi]d?|let’?s (?:make it|cook)|directions?|instructions?|preparation|steps|how to make(?: it| .{1,60})?',
    'what to do|make it|cooking instructions|procedure|the method|how to cook.{0,60}',
    'приготування|(?:як )?(?:варити|робити|робимо|готуємо|приготуємо)|спосіб приготування|як приготувати.{0,60}|як готувати.{0,60}|готування',
    'інструкці[яї]|кроки|хід приготування|покрокове приготування|покроковий рецепт.{0,60}',
    'процес приготування|етапи приготування|рецепт приготування|приготовление',
    'способ приготовления|как приготовить.{0,60}|пошаговый рецепт.{0,60}|инструкция',
    'начин на приготвяне|приготвяне|zubereitung|zubereitungsschritte|anleitung|so geht’?s',
    'und so geht’?s|so wird’?s gemacht|préparation|étapes?(?: de préparation)?|la recette',
    'instrucciones|preparación|elaboración|paso a paso|cómo hacer.{0,60}',
    'modo de preparación|preparazione|procedimento|come (?:fare|preparare).{0,60}',
    'istruzioni|sposób przygotowania|przygotowanie|sposób wykonania|wykonanie',
    'przepis krok po kroku|modo de preparo|preparação|modo de fazer|preparo',
    'bereiding(?:swijze)?|werkwijze|zo maak je.{0,60}|aan de slag|postup|postup přípravy|jak na (?:to|ně[jc]?)|jak (?:postupovat|vařit)',
    'příprava|priprava|príprava|postup prípravy|elkészítés(?:e)?|mod de preparare',
    'preparare|gör så här|tillagning|så gör du|instruktioner|fremgangsmåde|sådan gør du',
    'fremgangsmåte|slik gjør du|ohje|ohjeet|valmistus|valmistusohje(?:et)?|työvaiheet',
    '作り方|作法|做法|步骤|步驟|手順|만드는 법|조리 ?순서|طريقة (?:التحضير|العمل).{0,20}|אופן ההכנה|הוראות הכנה',
    'طرز تهیه.{0,20}|cách làm|cara (?:membuat|memasak).{0,20}|विधि|วิธีทำ|как готовить.{0,60}',
    '.{1,50} (?:nasıl yapılır|yapılışı|hazırlanışı)|.{1,30}の作り方|.{1,30} 만드는 (?:법|방법)',
    'näin teet|hazırlanışı|yapılışı|εκτέλεση|priprema|valmistamine|gaminimas|pagatavošana',
  ],
  end: [
    '(?:recipe )?notes?|tips?(?: (?:for|on|and|to|from|und|en|og|och|&|#?\\d).{0,60})?|nutrition.{0,60}|comments?|related.{0,60}',
    'equipment|video|faqs?|frequently asked.{0,40}|storage.{0,60}|how to store.{0,60}',
    'variations?.{0,60}|substitutions?.{0,60}|you (?:might|may) also like(?: (?:these|our|my|some) .{0,40})?',
    'more recipes.{0,60}|did you make.{0,60}|tried this.{0,60}|leave (?:a|your) (?:reply|comment|review|rating|response|note)(?!\\p{L}).{0,30}|share(?: (?:this|on|via|with|the (?:love|recipe|post))(?!\\p{L}).{0,40})?|tools?',
    'special equipment|serving suggestions?|what to serve.{0,60}|make ahead.{0,40}',
    'keywords?|about (?!\\d|an? |half|one ).{0,60}|примітк[аи]|порад[аи].{0,60}|нотатки|харчова цінність.{0,40}',
    'поживна цінність.{0,40}|коментар.{0,20}|схожі(?: (?:рецепт|страв|статт|пост|публікац|матеріал).{0,40})?|відео.{0,40}',
    'читайте також.{0,40}|інвентар|обладнання|зберігання|смачного.{0,20}|советы?.{0,40}',
    'комментарии.{0,20}|notizen?|tipps?.{0,60}|nährwerte.{0,40}|kommentare?.{0,30}',
    'ähnliche.{0,40}|utensilien|conseils?.{0,40}|astuces?.{0,40}|commentaires?.{0,30}',
    'ustensiles|notas?|consejos?.{0,40}|comentarios.{0,30}|consigli.{0,40}|note',
    'commenti.{0,30}|conservazione.{0,40}|wskazówki.{0,40}|porady|komentarze.{0,30}',
    'poznámk[ay]|tipy?|komentáře.{0,30}|megjegyzés.{0,20}|dicas?.{0,40}',
    'comentários.{0,30}|reacties.{0,30}|voedingswaarden?.{0,40}|kommentarer.{0,30}',
    'vinkit?.{0,30}|related posts|関連レシピ|コツ.{0,20}|ポイント|メモ',
    '(?:автор|autor|author|мітки|метки|теги|ярлики|tags?|labels?|posted by|filed under|ярлыки|štítky|etykiety)\\s?:.{0,70}',
    '(?:фото|photos?|foto|bild|джерело|источник|source|zdroj|źródło|quelle|fonte|fuente)\\s?:.{0,70}',
    '(?:photos?|photography|foto|bilder?|фото) (?:by|von|av|af|par|di|от) .{2,60}',
    'posted (?:by|on|in) .{1,60}|опубліковано .{1,60}|опубликовано .{1,60}',
    'bon appétit|buon appetito|¡?buen provecho|bom apetite|guten appetit|smacznego|dobrou chuť|dobrú chuť',
    'jó étvágyat|eet smakelijk|smaklig måltid|velbekomme|приятного аппетита|смачного.{0,20}|enjoy',
    'poftă bună|hyvää ruokahalua|afiyet olsun|καλή όρεξη|dobar tek|prijatno|god appetitt?|bona petit',
  ],
}

/** «Інгредієнти (на 4 порції)», "Zutaten für den Teig": the rest of the heading names a part, or a number of people. */
const rest =
  '(?:\\s*[:(\\[–—-].*|\\s+(?:for|für|fürs|pour|per|para|voor|na|на|для|do|pro|til|till|pentru|dla|az?|del?|de la|della|du|des)\\s.*|,?\\s(?:step by step|krok po kroku|krok za krok[eo]m|крок за кроком|шаг за шагом|passo a passo|paso a paso|schritt für schritt|étape par étape|steg f[oö]r steg|stap voor stap|lépésről lépésre|pas cu pas)\\s*)?'
const patterns = (Object.keys(said) as Section[]).map(
  (section) => [section, new RegExp(`^(?:${said[section].join('|')})${rest}$`, 'iu')] as const,
)

/** A sentence that leads to other pages. */
export const leadsAway =
  /^(?:нагадаємо|нагадуємо|раніше ми|читайте також|також читайте|дивіться також|читайте также|смотрите также|напомним|read also|read more|see also|lesen sie auch|leggi anche|lire aussi|lee también|leia também|czytaj też|zobacz też|čtěte také)(?!\p{L})/iu

/** Which part of a page a heading begins; null for any other words. */
export function sectionOf(text: string): Section | null {
  return text.length > 80 ? null : headed(text)
}

const headed = remembered((text: string): Section | null => {
  const bare = text
    .replace(/\s{0,2}[:;]-?[()D]+\s*$/, '')
    .replace(/^[[【〔](.*)[\]】〕]$/u, '$1')
    .replaceAll("'", '’')
    .replace(/^[^\p{L}]+|[^\p{L})\]]+$/gu, '')
  return patterns.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
})
