import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** The commit to compare with: where this branch left `main`. On `main` itself it is HEAD, or the commit before it if the tree is clean. */
export function findBase(): string {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const [head] = git('rev-parse', 'HEAD')
  if (base !== head) return base
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1'
}

/** Existing files that were changed or added since a commit, including uncommitted ones. */
export const listChanged = (base: string): string[] =>
  [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
    existsSync,
  )

const OF_DOMAIN = /^(?:src\/server\/[^/]+|src\/app\/features\/[^/]+|src\/contract|src\/domain|tests\/e2e)\/([^/]+)\//
const SHOWN_DOMAIN = /features\/[^/]+\/([^/']+)\//g

/** The domains of a file. A page belongs to the domains whose views it shows. */
const listOf = (file: string): string[] => {
  const [, own] = OF_DOMAIN.exec(file) ?? []
  if (own) return [own]
  if (!file.startsWith('src/app/routes/')) return []
  return [...readFileSync(file, 'utf8').matchAll(SHOWN_DOMAIN)].flatMap(([, name]) => name ?? [])
}

/** The folders with server tests and journeys of the changed domains. */
export function findFolders(files: readonly string[]): { server: string[]; journeys: string[] } {
  const changed = [...new Set(files.flatMap(listOf))].sort()
  const server = readdirSync('src/server').flatMap((floor) => changed.map((name) => `src/server/${floor}/${name}`))
  const journeys = changed.filter((name) => name !== 'support').map((name) => `tests/e2e/${name}`)
  const exists = (folder: string) => existsSync(folder)
  return { server: server.filter(exists), journeys: journeys.filter(exists) }
}
