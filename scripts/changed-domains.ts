import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** The commit that changes are counted from: where this branch left `main`; on `main` itself the last commit, or the one before it where the tree is clean. */
export function findBase(): string {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const [head] = git('rev-parse', 'HEAD')
  if (base !== head) return base
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1'
}

/** Files that were changed or added since a commit and are still there, those that are not committed included. */
export const listChanged = (base: string): string[] =>
  [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
    existsSync,
  )

const OF_DOMAIN = /^(?:src\/server\/[^/]+|src\/app\/features\/[^/]+|src\/contract|src\/domain|tests\/e2e)\/([^/]+)\//
const SHOWN_DOMAIN = /features\/[^/]+\/([^/']+)\//g

/** A page is of the domains whose views it shows. */
const listOf = (file: string): string[] => {
  const [, own] = OF_DOMAIN.exec(file) ?? []
  if (own) return [own]
  if (!file.startsWith('src/app/routes/')) return []
  return [...readFileSync(file, 'utf8').matchAll(SHOWN_DOMAIN)].flatMap(([, name]) => name ?? [])
}

/** Folders of the changed domains: of their tests on the server and of their journeys. */
export function findFolders(files: readonly string[]): { server: string[]; journeys: string[] } {
  const changed = [...new Set(files.flatMap(listOf))].sort()
  const server = readdirSync('src/server').flatMap((floor) => changed.map((name) => `src/server/${floor}/${name}`))
  const journeys = changed.filter((name) => name !== 'support').map((name) => `tests/e2e/${name}`)
  const exists = (folder: string) => existsSync(folder)
  return { server: server.filter(exists), journeys: journeys.filter(exists) }
}
