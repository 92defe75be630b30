import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { runSteps } from './check/run-steps.ts'
import { asOne, type Step, testStep, toolStep } from './check/step.ts'
import { install } from './install.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { say } from './say.ts'

process.chdir(join(import.meta.dir, '..'))
process.env['CI'] = 'true'

const { passed, failed } = await runSteps([
  [preparation('install', install)],
  [
    toolStep('biome', ['x', 'biome', 'ci', '--colors=off', '.']),
    toolStep('types', ['x', 'tsc', '--noEmit']),
    toolStep('knip', ['x', 'knip']),
  ],
  [preparation('web build', buildWeb)],
  // In one process: parallel workers would each load the whole house anew, and take longer.
  [testStep('tests', [])],
  browserTests(),
])
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function preparation(name: string, work: () => boolean): Step {
  return { name, run: async () => ({ ...asOne(oneAtATime(work)), output: '' }) }
}

/** bunfig.toml keeps these out of a plain `bun test`; here they are named one by one. */
function browserTests(): Step[] {
  const files = [...new Bun.Glob('tests/**/*.e2e.test.ts').scanSync()].map((file) => `./${file}`)
  if (files.length === 0) return []
  return [testStep('browser tests', ['--path-ignore-patterns=none', ...files])]
}
