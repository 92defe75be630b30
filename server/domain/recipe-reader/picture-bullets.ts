const pictures = /^(?:[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}|\ufe0f|\u200d)+\s*(?=\S)/u
/** «✅ 2 яйця», «1️⃣ Збийте»: a small picture in the place of a bullet. */
export const withoutPicture = (line: string) =>
  /^(?:[\d#*]?[\u2000-\uffff])/.test(line) ? line.replace(pictures, '') : line
