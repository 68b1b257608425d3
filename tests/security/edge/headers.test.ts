import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, describe, expect, test } from 'vitest'
import { localizePath } from '#src/contract/http/addresses.ts'
import { VISITORS } from '#src/contract/http/roles.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { createEdge, ORIGIN } from '../../edge/support/edge.ts'
import { EXAMPLES } from '../../edge/support/example-paths.ts'
import { HOSTILE_PATHS } from '../../edge/support/hostile-paths.ts'
import { IS_FULL } from '../../support/full.ts'
import { printFigure } from '../support/figures.ts'
import { gradeHeaders, OBSERVATORY } from '../support/observatory.ts'

const edge = createEdge()
const LANGUAGES = IS_FULL ? LOCALE_CODES : (['en', 'ar'] as const)
const figures = { answers: 0, grades: [] as string[] }

function expectHeaders({ headers }: Response, what: string) {
  figures.answers += 1
  expect(headers.get('cache-control'), what).toBeTruthy()
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  expect(headers.get('content-security-policy'), what).toMatch(/^default-src 'none'; /)
}

afterAll(() => {
  printFigure('T12', `${figures.answers} answers, all with Cache-Control, nosniff and a content policy`)
  for (const line of figures.grades) printFigure('T12', line)
})

describe('T12: every answer', () => {
  test.each(VISITORS)('of every route, met by %s, in its languages', async (visitor) => {
    for (const { address } of EXAMPLES)
      for (const locale of LANGUAGES) {
        const there = localizePath(locale, address)
        expectHeaders(await edge.visit(there, visitor === 'guest' ? {} : { as: visitor }), `${visitor} ${there}`)
      }
  })

  test('of other methods and of hostile addresses', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS'])
      for (const { address } of EXAMPLES) expectHeaders(await edge.visit(address, { method }), `${method} ${address}`)
    for (const path of HOSTILE_PATHS)
      if (URL.canParse(ORIGIN + path) && new URL(ORIGIN + path).origin === ORIGIN)
        expectHeaders(await edge.visit(ORIGIN + path), path)
  })
})

describe('T12: policies', () => {
  test.each([
    ['document', '/'],
    ['app page', '/auth/login'],
    ['data', '/robots.txt'],
    ['kept mail', '/dev/mail'],
  ])('of a %s have no finding of medium severity or worse', async (kind, address) => {
    const policy = (await edge.visit(address)).headers.get('content-security-policy') ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const bad = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(bad.map(({ directive, value, description }) => ({ directive, value, description }))).toEqual([])
    const maybe = findings.filter(({ severity }) => severity < Severity.INFO)
    figures.grades.push(
      `csp_evaluator, ${kind}: 0 findings of medium severity or worse, ${maybe.length} that may be one${maybe.map(({ directive, value }) => ` (${directive} ${value})`).join('')}`,
    )
  })
})

describe.runIf(OBSERVATORY)('T12: the grader of the HTTP Observatory', () => {
  test.each([
    ['document', '/'],
    ['app page', '/auth/login'],
  ])('gives a %s an A+', async (kind, address) => {
    const { grade, score } = await gradeHeaders(await edge.visit(address, { cookie: '' }), ORIGIN)
    figures.grades.push(`Observatory, ${kind}: ${grade}, score ${score}`)
    expect(grade).toBe('A+')
    expect(score).toBeGreaterThanOrEqual(125)
  })
})
