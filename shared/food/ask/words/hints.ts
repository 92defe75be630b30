/** What says that a phrase of how a dish is eaten, by whom, or of how much sugar, does not tell what is wanted. */

/** "I don't want to eat cold", «не люблю готувати заздалегідь»: said before it in the same clause. */
export const turnedDown =
  / (?:не|ніколи|нічого|без|not|never|nothing|no|nobody|without|cannot|(?:can|won|don|doesn|didn)['’ ]?t|ne|nechci|nechceme|nesmím|nesmí|nikdy|чай|молоко|духовку)(?: (?:хочу|хоче|люблю|можу|можна|треба|буду|want|like|need|have|time|it|that|to|be|jíst|pro|the)){0,4} $/u
/** «варити на три дні не хочу» */
export const turnedDownBehind =
  /^ (?:не хочу|не треба|не потріб|не люблю|не можна|nechci|no thanks)/u
/** What is told of it is no dish: "the trip lasts two days", "the house is cold", "mug cake, heat the oven". */
export const ofSomethingElse =
  / (?:pain|trip|weather|war|fast|rain|house|kitchen|hands|feet|i|we|he|she|husband|toddler|baby|soup|butter|milk|water|it) (?:is |are |was |still )?$/u

export const heat = /heat|warm|microwave|гріт|грів|mikrovl|ohř/u

/** A baby is there, and whoever cooks eats themselves. */
export const forGrownUps =
  / (?:годую|мені|нам|ми|доросл|коропа|риби|гостей|стейк|parents|mum|mom|mother|nursing|postpartum|breastfeeding|puppy|kitten|dog|cat|adults|surgery|fasting|hosty|kojím|námi|dospěl|spicy|steak|not for the baby|не для|не потріб)/u
/** «вдома мало цукру»: that is what is there, or in the blood. */
export const stocked =
  / (?:у мене|в мене|вдома|залишилось|залишилося|лишилось|лишилося|крові|чому|left|blood|not low|цукру не хочу|in the fridge) /u
export const ofSoup = / (?:суп|юшк|солянк|борщ|перше|перша|soup|polév)/u

export const joining = new Set([
  'і',
  'й',
  'та',
  'або',
  'чи',
  'and',
  'or',
  'nor',
  'a',
  'ani',
  'nebo',
])
