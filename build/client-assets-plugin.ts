import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { NO_STYLE } from '../src/worker/style/document-style.ts'
import { arrangeDeclarations } from './style/arrange-declarations.ts'
import { inlineConstants, shortenNames } from './style/shorten-properties.ts'
import { takeApart } from './style/take-apart.ts'

const VIRTUAL = 'virtual:client-assets'
const CLIENT = 'src/app/entry/client.tsx'
const ENHANCE = 'src/app/entry/enhance.ts'
/** The part of the small script that asks for passkeys. */
const PASSKEYS = 'src/app/entry/enhance/passkeys/ask.ts'
/** The part of the small script that seals drafts of accounts. */
const SEAL = 'src/app/kept/sealed-text.ts'
/** The part of the small script that says how many filters would find. */
const COUNT = 'src/app/entry/enhance/filter-count.ts'
/** The part of the small script that shows data from another build. */
const ASIDE = 'src/app/kept/aside/show-guest-aside.ts'
/** The part of the small script that deletes stored data at sign-out. */
export const LEAVING = 'src/app/kept/leaving.ts'
const STYLE = 'src/app/styles/index.ts'
/** The entry that renders a seafarer's own pages offline. */
export const KEPT = 'src/app/entry/kept/kept-client.tsx'

/** Names of the client build's entries, for rollup options. */
export const CLIENT_ENTRIES = [CLIENT, ENHANCE, PASSKEYS, SEAL, COUNT, ASIDE, LEAVING, STYLE, KEPT]

type Chunk = {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isDynamicEntry?: boolean
}
export type Manifest = Record<string, Chunk>

export function collect(manifest: Manifest, key: string, seen = new Set<string>()): { files: string[]; css: string[] } {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { files: [], css: [] }
  seen.add(key)
  const parts = (chunk.imports ?? []).map((name) => collect(manifest, name, seen))
  return {
    files: [...parts.flatMap((part) => part.files), chunk.file],
    css: [...new Set([...parts.flatMap((part) => part.css), ...(chunk.css ?? [])])],
  }
}

function hashTree(path: string, hash: ReturnType<typeof createHash>): void {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = join(path, entry.name)
    if (entry.isDirectory()) hashTree(file, hash)
    else hash.update(entry.name).update(readFileSync(file))
  }
}

const ROUTES = /^src\/app\/routes\/(.+)\.tsx$/
const UNBUILT = 'src/app/features/system/unbuilt/unbuilt-page.tsx'

/** What the module of each page brings beside the app itself, by its place in the folder of routes; that of pages to come is nameless. */
function collectPages(manifest: Manifest, own: readonly string[]): Record<string, string[]> {
  const pages = Object.keys(manifest).flatMap((key): [string, string[]][] => {
    const place = key === UNBUILT ? '' : ROUTES.exec(key)?.[1]
    const files = collect(manifest, key).files.filter((file) => !own.includes(file))
    return place === undefined ? [] : [[place, files.map(addressOf)]]
  })
  return Object.fromEntries(pages)
}

const addressOf = (file: string) => `/${file}`

/** Changes whenever anything that pages are made of changes. */
export function createBuildId(root: string): string {
  const hash = createHash('sha256')
  for (const folder of ['src', 'locales', 'public', 'build']) hashTree(resolve(root, folder), hash)
  for (const file of ['package-lock.json', 'uno.config.ts']) hash.update(readFileSync(resolve(root, file)))
  return hash.digest('hex').slice(0, 12)
}

function readBuilt(root: string) {
  const outDir = resolve(root, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const client = collect(manifest, CLIENT).files
  const textOf = (files: string[]) => files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('')
  const enhance = collect(manifest, ENHANCE).files
  const style = collect(manifest, STYLE).css
  const asked = [PASSKEYS, SEAL, COUNT, ASIDE, LEAVING].flatMap((part) => collect(manifest, part).files)
  if ([...enhance, ...asked].includes(manifest[CLIENT]?.file ?? '')) throw new Error('Documents would load the app')
  const packages = Object.values(manifest).find(({ name }) => name === 'packages')?.file
  if (!packages) throw new Error('The packages of the app have no file of their own')
  if (style.length !== 1) throw new Error('The app has one sheet')
  const named = [manifest[CLIENT]?.file, manifest[ENHANCE]?.file, packages]
  return {
    build: createBuildId(root),
    date: new Date().toISOString().slice(0, 10),
    client: {
      client: addressOf(manifest[CLIENT]?.file ?? ''),
      packages: addressOf(packages),
      sheet: style.map(addressOf)[0],
      preloads: client.filter((file) => !named.includes(file)).map(addressOf),
      pages: collectPages(manifest, client),
      passkeys: addressOf(manifest[PASSKEYS]?.file ?? ''),
    },
    documents: {
      enhance: addressOf(manifest[ENHANCE]?.file ?? ''),
      preloads: enhance.slice(0, -1).map(addressOf),
      count: addressOf(manifest[COUNT]?.file ?? ''),
      leaving: addressOf(manifest[LEAVING]?.file ?? ''),
      seal: addressOf(manifest[SEAL]?.file ?? ''),
      aside: addressOf(manifest[ASIDE]?.file ?? ''),
      style: takeApart(arrangeDeclarations(shortenNames(inlineConstants(textOf(style)))), textOf(enhance)),
    },
  }
}

const IN_DEVELOPMENT = {
  build: 'development',
  date: undefined,
  client: {
    client: `/${CLIENT}`,
    packages: '/@vite/client',
    sheet: undefined,
    preloads: [],
    pages: {},
    passkeys: `/${PASSKEYS}`,
  },
  documents: {
    enhance: `/${STYLE}`,
    preloads: [] as string[],
    count: `/${COUNT}`,
    leaving: `/${LEAVING}`,
    seal: `/${SEAL}`,
    aside: `/${ASIDE}`,
    style: NO_STYLE,
  },
}

/** Tells the edge Worker, which is built second, what the client build is called and what its documents' style is. */
export function clientAssetsPlugin(): Plugin {
  let root = process.cwd()
  let isBuild = false
  return {
    name: 'gangway-client-assets',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const built = isBuild || existsSync(resolve(root, 'dist/client/.vite/manifest.json'))
      const assets = isBuild && built ? readBuilt(root) : IN_DEVELOPMENT
      return `export const build = ${JSON.stringify(assets.build)}
export const date = ${JSON.stringify(assets.date)}
export const clientAssets = ${JSON.stringify(assets.client)}
export const documents = ${JSON.stringify(assets.documents)}`
    },
  }
}
