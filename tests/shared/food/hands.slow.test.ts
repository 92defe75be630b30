import { join } from 'node:path'
import { examine } from '../../support/polarity-exam.ts'

/** Each file of the folder is what one hand has asked, who had not seen the reader. */
const folder = join(import.meta.dir, 'sets/hands')

for (const file of [...new Bun.Glob('*.ts').scanSync(folder)].sort()) {
  const { differs, ...asked } = await import(join(folder, file))
  examine(`hand ${file.replace('.ts', '')}`, asked, differs)
}
