import { createRequire } from 'node:module'

/** Folder of the installed grader, `@mdn/mdn-http-observatory`: `FULL_TESTS=1 npm run security` installs it, since it has 200 packages. */
export const OBSERVATORY: string = import.meta.env.OBSERVATORY ?? ''

type Output = { result: string | null; scoreModifier?: number }
type Grader = {
  getGradeForScore: (score: number) => { score: number; grade: string }
  getScoreModifier: (result: string) => number
}
type Constants = { ALL_TESTS: ((requests: object) => Output)[] }
type Cookies = { Cookie: { parse: (line: string) => { toJSON: () => object } | undefined } }
type Axios = { AxiosHeaders: new (headers: Record<string, string | string[]>) => object }
type Charts = { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }

const load = <T>(path: string): Promise<T> => import(/* @vite-ignore */ `file://${OBSERVATORY}/${path}`)

/** What the grader reads of a site: the answer to the browser, and http leading to https, as the zone is set to do. */
async function describeSite(response: Response, origin: string) {
  const { AxiosHeaders } = await load<Axios>('node_modules/axios/index.js')
  const { Cookie } = createRequire(`${OBSERVATORY}/package.json`)('tough-cookie') as Cookies
  const cookies = response.headers.getSetCookie().map((line) => Cookie.parse(line)?.toJSON())
  const { hostname } = new URL(origin)
  const headers = new AxiosHeaders(Object.fromEntries(response.headers))
  const request = { headers, status: response.status, data: '', verified: true, httpEquiv: new Map(), request: {} }
  const redirects = [
    { url: new URL(`http://${hostname}/`), status: 301 },
    { url: new URL(`https://${hostname}/`), status: 200 },
  ]
  const answers = { auto: request, cors: request, http: request, https: request }
  return {
    hostname,
    resources: { path: await response.text() },
    responses: { ...answers, httpRedirects: redirects, httpsRedirects: redirects.slice(1) },
    session: { url: new URL(origin), jar: { serializeSync: () => ({ cookies }) } },
  }
}

/** Grade and score as the Observatory computes them from its own tests. */
export async function gradeHeaders(response: Response, origin: string) {
  const home = 'node_modules/@mdn/mdn-http-observatory/src'
  const { ALL_TESTS } = await load<Constants>(`${home}/constants.js`)
  const { getGradeForScore, getScoreModifier } = await load<Grader>(`${home}/grader/grader.js`)
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load<Charts>(`${home}/grader/charts.js`)
  const site = await describeSite(response, origin)
  const results = ALL_TESTS.map((test) => test(site).result).filter((result) => result !== null)
  const modifiers = results.map((result) => getScoreModifier(result))
  const least = modifiers.reduce((score, modifier) => score + Math.min(modifier, 0), 100)
  const most = modifiers.reduce((score, modifier) => score + modifier, 100)
  return { ...getGradeForScore(least >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? most : least), results }
}
