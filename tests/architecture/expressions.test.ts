import { analyse } from 'scslre'
import { expect, test, vi } from 'vitest'
import { findGrowth } from './expressions/find-growth.ts'
import { BUILDERS, type Expression, LITERALS, listBuilt } from './expressions/list-expressions.ts'

// Expressions are seen as they are built, so what another file had loaded is loaded again.
vi.resetModules()
const built: Expression[][] = []
for (const file of BUILDERS) built.push(await listBuilt(file))
const expressions = [...LITERALS, ...built.flat()]

/** What the analysis proves, with the repetition that it happens in. */
const findProof = ({ source, flags }: Expression): string | undefined => {
  const [report] = analyse({ source, flags }, { maxReports: 1, reportTypes: { Move: true } }).reports
  return report && `${report.type} of ${report.type === 'Trade' ? report.startQuant.raw : report.quant.raw}`
}

const listFound = (find: (expression: Expression) => string | undefined): string[] =>
  expressions.flatMap((expression) => {
    const found = find(expression)
    return found === undefined
      ? []
      : [`${expression.place} /${expression.source}/${expression.flags}: ${JSON.stringify(found)}`]
  })

test('no expression can be proved to take more than linear time', () => {
  expect(listFound(findProof)).toEqual([])
})

test('no expression takes more than two and a half times the steps for twice the text', () => {
  expect(listFound(findGrowth)).toEqual([])
}, 300_000)

test('expressions that are built of texts are seen', () => {
  expect(BUILDERS.filter((_, index) => built[index]?.length === 0)).toEqual([])
})

test.each([
  [/\s*\n\s*/g],
  [/[\s.;,]+$/],
  [/\]\([^)]*\)/g],
  [/(\p{L}+)\s(\d+)/u],
  [/рабоч\p{L}+ диплом/u],
  [/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi],
  [/^(a+)+$/],
  [/^a*b?a*$/],
  [/(?:up to|до)\s*[^\p{L}\p{N}]*(?:[a-z]{3}\s?)?[^\p{L}\p{N}]*$/u],
])('%s is found out', (expression) => {
  expect(findGrowth(expression)).toBeDefined()
})

test.each([[/(?<!\s)\s{1,9}\n/g], [/^[^:]*:/], [/[^\p{L}]+/gu], [/\b(?:[a-z]{1,16}:)\S+/gi]])(
  '%s is let through',
  (expression) => {
    expect(findGrowth(expression)).toBeUndefined()
  },
)
