import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importsOf, listSources, ROOT } from '../../scripts/graph/read-imports.ts'

const files = listSources()
const imports = files.flatMap(importsOf)
const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
const show = ({ file, target }: Import) => `${file} -> ${target}`

/** Imports from `folder` to places of ours that `allowed` does not name. */
const strangers = (folder: string, ...allowed: string[]) =>
  imports.filter(({ file, target }) => within(file, folder) && !within(target, folder, 'locales', ...allowed)).map(show)

test('contract imports nothing else of ours', () => {
  expect(strangers('src/contract')).toEqual([])
})

test('i18n imports only the locale table of the contract', () => {
  expect(strangers('src/i18n', 'src/contract')).toEqual([])
})

test('the edge Worker imports contract, i18n and the entry of the app', () => {
  expect(strangers('src/worker', 'src/contract', 'src/i18n', 'src/app/entry/server.tsx')).toEqual([])
})

test('the server Worker imports contract and i18n', () => {
  expect(strangers('src/server', 'src/contract', 'src/i18n')).toEqual([])
})

test('the server formats texts by createIntl; pictures are drawn from compiled messages', () => {
  const users = files.filter(
    (file) =>
      within(file, 'src/server') && /\b(?:loadIntl|createCompiledIntl)\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(users.filter((file) => !within(file, 'src/server/features/pictures'))).toEqual([])
})

test('the app imports contract and i18n', () => {
  expect(strangers('src/app', 'src/contract', 'src/i18n')).toEqual([])
})

test('schemas reach the app as types only, so that no validator is sent to browsers', () => {
  const values = imports.filter(
    ({ file, target, typeOnly }) => within(file, 'src/app') && within(target, 'src/contract/schemas') && !typeOnly,
  )
  expect(values.map(show)).toEqual([])
})

test('declared endpoints reach the client as types only, for the same reason', () => {
  const endpoints = imports.filter(
    ({ file, target, typeOnly }) =>
      within(target, 'src/contract/endpoints', 'src/contract/endpoint.ts') &&
      !within(
        file,
        'src/contract/endpoints',
        'src/contract/list-file.ts',
        'src/contract/role-choice.ts',
        'src/server',
      ) &&
      !typeOnly,
  )
  expect(endpoints.map(show)).toEqual([])
})

test('features of the app do not import each other', () => {
  const feature = (path: string) => /^src\/app\/features\/([^/]+)/.exec(path)?.[1]
  const crossing = imports.filter(({ file, target }) => {
    const [from, to] = [feature(file), feature(target)]
    return from !== undefined && to !== undefined && from !== to
  })
  expect(crossing.map(show)).toEqual([])
})

const BETWEEN_PAGE_AND_APP = ['src/app/page.ts', 'src/app/changes.ts', 'src/app/runtime.tsx', 'src/app/kept']

test('the design system knows no feature, route or layout', () => {
  expect(strangers('src/app/ui', 'src/contract', 'src/i18n', ...BETWEEN_PAGE_AND_APP)).toEqual([])
})

test('only repositories and tables of the server know the query builder', () => {
  const users = files.filter(
    (file) =>
      within(file, 'src/server/features') &&
      /from 'drizzle-orm/.test(readFileSync(join(ROOT, file), 'utf8')) &&
      !/\.(repository|tables)\.ts$/.test(file),
  )
  expect(users).toEqual([])
})

test('only routes of the server know Hono', () => {
  const users = files.filter(
    (file) =>
      within(file, 'src/server/features') &&
      /from 'hono/.test(readFileSync(join(ROOT, file), 'utf8')) &&
      !/\.routes\.ts$/.test(file),
  )
  expect(users).toEqual([])
})

test('an import that leaves its room begins with #src', () => {
  const climbing = files.filter((file) => /from '(?:\.\.\/){2}/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(climbing).toEqual([])
})
