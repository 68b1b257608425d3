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
  expect(readFileSync(DRAWN_IN, 'utf8'), 'npm run graph draws it anew').toBe(drawArchitecture())
})

test.each([
  ['jobs', /\.jobs\.ts$/],
  ['file-acts', /\/shown-[a-z-]+\.repository\.ts$/],
  ['mails', /\.mails\.ts$/],
  ['personal-data', /\.personal-data\.ts$/],
  ['erasure', /\.erasure\.ts$|\/erased-[a-z-]+\.repository\.ts$/],
])('what domains register is listed in src/server/%s.ts', (list, named) => {
  const listed = importsOf(`src/server/${list}.ts`).map(({ target }) => target)
  const written = listSources().filter((file) => domainOf(file) && named.test(file))
  expect(written.filter((file) => !listed.includes(file))).toEqual([])
})
