import { readdirSync, readFileSync } from 'node:fs'
import type { ContentFile } from '#src/server/seed/content/content-file.ts'

const SEED = new URL('../src/server/seed/', import.meta.url)

/** The articles and pages that a database begins with. They are no part of the Workers. */
export const readContentFiles = (): ContentFile[] =>
  ['articles', 'pages'].flatMap((folder) =>
    readdirSync(new URL(folder, SEED), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(new URL(`${folder}/${name}`, SEED), 'utf8') })),
  )
