import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { domainOf } from '../../scripts/graph/floors.ts'
import { type Import, importsOf, listSources, ROOT } from '../../scripts/graph/read-imports.ts'

const files = listSources()
const imports = files.flatMap(importsOf)
const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
const show = ({ file, target }: Import) => `${file} -> ${target}`

/** Imports from `folder` to places of ours that `allowed` does not name. */
const strangers = (folder: string, ...allowed: string[]) =>
  imports.filter(({ file, target }) => within(file, folder) && !within(target, folder, 'locales', ...allowed)).map(show)

test('the rules of the trade need nothing else of ours, and name types of the contract alone', () => {
  const needed = imports.filter(({ file, target }) => within(file, 'src/domain') && !within(target, 'src/domain'))
  expect(needed.filter(({ target, typeOnly }) => !typeOnly || !within(target, 'src/contract')).map(show)).toEqual([])
})

test('the rules of the trade know neither HTTP nor validators', () => {
  const users = files.filter(
    (file) => within(file, 'src/domain') && /from '(?:zod|hono)/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(users).toEqual([])
})

test('contract imports the rules of the trade', () => {
  expect(strangers('src/contract', 'src/domain')).toEqual([])
})

test('i18n imports contract and domain', () => {
  expect(strangers('src/i18n', 'src/contract', 'src/domain')).toEqual([])
})

test('the edge Worker imports contract, domain, i18n and the entry of the app', () => {
  expect(strangers('src/worker', 'src/contract', 'src/domain', 'src/i18n', 'src/app/entry/server.tsx')).toEqual([])
})

test('the server Worker imports contract, domain and i18n', () => {
  expect(strangers('src/server', 'src/contract', 'src/domain', 'src/i18n')).toEqual([])
})

test('the server formats texts by createIntl; pictures are drawn from compiled messages', () => {
  const users = files.filter(
    (file) =>
      within(file, 'src/server') && /\b(?:loadIntl|createCompiledIntl)\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(users.filter((file) => !within(file, 'src/server/exchange/picture'))).toEqual([])
})

test('the app imports contract, domain and i18n', () => {
  expect(strangers('src/app', 'src/contract', 'src/domain', 'src/i18n')).toEqual([])
})

const isSchema = (path: string) => /^src\/contract\/(?:.*[/-])schemas\.ts$/.test(path)
const isDeclared = (path: string) =>
  /^src\/contract\/(?:[\w-]+\/(?:[\w-]+-)?endpoints|endpoints|http\/endpoint)\.ts$/.test(path)

test('schemas reach the app as types only, so that no validator is sent to browsers', () => {
  const values = imports.filter(
    ({ file, target, typeOnly }) => within(file, 'src/app') && isSchema(target) && !typeOnly,
  )
  expect(values.map(show)).toEqual([])
})

test('declared endpoints reach the client as types only, for the same reason', () => {
  const endpoints = imports.filter(
    ({ file, target, typeOnly }) =>
      isDeclared(target) &&
      !isDeclared(file) &&
      !within(file, 'src/contract/http/list-file.ts', 'src/contract/role-choice/role-choice.ts', 'src/server') &&
      !typeOnly,
  )
  expect(endpoints.map(show)).toEqual([])
})

const BETWEEN_PAGE_AND_APP = ['src/app/page.ts', 'src/app/changes.ts', 'src/app/runtime.tsx', 'src/app/kept']

test('the design system knows no feature, route or layout', () => {
  expect(strangers('src/app/ui', 'src/contract', 'src/domain', 'src/i18n', ...BETWEEN_PAGE_AND_APP)).toEqual([])
})

test('only repositories and tables of the server know the query builder', () => {
  const users = files.filter(
    (file) =>
      within(file, 'src/server') &&
      domainOf(file) &&
      /from 'drizzle-orm/.test(readFileSync(join(ROOT, file), 'utf8')) &&
      !/\.(repository|tables)\.ts$/.test(file),
  )
  expect(users).toEqual([])
})

test('only routes of the server know Hono', () => {
  const users = files.filter(
    (file) =>
      within(file, 'src/server') &&
      domainOf(file) &&
      /from 'hono/.test(readFileSync(join(ROOT, file), 'utf8')) &&
      !/\.routes\.ts$/.test(file),
  )
  expect(users).toEqual([])
})

test('an import that leaves its room begins with #src', () => {
  const climbing = files.filter((file) => /from '(?:\.\.\/){2}/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(climbing).toEqual([])
})
