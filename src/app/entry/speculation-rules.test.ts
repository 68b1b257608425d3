import { expect, test } from 'vitest'
import { SPECULATION_RULES } from './speculation-rules.ts'

type Rule = { where: { and: [unknown, { not: { href_matches: string[] } }, unknown] }; eagerness: string }
const rules = JSON.parse(SPECULATION_RULES) as { prefetch: Rule[]; prerender: Rule[] }
const quiet = (rules.prefetch[0] as Rule).where.and[1].not.href_matches.map(
  (pathname) => new URLPattern({ pathname, baseURL: 'https://gangway.example' }),
)
const isQuiet = (path: string) => quiet.some((pattern) => pattern.test(path, 'https://gangway.example'))

test.each([
  '/auth/login',
  '/uk/auth/logout',
  '/seamans',
  '/ar/seamans/0193b1c0',
  '/a/secret',
  '/c/secret',
  '/m/secret',
  '/t/secret',
  '/ar/withdraw/secret',
  '/uk/mailing/review?id=1',
  '/server/openapi',
  '/feed/vacancies.xml',
])('%s is never fetched ahead', (path) => {
  expect(isQuiet(path)).toBe(true)
})

test.each([
  '/',
  '/vacancy?rank=master',
  '/uk/vacancy/0193',
  '/crewing/ph',
  '/blog/company/fees',
  '/docs/no-fee',
  '/company-terms',
])('%s may be', (path) => {
  expect(isQuiet(path)).toBe(false)
})

test('pages are fetched and drawn while they are pointed at', () => {
  expect([rules.prefetch[0]?.eagerness, rules.prerender[0]?.eagerness]).toEqual(['moderate', 'moderate'])
})
