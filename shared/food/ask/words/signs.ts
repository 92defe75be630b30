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
  good: { signs: '✅|✔|☑|👍|🙏|💚|❤|😋|😍|🥰|🤤' },
  /** Joins the parts of a face, or colours it. */
  joined: { signs: String.raw`[\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}♀♂]` },
  /** Fruit, meals and animals: beside the word they are an ornament. */
  food: { signs: String.raw`[\u{1F32D}-\u{1F37F}\u{1F400}-\u{1F43F}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9AE}\u{1F9C0}-\u{1F9CB}\u{1FAD0}-\u{1FADF}]` },
})

const drawn = (rows: string) =>
  new Map(
    rows
      .trim()
      .split(/[|\n]/)
      .map((row) => row.trim())
      .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const),
  )

/** What a picture beside a face is of; those of dishes are also read where no face turns them down. */
export const pictures = {
  foods: drawn(`
    🥚 egg|🍳 egg|🥛 milk|🧀 cheese|🧈 butter|🥜 peanut|🌰 chestnut|🍞 bread|🥓 bacon|🥩 beef|🍗 chicken|🍖 meat|🐟 fish|🍤 shrimp|🦐 shrimp|🦞 lobster|🦀 crab|🦑 squid|🐙 octopus|🦪 oyster|🐖 pork|🐷 pork|🐄 beef|🐮 beef|🐔 chicken|🐓 chicken|🐑 lamb|🐰 rabbit|🐇 rabbit|🦆 duck|🦃 turkey
    🧅 onion|🧄 garlic|🍅 tomato|🥔 potato|🥕 carrot|🌽 corn|🌶 chili pepper|🫑 bell pepper|🥒 cucumber|🥬 cabbage|🥦 broccoli|🍄 mushroom|🍆 eggplant|🥑 avocado|🫘 beans|🫛 peas|🫚 ginger|🫒 olive|🥥 coconut|🍯 honey|🧂 salt|🍚 rice|🌾 wheat|🍫 chocolate|🍷 wine|🍺 beer|🍎 apple|🍏 apple|🍐 pear|🍊 orange|🍋 lemon|🍌 banana|🍉 watermelon|🍇 grape|🍓 strawberry|🫐 blueberry|🍈 melon|🍒 cherry|🍑 peach|🥭 mango|🍍 pineapple|🥝 kiwi|☕ coffee|🍵 tea
  `),
  dishes: drawn(`
    🍪 cookies|🎂 cake|🍰 cake|🧁 muffins|🥧 pie|🍕 pizza|🍔 burger|🌮 tacos|🌯 burrito|🥗 salad|🍲 stew|🥣 soup|🍜 noodle soup|🍝 pasta|🥞 pancakes|🧇 waffles|🍩 doughnuts|🍦 ice cream|🍨 ice cream|🥪 sandwich|🍛 curry|🍣 sushi|🥟 dumplings|🍮 custard|🍿 popcorn
  `),
}
