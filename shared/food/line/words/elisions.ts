// biome-ignore-all format: a table of words

/** What is left out where two kinds of one thing are said, as parts of expressions. */
export const elisions = {
  or: 'або|чи|or|nebo|anebo',
  orIn: 'або',
  /** An adjective that tells which kind it is. */
  kinds: String.raw`[\p{L}'’ʼ]+(?:ий|ій|а|я|е|є|і|ї|ого|ої|их)|dried|fresh|frozen|ground|smoked|unsalted|salted|canned|tinned|powdered|sušen(?:ého|é|ý|á|ou|ých)|čerstv(?:ého|é|ý|á|ou|ých)|mražen(?:ého|é|ý|á|ou|ých)|mlet(?:ého|é|ý|á|ou|ých)|uzen(?:ého|é|ý|á|ou|ých)`,
  andNext: 'and|та|і|a',
  /** The same where it stands alone behind its amount. */
  kindsAlone: String.raw`[\p{L}'’ʼ]{2,}(?:ого|ої|их|ій|ий)|[\p{L}]{2,}(?:é|ého|ých|ý|á|í)|hot|mild|smoked|dark|white|red|green|yellow|dried|fresh`,
  /** What stands behind one of these is no part of the name before it. */
  joins: 'and|with|in|for|of|from|plus|on|та|і|й|з|із|зі|для|на|до|в|у|a|s|se|na|pro|z|ze|v|ve|do',
  /** In which state it is bought, of which either will do: «свіжа чи заморожена». */
  states: 'свіж(?:ий|а|е|і|ого|ої|их|у)|(?:за)?морожен(?:ий|а|е|і|ого|ої|их|у)',
  orOfStates: 'або|чи|/',
  willDo: 'теж піде|також піде|теж підійде|також підійде|теж можна|також можна|теж годиться|теж смачно|теж добре',
  czechOr: 'nebo|anebo|či',
  czechEndings: 'ého|é|ou|ý|ým|á|ích|ých|í|ího',
  aims: 'на|для|до|for|na|pro',
} as const
