import { FLOORS } from './floors.ts'
import { type Import, importsOf, listSources } from './read-imports.ts'

const FEATURE = /^src\/server\/features\/([^/]+)/

export const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[1]

export type Edge = { from: string; to: string; imports: Import[] }

/** What stands in a table is common ground: a statement of any floor may name it. */
export const isDefinition = (path: string): boolean => path.endsWith('.tables.ts')

/** Which feature of the server uses which: imports that are there when the code runs, but for definitions of tables. */
export function listEdges(): Edge[] {
  const edges = new Map<string, Edge>()
  for (const found of listSources().flatMap(importsOf)) {
    const [from, to] = [featureOf(found.file), featureOf(found.target)]
    if (!from || !to || from === to || found.typeOnly || isDefinition(found.target)) continue
    const edge = edges.get(`${from} ${to}`) ?? { from, to, imports: [] }
    edge.imports.push(found)
    edges.set(`${from} ${to}`, edge)
  }
  return [...edges.values()]
}

const ORDER = FLOORS.flatMap(([, features]) => features)

/** Whether a feature may use another: only one further down. */
export const looksDown = ({ from, to }: Pick<Edge, 'from' | 'to'>): boolean => ORDER.indexOf(from) < ORDER.indexOf(to)
