import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listEdges } from './feature-edges.ts'
import { FLOORS } from './floors.ts'
import { ROOT } from './read-imports.ts'

export const DRAWN_IN = join(ROOT, 'docs/architecture.md')

const BETWEEN = /(<!-- npm run graph -->\n)[\s\S]*?(<!-- end -->)/

function drawFloors(): string {
  const edges = listEdges()
  const wide = Math.max(...FLOORS.flatMap(([, features]) => features.map(({ length }) => length)))
  const lines = FLOORS.flatMap(([floor, features]) =>
    features.map((feature, index) => {
      const used = FLOORS.flatMap(([, others]) => others).filter((to) =>
        edges.some((edge) => edge.from === feature && edge.to === to),
      )
      return `${(index === 0 ? floor : '').padEnd(13)}${feature.padEnd(wide)}  ${used.length > 0 ? `→ ${used.join(', ')}` : ''}`.trimEnd()
    }),
  )
  return `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`
}

/** The page on the architecture with the features and what they use, as they are now. */
export const drawArchitecture = (): string =>
  readFileSync(DRAWN_IN, 'utf8').replace(BETWEEN, (_, begin: string, end: string) => `${begin}${drawFloors()}${end}`)
