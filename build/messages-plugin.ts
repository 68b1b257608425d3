import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { INTERFACE_LOCALES, interfaceLocaleFor } from '#src/i18n/interface-locales.ts'
import type { Message, MessageNode } from '#src/i18n/message.ts'
import { listPageWords, writePlaces } from './page-words.ts'

const LOCALES_DIR = resolve(fileURLToPath(new URL('../locales', import.meta.url)))
const SOURCE = 'en'
const PARSER = '@formatjs/icu-messageformat-parser'
const VIRTUAL = 'virtual:messages'
/** Control words are the reader's, and come whole. */
const CONTROLS = 'interface.'
/** No one steps through words: a map would carry each of them again to every test. */
const UNMAPPED = { mappings: '' } as const
const FORBIDDEN_TYPES = new Set([3, 4])

type RawMessages = Record<string, string>
type Area = { name: string; messages: RawMessages }

/** Plain text stays a string; a message with arguments becomes its syntax tree. Throws on wrong ICU syntax. */
export const compileText = (text: string): Message => {
  const nodes = parse(text, { shouldParseSkeletons: true, captureLocation: false })
  if (nodes.some((node) => FORBIDDEN_TYPES.has(node.type))) throw new Error(`dates come from the formatter: ${text}`)
  const [first, second] = nodes
  if (!first) return ''
  return first.type === 0 && !second ? first.value : (nodes as unknown as MessageNode[])
}

/** For tests that make an intl from texts of their own. */
export const compileMessages = (raw: RawMessages): Record<string, Message> =>
  Object.fromEntries(Object.entries(raw).map(([id, text]) => [id, compileText(text)]))

/**
 * Serves catalogues to Vite as ready messages, one module per locale whose areas are parsed on first use,
 * and leaves the ICU parser out of builds. Nothing parses ICU at run time: outside Vite (plain node scripts)
 * the JSON files can be read for their plain texts only.
 */
export const messagesPlugin = (): Plugin => {
  let isBuild = false
  return {
    name: 'gangway-messages',
    enforce: 'pre',
    config: (_, env) => {
      isBuild = env.command === 'build'
    },
    async resolveId(id, importer, options) {
      if (id === VIRTUAL || id.startsWith(`${VIRTUAL}/`)) return `\0${id}`
      if (isBuild && id === PARSER)
        return this.resolve(`${PARSER}/no-parser.js`, importer, { ...options, skipSelf: true })
      return undefined
    },
    load(id) {
      if (id === `\0${VIRTUAL}`)
        return `${tableModule()}\nexport const pages = ${JSON.stringify(isBuild ? pageWords() : {})}`
      if (!id.startsWith(`\0${VIRTUAL}/`)) return undefined
      const [kind, code] = id.slice(VIRTUAL.length + 2).split('/') as [string, string]
      const areas = kind === 'locale' ? localeAreas(code) : [controlArea(code)]
      for (const file of watchedFiles(kind, code)) this.addWatchFile(file)
      return { code: areasModule(areas), map: UNMAPPED }
    },
    hotUpdate({ file }) {
      if (!file.startsWith(LOCALES_DIR)) return undefined
      const graph = this.environment.moduleGraph
      for (const [id, module] of graph.idToModuleMap) if (id.startsWith(`\0${VIRTUAL}`)) graph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

const tableModule = (): string => {
  const table = (kind: string, codes: readonly string[]) =>
    `{${codes.map((code) => `${JSON.stringify(code)}: () => import('${VIRTUAL}/${kind}/${code}')`).join(',')}}`
  const interfaceCodes = INTERFACE_LOCALES.map((locale) => locale.code)
  return `export const locales = ${table('locale', LOCALE_CODES)}\nexport const controls = ${table('controls', interfaceCodes)}`
}

/** By page and area the places of its messages in the area. In development a page gets all messages: sources change under it. */
function pageWords(): Record<string, Record<string, string>> {
  const areas = localeAreas(SOURCE).map(({ name, messages }) => ({ name, ids: Object.keys(messages) }))
  const pages = listPageWords(areas.flatMap(({ ids }) => ids))
  const placesIn = (words: ReadonlySet<string>, ids: readonly string[]) =>
    writePlaces(ids.flatMap((id, place) => (words.has(id) || id.startsWith(CONTROLS) ? [place] : [])))
  return Object.fromEntries(
    [...pages].map(([page, words]) => [
      page,
      Object.fromEntries(areas.map(({ name, ids }) => [name, placesIn(words, ids)]).filter(([, places]) => places)),
    ]),
  )
}

/** JSON.parse of a string is read faster than an object literal, and not at all until the area is asked for. */
const areasModule = (areas: readonly Area[]): string => {
  const entries = areas.map(({ name, messages }) => {
    const json = JSON.stringify(JSON.stringify(compileArea(name, messages)))
    return `${JSON.stringify(name)}: () => JSON.parse(${json})`
  })
  return `export const areas = {${entries.join(',\n')}}`
}

const compileArea = (name: string, messages: RawMessages): Record<string, Message> => {
  try {
    return compileMessages(messages)
  } catch (error) {
    throw new Error(`locales: area "${name}": ${String(error)}`)
  }
}

/** A text that is not translated yet is English until it is; the catalogue tests name each of them. */
const localeAreas = (code: string): Area[] => {
  const areas = areaNames(SOURCE).map((name) => ({
    name,
    messages: { ...readMessages(SOURCE, name), ...readMessages(code, name) },
  }))
  return [...areas, controlArea(interfaceLocaleFor(code as (typeof LOCALE_CODES)[number]))]
}

const controlArea = (code: string): Area => ({
  name: 'interface',
  messages: { ...readMessages('interface', SOURCE), ...readMessages('interface', code) },
})

const areaNames = (code: string): string[] =>
  jsonFiles(join(LOCALES_DIR, code)).map((file) => file.slice(0, -'.json'.length))

const watchedFiles = (kind: string, code: string): string[] =>
  kind === 'locale'
    ? [SOURCE, code].flatMap((folder) =>
        jsonFiles(join(LOCALES_DIR, folder)).map((file) => join(LOCALES_DIR, folder, file)),
      )
    : [join(LOCALES_DIR, 'interface', `${code}.json`)]

const jsonFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
  } catch {
    return []
  }
}

const readMessages = (folder: string, name: string): RawMessages => {
  if (!jsonFiles(join(LOCALES_DIR, folder)).includes(`${name}.json`)) return {}
  return JSON.parse(readFileSync(join(LOCALES_DIR, folder, `${name}.json`), 'utf8')) as RawMessages
}
