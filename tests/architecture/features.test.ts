import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DRAWN_IN, drawArchitecture } from '../../scripts/graph/draw.ts'
import { featureOf, isDefinition, listEdges, looksDown } from '../../scripts/graph/feature-edges.ts'
import { findCycles } from '../../scripts/graph/find-cycles.ts'
import { FLOORS } from '../../scripts/graph/floors.ts'
import { importsOf, listSources, ROOT } from '../../scripts/graph/read-imports.ts'

test('every feature of the server stands on one floor', () => {
  const listed = FLOORS.flatMap(([, features]) => features)
  expect([...listed].sort()).toEqual(readdirSync(join(ROOT, 'src/server/features')).sort())
})

test('a feature of the server uses only what stands under it', () => {
  const found = listEdges()
    .filter((edge) => !looksDown(edge))
    .flatMap(({ imports }) => imports.map(({ file, target }) => `${file} -> ${target}`))
  expect(found).toEqual([])
})

test('no feature of the server uses itself by way of others', () => {
  expect(findCycles(listEdges().map(({ from, to }) => [from, to]))).toEqual([])
})

test('a definition of a table needs no code of a feature, so that every floor may read it', () => {
  const needed = listSources()
    .filter(isDefinition)
    .flatMap(importsOf)
    .filter(({ typeOnly, target }) => !typeOnly && !target.startsWith('src/server/platform/'))
  expect(needed.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('no file needs itself by way of others', () => {
  const values = listSources()
    .flatMap(importsOf)
    .filter(({ typeOnly }) => !typeOnly)
  expect(findCycles(values.map(({ file, target }) => [file, target]))).toEqual([])
})

test('the picture of the features is the one of today', () => {
  expect(readFileSync(DRAWN_IN, 'utf8'), 'npm run graph draws it anew').toBe(drawArchitecture())
})

test.each([
  ['jobs', /\.jobs\.ts$/],
  ['file-acts', /\/shown-[a-z-]+\.repository\.ts$/],
  ['mails', /\.mails\.ts$/],
  ['personal-data', /\.personal-data\.ts$/],
  ['erasure', /\.erasure\.ts$|\/erased-[a-z-]+\.repository\.ts$/],
])('what features register is listed in src/server/%s.ts', (list, named) => {
  const listed = importsOf(`src/server/${list}.ts`).map(({ target }) => target)
  const written = listSources().filter((file) => featureOf(file) && named.test(file))
  expect(written.filter((file) => !listed.includes(file))).toEqual([])
})
