import type { ReadStep } from './words.ts'

/** «вимісіть тісто», "knead for ten minutes", «vypracujte těsto»: and nobody says that there is no need to. */
export function isKneaded({ text }: ReadStep): boolean {
  return kneading.test(text) && dough.test(text) && !needless.test(text)
}

/** Mince is kneaded too. */
const dough = /тіст|опар|борош|\bdough|\bflour|těst|mouk/iu
const kneading =
  /(?<!\p{L})(?:за|ви|пере|в)?міс(?:іть|іте|ити|имо|ять|ила|ив)(?!\p{L})|(?<!\p{L})виміш\p{L}+|\bknead(?:ed|ing)?\b|(?<!\p{L})(?:za|u|vy|pro)?hně(?:ť|te|teme|tat|st)|vypracuj/iu
const needless =
  /\b(?:no|not|without|don['’]?t|never)\b[^.]{0,20}knead|(?<!\p{L})(?:не|без) (?:треба |потрібно )?(?:за|ви)?мі[сш]|(?<!\p{L})(?:ne|bez) ?hně/iu
