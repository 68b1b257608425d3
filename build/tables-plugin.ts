import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Modules that make a small table out of a whole vocabulary. */
const TABLES = /\/src\/domain\/vocabulary\/(?:rank-abbreviations|vessel-silhouettes|certificate-regulations)\.ts$/

/** What such a module comes to, as the browser gets it: the vocabularies themselves stay with the server. */
export async function writeTable(file: string): Promise<string> {
  const tables: Record<string, ReadonlyMap<string, string>> = await import(pathToFileURL(file).href)
  return Object.entries(tables)
    .map(
      ([name, table]) => `export const ${name} = new Map(Object.entries(${JSON.stringify(Object.fromEntries(table))}))`,
    )
    .join('\n')
}

/** Works tables out when the client is built. */
export const tablesPlugin = (): Plugin => ({
  name: 'gangway-tables',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (TABLES.test(id) ? writeTable(id) : undefined),
})
