import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isDefinition, listEdges, type Side } from '../../scripts/graph/domain-edges.ts'
import { DRAWN_IN, drawArchitecture } from '../../scripts/graph/draw.ts'
import { findCycles } from '../../scripts/graph/find-cycles.ts'
import { domainOf, FLOORS, mayUse } from '../../scripts/graph/floors.ts'
import { importsOf, listSources, ROOT } from '../../scripts/graph/read-imports.ts'

/** What the app alone has: pages without endpoints of their own. */
const APP_ONLY = ['help', 'landing', 'error', 'unbuilt']
/** The protocol, which is no domain. */
const PROTOCOL = 'http'

const listFolders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const listDomains = (side: string): string[] =>
  listFolders(side)
    .filter((floor) => (FLOORS as readonly string[]).includes(floor))
    .flatMap((floor) => listFolders(`${side}/${floor}`).map((domain) => `${floor}/${domain}`))

describe.each<Side>(['src/server/', 'src/app/'])('domains in %s', (side) => {
  const edges = listEdges(side)

  test('use their own floor and those below it', () => {
    const found = edges
      .filter(({ from, to }) => !mayUse(from, to))
      .flatMap(({ imports }) => imports.map(({ file, target }) => `${file} -> ${target}`))
    expect(found).toEqual([])
  })

  test('form no cycle', () => {
    expect(findCycles(edges.map(({ from, to }) => [from.name, to.name]))).toEqual([])
  })
})

describe('a domain', () => {
  const onServer = listDomains('src/server')
  const names = onServer.map((path) => path.split('/')[1] as string)

  test('has one name, on one floor', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('is on the same floor in the app as on the server', () => {
    const inApp = listDomains('src/app/features').filter((path) => !APP_ONLY.includes(path.split('/')[1] as string))
    expect(inApp.filter((path) => !onServer.includes(path))).toEqual([])
  })

  test('has the same name in the contract', () => {
    expect(listFolders('src/contract').filter((name) => name !== PROTOCOL && !names.includes(name))).toEqual([])
  })

  test('has the same name where its journeys are', () => {
    const folders = listFolders('tests/e2e').filter((name) => !['support', 'product'].includes(name))
    expect(folders.filter((name) => !names.includes(name))).toEqual([])
  })

  test('is listed in docs/domains.md with its floor', () => {
    const listed = readFileSync(join(ROOT, 'docs/domains.md'), 'utf8')
    const missing = onServer.filter((path) => {
      const [floor, name] = path.split('/')
      return !listed.includes(`| ${floor} | **${name}** |`)
    })
    expect(missing).toEqual([])
  })
})

test('a definition of a table needs no code of a domain, so that every floor may read it', () => {
  const needed = listSources()
    .filter(isDefinition)
    .flatMap(importsOf)
    .filter(({ typeOnly, target }) => !typeOnly && !target.startsWith('src/server/platform/'))
  expect(needed.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('no file needs itself by way of others, in code or in types', () => {
  const imports = listSources().flatMap(importsOf)
  expect(findCycles(imports.map(({ file, target }) => [file, target]))).toEqual([])
})

test('the picture of the domains is the one of today', () => {
  expect(readFileSync(DRAWN_IN, 'utf8'), 'npm run graph draws it again').toBe(drawArchitecture())
})

/** Files that a domain must register, by the ending of their name. */
const REGISTERED =
  /\.(?:jobs|mails|personal-data|erasure)\.ts$|\/(?:shown|erased)-[a-z-]+\.repository\.ts$|(?<!role-choice)\.routes\.ts$/

describe('a domain of the server', () => {
  const pathOf = (file: string) => file.split('/').slice(0, 4).join('/')

  test('registers all of these files in its index.ts', () => {
    const written = listSources().filter(
      (file) => file.startsWith('src/server/') && domainOf(file) && REGISTERED.test(file),
    )
    const missing = written.filter(
      (file) => !importsOf(`${pathOf(file)}/index.ts`).some(({ target, typeOnly }) => target === file && !typeOnly),
    )
    expect(missing).toEqual([])
  })

  test('is in the list of domains', () => {
    const listed = importsOf('src/server/domains.ts').map(({ target }) => target)
    const described = listSources().filter(
      (file) => domainOf(file) && /^src\/server\/[^/]+\/[^/]+\/index\.ts$/.test(file),
    )
    expect(described.filter((file) => !listed.includes(file))).toEqual([])
  })
})
