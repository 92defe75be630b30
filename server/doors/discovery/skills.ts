import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../kernel/config.ts'

const folder = join(import.meta.dir, '../../../docs/skills')

export interface Skill {
  name: string
  description: string
  text: string
}

/** The folders of docs/skills, each with a SKILL.md whose front matter says what it is for. */
export function skillsFor({ baseUrl }: Config): readonly Skill[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name, 'SKILL.md'), 'utf8').replaceAll(
        '{base_url}',
        baseUrl,
      )
      const description = text.match(/^description: (.+)$/m)?.[1]
      if (!description) throw new Error(`docs/skills/${name}/SKILL.md needs a description.`)
      return { name, description, text }
    })
}

/** Agent Skills Discovery 0.2.0: where each skill is, and the digest of its very bytes. */
export function skillsIndex(config: Config) {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skillsFor(config).map(({ name, description, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: `${config.baseUrl}/.well-known/agent-skills/${name}/SKILL.md`,
      digest: `sha256:${new Bun.CryptoHasher('sha256').update(text).digest('hex')}`,
    })),
  }
}
