import fc from 'fast-check'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { Leaf } from './arbitrary-of.ts'
import { requestsOf, type Sample } from './requests.ts'

export type Attack = { method: string; path: string; payload: string | undefined; headers: Record<string, string> }

const deep = (depth: number, [open, close]: readonly [string, string]) => open.repeat(depth) + close.repeat(depth)

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  -0,
  2 ** 53 + 1,
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '\uffff',
  'ﬃ\u0301\u0301',
  '{}',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '" * NEAR(',
  '%',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'a@b.example\r\nBcc: c@d.example',
  'http://169.254.169.254/latest',
  'a'.repeat(5000),
  '😀'.repeat(600),
  [],
  {},
  [[]],
  { __proto__: null, constructor: { prototype: {} } },
]

/** Texts of many parts, which may become a condition, a term or a row each, and those that tire an expression. */
export const MANY: readonly string[] = [
  'a '.repeat(40),
  Array.from('abcdefghijklmnopqrstuvwxyz0123456789').join(' '),
  Array.from({ length: 150 }, (_, index) => `w${index}`).join(' '),
  Array.from({ length: 150 }, (_, index) => `w${index}`).join(','),
  Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x4e00 + 2 * index)).join(' '),
  ' '.repeat(20_000),
  `a${' '.repeat(5000)}b`,
  'a\n '.repeat(3000),
  '(['.repeat(3000),
  'a@a.'.repeat(3000),
  '-'.repeat(5000),
]

const hostileValue = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...MANY) },
  { weight: 3, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Bodies that are no body of anything. */
const rawBody = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{',
    '"',
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
    '\ufeff{}',
    'NaN',
    deep(3000, ['[', ']']),
    `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
    `[${'0,'.repeat(30_000)}0]`,
    '{"email":"a@b.example"}\u0000',
    '1e999999',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'accept-language': ['*', 'zz', 'uk;q=x', ','.repeat(500), 'a'.repeat(3000), '__proto__'],
  'idempotency-key': ['', ' ', 'x'.repeat(101), '__proto__', 'a b'],
  'content-type': ['application/json; charset=utf-16', 'text/html', 'application/json;', 'APPLICATION/JSON'],
  'x-client-ip': ['', '::', '999.1.1.1', '1.2.3.4, 5.6.7.8', 'x'.repeat(2000), '[::1]:80'],
  'x-client-place': ['UA;%zz', ';', 'ua', `UA;${'%41'.repeat(500)}`, 'XX;%00'],
  'x-referral-id': ['<b>', 'x'.repeat(2000), '%00'],
  'x-social-token': ['x', 'e30.e30.', 'x'.repeat(2000)],
  'x-attribution': ['<script>', '='.repeat(900)],
  'x-request-id': ['<x>', 'x'.repeat(500), '../..'],
  'x-edge-secret': ['x', 'guess'],
  'user-agent': ['', 'x'.repeat(5000), '<script>alert(1)</script>', `(${' '.repeat(3000)})`],
  range: ['bytes=0-', 'bytes=-1', 'items=0-9'],
  'if-none-match': ['*', 'W/"', '"'.repeat(900)],
}

const headers = fc
  .constantFrom(...Object.entries(HEADERS))
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => ({ [name]: value })))

/** A value with one of its leaves replaced, or the whole. */
function spoil(good: unknown): fc.Arbitrary<unknown> {
  const entries = typeof good === 'object' && good !== null && !Array.isArray(good) ? Object.entries(good) : []
  if (entries.length === 0) return hostileValue
  const within = fc
    .constantFrom(...entries)
    .chain(([name, value]) => spoil(value).map((bad): unknown => ({ ...(good as object), [name]: bad })))
  const strange = fc.tuple(fc.constantFrom('role', 'isAdmin', 'accountId', 'id', '__proto__'), hostileValue)
  return fc.oneof(
    { weight: 8, arbitrary: within },
    { weight: 1, arbitrary: strange.map(([name, value]): unknown => ({ ...(good as object), [name]: value })) },
    { weight: 1, arbitrary: hostileValue },
  )
}

const hostileWord = hostileValue.map((value) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 900)),
)

/** Another value in one part of the path or of the query. */
const spoilPath = (spec: EndpointSpec, path: string): fc.Arbitrary<string> => {
  const [pathname = '', search = ''] = path.split('?')
  const parts = spec.path.split('/')
  const inPath = hostileWord.map((word) =>
    pathname
      .split('/')
      .map((part, index) => (parts[index]?.startsWith('{') ? word || '-' : part))
      .join('/'),
  )
  const names = Object.keys(spec.query?.shape ?? {})
  const inQuery = fc
    .tuple(fc.constantFrom(...names, 'page', 'q', '__proto__', 'a[]'), hostileWord)
    .map(([name, word]) => `${pathname}?${search ? `${search}&` : ''}${encodeURIComponent(name)}=${word}`)
  return spec.path.includes('{') ? fc.oneof(inPath, inQuery) : inQuery
}

const serialise = ({ method, body }: Sample) => (method === 'GET' ? undefined : JSON.stringify(body))

/** Calls of an endpoint between what it takes and what no one would send. */
export function attacksOn(spec: EndpointSpec, leaf: Leaf): fc.Arbitrary<Attack> {
  const calls = fc.oneof(requestsOf(spec), requestsOf(spec, leaf))
  const good = calls.map((call): Attack => ({ ...call, payload: serialise(call), headers: {} }))
  const bodies = calls.chain((call) =>
    spoil(call.body).map((body): Attack => ({ ...call, payload: serialise({ ...call, body }), headers: {} })),
  )
  const paths = good.chain((call) => spoilPath(spec, call.path).map((path) => ({ ...call, path })))
  const raw = fc.tuple(good, rawBody).map(([call, payload]) => ({ ...call, payload }))
  const strange = fc.tuple(good, headers).map(([call, more]) => ({ ...call, headers: more }))
  const reading = [
    { weight: 2, arbitrary: good },
    { weight: 3, arbitrary: paths },
    { weight: 1, arbitrary: strange },
  ]
  const writing = [
    { weight: 5, arbitrary: bodies },
    { weight: 1, arbitrary: raw },
  ]
  return fc.oneof(...reading, ...(spec.method === 'get' ? [] : writing))
}
