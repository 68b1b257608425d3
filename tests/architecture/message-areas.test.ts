import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { messageAreasOf } from '#src/app/entry/message-areas.ts'
import { moduleOf } from '#src/app/routes/registry.ts'
import { decidePageKind } from '#src/contract/page-kind.ts'
import { ROUTES, type RouteRow } from '#src/contract/routes.ts'
import { DYNAMIC_IDS } from '#src/i18n/dynamic-ids.ts'
import { importsOf, ROOT } from '../../scripts/graph/read-imports.ts'
import { readCatalogue } from './catalogues/read-catalogues.ts'
import { scanSources } from './catalogues/scan-sources.ts'

const APP = 'src/app/entry/client.tsx'
const UNBUILT = 'src/app/features/section/unbuilt-page.tsx'
/** What a page brings is the matter of that page. */
const REGISTRY = 'src/app/routes/registry.ts'

const LATE = /import\('([^']+)'\)/g

/** What a file brings into the browser, at once or when it is used. */
function bringsOf(file: string): string[] {
  if (file === REGISTRY) return []
  const now = importsOf(file).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target]))
  const late = [...readFileSync(join(ROOT, file), 'utf8').matchAll(LATE)].map(([, target = '']) =>
    relative(ROOT, join(ROOT, dirname(file), target)),
  )
  return [...now, ...late].filter((target) => /\.tsx?$/.test(target))
}

function reach(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const target of bringsOf(file)) reach(target, reached)
  return reached
}

const ids = readCatalogue('en')
const { literals, templates } = scanSources()
const said = [
  ...literals.filter(({ text }) => ids.has(text)),
  ...templates.filter(({ text }) => DYNAMIC_IDS.includes(text)),
]
const areasIn = Map.groupBy(said, ({ file }) => `src/${file}`)

/** The areas of the messages that some files name. */
const areasOf = (files: ReadonlySet<string>): string[] => [
  ...new Set([...files].flatMap((file) => areasIn.get(file)?.map(({ text }) => text.split('.', 1)[0] as string) ?? [])),
]

const inApp = areasOf(reach(APP))
const moduleFileOf = (row: RouteRow) => {
  const file = `src/app/routes/${moduleOf(row)}.tsx`
  return existsSync(join(ROOT, file)) ? file : UNBUILT
}
const appPages = ROUTES.filter((row) => decidePageKind(row, true) === 'app')

test.each(appPages)('$id has the words that it and the app around it can say, and no others', (row) => {
  const said = new Set([...inApp, ...areasOf(reach(moduleFileOf(row))), 'interface'])
  expect(messageAreasOf(row).toSorted()).toEqual([...said].toSorted())
})
