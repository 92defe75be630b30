// biome-ignore-all format: a table of words
import { patternTable } from '../../../../shared/food/text/word-table.ts'

/** What people say around a recipe that they send each other. */
export const chatWords = patternTable({
  /** With it a message begins that says no dish yet. */
  greets: {
    uk: 'привіт\\p{L}*|вітаю|добр(?:ий|ого|ої)(?: \\p{L}+)?(?=$|[\\s,!.])|здоров(?:енькі|а)?(?: були)?|доброго (?:дня|ранку|вечора)|як (?:і )?обіцял[аи]',
    en: 'hi|hello|hey|hiya|good (?:morning|evening|afternoon)|as promised',
    cs: 'ahoj\\p{L}*|čau|nazdar|dobr(?:ý den|é ráno|ý večer)|zdravím|jak jsem slíbil[ai]?',
  },
  /** The same, with a name before it: «Оленко, пиши». */
  hands: {
    uk: 'пиши|пишіть|записуй|записуйте|запиши|запишіть|тримай|тримайте|лови|ловіть|ось(?: тобі| вам)?(?: \\p{L}+)? рецепт',
    en: 'here(?:’s|\'s| is| you go)|write (?:this|it) down|note this down',
    cs: 'piš|pište|zapiš|zapište|tady (?:je|máš|máte)|posílám',
  },
  /** What is handed: «лови рецепт котлет». */
  recipe: { uk: 'рецепт', en: 'recipe', cs: 'recept' },
  thanks: { uk: 'дяку\\p{L}+|спасибі', en: 'thanks?(?: you)?|thx|cheers', cs: 'děkuj[ui]|díky|dík' },
  /** Above the name of who wrote a letter. */
  signs: {
    uk: 'обіймаю|цілую|бувай(?:те)?|з любов[\'’ʼ]ю|з повагою|твоя|ваша?',
    en: 'cheers|love|(?:best|kind|warm) (?:wishes|regards)|best|regards|yours|hugs|xo(?:xo)*',
    cs: 's pozdravem|mějte se|měj se|vaše?|tvoje|pa(?: pa)?',
  },
  /** What a telephone puts under a letter. */
  sentFrom: { uk: 'надіслано з .{2,40}', en: 'sent from (?:my )?.{2,40}', cs: 'odesláno z .{2,40}' },
  /** In the place of a picture that was not copied. */
  omitted: {
    uk: '(?:зображення|фото|відео|аудіо|стікер|документ|медіафайл) (?:пропущено|не додано)',
    en: '(?:image|photo|video|audio|sticker|gif|document|media) omitted',
    cs: '(?:obrázek|fotka|video|zvuk|nálepka|dokument) (?:byl[ao]? )?vynechán[ao]?',
  },
})
