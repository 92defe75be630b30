// biome-ignore-all format: a table of signs
import { patternTable, wordTable } from '../../text/word-table.ts'

export const signs = wordTable({
  /** Say nothing of whether the food beside them is wanted: punctuation, money, and faces that are glad. */
  plain: {
    signs: `
      - – — " ' ’ \` ( ) [ ] { } « » “ ” „ % # & * ~ ≈ < @ ° : … , . ; ! ? / | + € $ £ ₴ _ № • · ½
      ❤ 💚 💛 🧡 💙 💜 🖤 💖 💕 😋 😍 🥰 🤤 😊 🙂 😀 😃 😄 😁 🤗 🤩 🥳 🎉 🎂 🎄 🙏 👍 👌 💪 ✅ ✔ ☑ ⭐ ✨ 🔥 😅 😉 🤔 👨 👩 👶 👧 👦 🏡 🕐 ⏰ ⏱ ☀ ❄ 🌿 🌱 🌶 🌽
    `,
  },
})

/** Faces and signs that turn down what they stand beside, and the word that says so. */
export const disgust = 'фу'

export const signPatterns = patternTable({
  bad: { signs: '☠|💀|🤢|🤮|🚫|❌|❎|✖|✗|✘|👎|🙅|⛔|🤧|🚑|🏥|😖|😣|😫|😡|😠|🤬|😱|⚰|💩' },
  /** Joins the parts of a face, or colours it. */
  joined: { signs: String.raw`[\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}♀♂]` },
  /** Fruit, meals and animals: beside the word they are an ornament. */
  food: { signs: String.raw`[\u{1F32D}-\u{1F37F}\u{1F400}-\u{1F43F}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9AE}\u{1F9C0}-\u{1F9CB}\u{1FAD0}-\u{1FADF}]` },
})
