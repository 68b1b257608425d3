import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { collect, type Manifest } from '../build/client-assets-plugin.ts'

const CLIENT = resolve('dist/client')

/** kB as the build has packed it: what every page of the app takes, in three files and a small one. */
const BUDGETS = { enhance: 6, packages: 98, client: 25.5 }

/** What is loaded when it is used may take so much by itself. */
const LATE_BUDGET = 60

/** Whoever has a CV in a file has it read in a worker, with PDF.js or what unpacks Word's files: nothing on the page waits for these. */
const WORKERS = /^read-(?:pdf|file)\.worker-/

/** A file of the client on its way, kB. */
export const assetWeight = (href: string): number => readFileSync(resolve(CLIENT, `.${href}.br`)).length / 1000

const readManifest = (): Manifest => JSON.parse(readFileSync(resolve(CLIENT, '.vite/manifest.json'), 'utf8'))

/** Addresses of what all pages of the app take: the rest of a page's script is its own. */
export function listShared(): ReadonlySet<string> {
  const manifest = readManifest()
  const entries = ['enhance.ts', 'client.tsx'].map((name) => `src/app/entry/${name}`)
  return new Set(entries.flatMap((entry) => collect(manifest, entry).files.map((file) => `/${file}`)))
}

/** Prints the parts and returns how many are too heavy. */
export function reportParts(say: (line: string) => void): number {
  const chunks = Object.values(readManifest())
  const parts = Object.entries(BUDGETS).map(([name, budget]) => {
    const file = chunks.find((chunk) => chunk.name === name)?.file
    if (!file) throw new Error(`The build has no part ${name}`)
    return { name, budget, weight: assetWeight(`/${file}`), known: file }
  })
  const known = new Set(parts.map((part) => part.known))
  const late = readdirSync(resolve(CLIENT, 'assets'))
    .filter((name) => name.endsWith('.js') && !WORKERS.test(name) && !known.has(`assets/${name}`))
    .map((name) => ({ name, budget: LATE_BUDGET, weight: assetWeight(`/assets/${name}`) }))
    .sort((a, b) => b.weight - a.weight)
  const faults = [...parts, ...late].filter(({ budget, weight }) => weight > budget)
  for (const { name, weight } of [...parts, ...late.slice(0, 3)])
    say(`${name.padEnd(30)}${weight.toFixed(1).padStart(24)}`)
  for (const { name, budget } of faults) say(`${name} is over ${budget}`)
  return faults.length
}
