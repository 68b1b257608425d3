import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { LocaleCode } from '#src/domain/locales.ts'

export type Catalogue = ReadonlyMap<string, string>

const LOCALES = resolve(import.meta.dirname, '../../../locales')

const filesOf = (folder: string): string[] =>
  readdirSync(join(LOCALES, folder)).filter((file) => file.endsWith('.json'))

const readFile = (folder: string, file: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(join(LOCALES, folder, file), 'utf8')) as Record<string, string>)

/** All messages of a routed locale by id. */
export const readCatalogue = (code: LocaleCode): Catalogue =>
  new Map(filesOf(code).flatMap((file) => readFile(code, file)))

/** Ids that are in a file of another name than their first segment. */
export const misplacedIds = (code: LocaleCode): string[] =>
  filesOf(code).flatMap((file) =>
    readFile(code, file).flatMap(([id]) => (`${id.split('.')[0]}.json` === file ? [] : [`${file}: ${id}`])),
  )

export const readControls = (code: string): Catalogue => new Map(readFile('interface', `${code}.json`))

export const controlFiles = (): string[] => filesOf('interface').map((file) => file.slice(0, -'.json'.length))
