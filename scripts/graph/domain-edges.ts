import { type Domain, domainOf } from './floors.ts'
import { type Import, importsOf, listSources } from './read-imports.ts'

export type Side = 'src/server/' | 'src/app/'

export type Edge = { from: Domain; to: Domain; imports: Import[] }

/** Definitions of tables are common ground: a statement of any floor may name them. */
export const isDefinition = (path: string): boolean => path.endsWith('.tables.ts')

/** Which domain uses which on one side: imports that are there when the code runs, but for definitions of tables. */
export function listEdges(side: Side): Edge[] {
  const edges = new Map<string, Edge>()
  const imports = listSources()
    .filter((file) => file.startsWith(side))
    .flatMap(importsOf)
  for (const found of imports) {
    const [from, to] = [domainOf(found.file), domainOf(found.target)]
    if (!from || !to || from.name === to.name || found.typeOnly || isDefinition(found.target)) continue
    const edge = edges.get(`${from.name} ${to.name}`) ?? { from, to, imports: [] }
    edge.imports.push(found)
    edges.set(`${from.name} ${to.name}`, edge)
  }
  return [...edges.values()]
}
