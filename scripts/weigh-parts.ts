import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { collect, type Manifest } from '../build/client-assets-plugin.ts'

const CLIENT = resolve('dist/client')

/** Compressed size, in kB, of the three files and the small script that every page of the app loads. Increases in November 2026: 0.3 for bars that must not cover fields and the unread count in the phone menu, 0.3 for tooltips and single retries after a lost connection, 0.1 for versions of browser data, 1.5 for the navigation of own pages and the switch between companies, 1.6 for the counts in it, for what opens the command palette, and for keys of one letter, 0.2 for the report of a view, 0.2 for the report of the time zone. */
const BUDGETS = { enhance: 6.6, packages: 97.9, client: 31.8 }

/** kB of what pages take beside that, of those that are weighed without being asked for. Increase in November 2026: 0.3 for messages of restored drafts and links with parameters, 0.3 for services among what lists and files share. */
const PAGES = { 'company/vacancies': 17.7, 'company/applicants': 18.8, 'admin/users': 10.4, 'seaman/jobs': 16.8 }

/** What is loaded when it is used may take so much, with all that it brings beside the app. */
const LATE_BUDGET = 61.8

/** CVs in files are read, and scans in PDF drawn, in workers, with PDF.js or what unpacks Word's files: nothing on the page waits for these. */
const WORKERS = /^(?:read-pdf|read-file|draw-pdf)\.worker-/

/** A file of the client on its way, kB. */
export const assetWeight = (href: string): number => readFileSync(resolve(CLIENT, `.${href}.br`)).length / 1000

const sum = (files: readonly string[]) => files.reduce((total, file) => total + assetWeight(`/${file}`), 0)

const readManifest = (): Manifest => JSON.parse(readFileSync(resolve(CLIENT, '.vite/manifest.json'), 'utf8'))

/** Addresses of what all pages of the app take: the rest of a page's script is its own. */
export function listShared(manifest = readManifest()): ReadonlySet<string> {
  const entries = ['enhance.ts', 'client.tsx'].map((name) => `src/app/entry/${name}`)
  return new Set(entries.flatMap((entry) => collect(manifest, entry).files.map((file) => `/${file}`)))
}

/** Every page and every part that is imported when it is used, and files that the manifest does not know: workers. */
function listLate(manifest: Manifest) {
  const shared = listShared(manifest)
  const late = Object.entries(manifest).flatMap(([name, { isDynamicEntry }]) => {
    const files = collect(manifest, name).files.filter((file) => !shared.has(`/${file}`))
    return isDynamicEntry ? [{ name, weight: sum(files) }] : []
  })
  const known = new Set(Object.values(manifest).map(({ file }) => file))
  const apart = readdirSync(resolve(CLIENT, 'assets'))
    .filter((name) => name.endsWith('.js') && !known.has(`assets/${name}`) && !WORKERS.test(name))
    .map((name) => ({ name, weight: assetWeight(`/assets/${name}`) }))
  return [...late, ...apart].map((part) => ({ ...part, budget: LATE_BUDGET })).sort((a, b) => b.weight - a.weight)
}

function listPages(manifest: Manifest) {
  const shared = listShared(manifest)
  return Object.entries(PAGES).map(([name, budget]) => {
    const { files } = collect(manifest, `src/app/routes/dashboard/${name}.tsx`)
    if (files.length === 0) throw new Error(`The build has no page ${name}`)
    return { name, budget, weight: sum(files.filter((file) => !shared.has(`/${file}`))) }
  })
}

/** Prints the parts and returns how many are too heavy. */
export function reportParts(say: (line: string) => void): number {
  const manifest = readManifest()
  const parts = Object.entries(BUDGETS).map(([name, budget]) => {
    const file = Object.values(manifest).find((chunk) => chunk.name === name)?.file
    if (!file) throw new Error(`The build has no part ${name}`)
    return { name, budget, weight: assetWeight(`/${file}`) }
  })
  parts.push(...listPages(manifest))
  const late = listLate(manifest)
  for (const { name, weight } of [...parts, ...late.slice(0, 3)]) say(`${name.padEnd(54)}${weight.toFixed(1)}`)
  const faults = [...parts, ...late].filter(({ budget, weight }) => weight > budget)
  for (const { name, budget } of faults) say(`${name} is over ${budget}`)
  return faults.length
}
