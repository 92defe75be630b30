const bullet = /^\s*(?:[-–—•*·▢□]\s*|\p{Extended_Pictographic}\uFE0F?\s*|\d{1,2}[.)]\s+)/u

/** Hashtags, and wishes to enjoy the meal, alone on a line. */
const farewell =
  /^(?:\s*#[\p{L}\p{N}_]+[\s,]*)+$|^[\s\p{P}\p{S}]*(?:всім )?(?:смачного|приємного апетиту|смакуйте|enjoy|bon app[eé]tit|dobrou chuť)[\s\p{P}\p{S}]*$/iu

/** Pasted text as rows: without bullets, numbers of steps, empty lines, and what chats close with. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((line) => line.replace(bullet, '').replace(farewell, '').trim() || [])
    .slice(0, 200)
}
