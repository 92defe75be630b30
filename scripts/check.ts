import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { runSteps } from './check/run-steps.ts'
import { asOne, type Step, testStep, toolStep } from './check/step.ts'
import { install } from './install.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { say } from './say.ts'

process.chdir(join(import.meta.dir, '..'))
process.env['CI'] = 'true'

// Walks through all screens in all their looks, and takes as long as all stories together.
const everyScreen = './tests/e2e/screens.e2e.test.ts'
const stories = filesLike('tests/**/*.e2e.test.ts').filter((file) => file !== everyScreen)
const slow = filesLike('tests/**/*.slow*.test.ts')

const { passed, failed } = await runSteps([
  [preparation('install', install)],
  [
    toolStep('biome', ['x', 'biome', 'ci', '--colors=off', '.']),
    toolStep('types', ['x', 'tsc', '--noEmit']),
    toolStep('knip', ['x', 'knip']),
  ],
  [preparation('web build', buildWeb)],
  [
    namedTests('every screen', [everyScreen]),
    testStep('tests', []),
    ...shares(slow, 6).map((share, at) => namedTests(`slow tests ${at + 1}`, share)),
    ...shares(stories, 4).map((share, at) => namedTests(`browser tests ${at + 1}`, share)),
  ],
  // By itself, because it says how long a newcomer waits.
  [firstMinute()],
])
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function preparation(name: string, work: () => boolean): Step {
  return { name, run: async () => ({ ...asOne(oneAtATime(work)), output: '' }) }
}

/** bunfig.toml keeps these out of a plain `bun test`; here they are named one by one. */
function namedTests(name: string, files: readonly string[]): Step {
  return testStep(name, ['--path-ignore-patterns=none', ...files])
}

/** The program as a newcomer meets it; how long each part took is said whether or not it failed. */
function firstMinute(): Step {
  const walk = namedTests('first minute', ['./tests/first-minute/first-minute.test.ts'])
  return {
    ...walk,
    async run() {
      const outcome = await walk.run()
      say(outcome.output.match(/^first minute: .*$/gm)?.join('\n') ?? '')
      return outcome
    },
  }
}

/** About the same work in each, and few enough to start, so that none is left alone at the end: a longer file tells a longer story. */
function shares(files: readonly string[], into: number): string[][] {
  const bySize = files.toSorted((one, other) => Bun.file(other).size - Bun.file(one).size)
  const dealt: string[][] = Array.from({ length: into }, () => [])
  for (const [index, file] of bySize.entries()) {
    const [round, place] = [Math.floor(index / dealt.length), index % dealt.length]
    // To and fro, as children deal cards fairly.
    dealt.at(round % 2 ? -1 - place : place)?.push(file)
  }
  return dealt
}

function filesLike(pattern: string): string[] {
  return [...new Bun.Glob(pattern).scanSync()].map((file) => `./${file}`)
}
