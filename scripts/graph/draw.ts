import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listEdges } from './domain-edges.ts'
import { FLOORS, type Floor } from './floors.ts'
import { ROOT } from './read-imports.ts'

export const DRAWN_IN = join(ROOT, 'docs/architecture.md')

const BETWEEN = /(<!-- npm run graph -->\n)[\s\S]*?(<!-- end -->)/

const listDomains = (floor: Floor): string[] => readdirSync(join(ROOT, 'src/server', floor)).sort()

function drawFloors(): string {
  const edges = listEdges('src/server/')
  const highestFirst = FLOORS.toReversed()
  const order = highestFirst.flatMap(listDomains)
  const wide = Math.max(...order.map(({ length }) => length))
  const lines = highestFirst.flatMap((floor) =>
    listDomains(floor).map((domain, index) => {
      const used = order.filter((to) => edges.some((edge) => edge.from.name === domain && edge.to.name === to))
      return `${(index === 0 ? floor : '').padEnd(13)}${domain.padEnd(wide)}  ${used.length > 0 ? `→ ${used.join(', ')}` : ''}`.trimEnd()
    }),
  )
  return `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`
}

/** The page on the architecture with the domains and what they use, as they are now. */
export const drawArchitecture = (): string =>
  readFileSync(DRAWN_IN, 'utf8').replace(BETWEEN, (_, begin: string, end: string) => `${begin}${drawFloors()}${end}`)
