import { findRoute } from '#src/contract/routes.ts'
import { readBody } from '../access/read-body.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { EdgeError } from '../errors.ts'
import { cleanAddress, routablePath } from '../policy/clean-address.ts'

export const MAX_REPORT = 16_000
/** Lines per minute and isolate: a page with one mistake has thousands of readers. */
const LINES_A_MINUTE = 20
const TYPES = new Set(['application/csp-report', 'application/reports+json', 'application/json'])

type Report = Record<string, unknown>

/** Logs each CSP report as one line: rule, page and host; no addresses or text of people. */
export const receiveCspReports = ({ log, now }: EdgeDependencies) => {
  let minute = 0
  let lines = 0
  return async (c: EdgeContext): Promise<Response> => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!TYPES.has(type)) throw new EdgeError(415, 'edge.form.type', { code: 'wrong-content-type' })
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, lines] = [current, 0]
    for (const report of readReports(await readBody(c.req.raw, MAX_REPORT))) {
      lines += 1
      if (lines <= LINES_A_MINUTE) log({ event: 'csp-report', ...describe(report) })
    }
    return c.body(null, 204)
  }
}

function readReports(text: string): Report[] {
  try {
    const parsed: unknown = JSON.parse(text)
    const list = Array.isArray(parsed) ? parsed : [parsed]
    return list
      .map((one) => one?.body ?? one?.['csp-report'])
      .filter((body): body is Report => typeof body === 'object' && body !== null)
  } catch {
    throw new EdgeError(400, 'edge.address.unreadable', { code: 'bad-request' })
  }
}

function describe(report: Report): Record<string, string | undefined> {
  const directive = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']
  return {
    directive: String(directive ?? '')
      .replace(/[^a-z-]/g, '')
      .slice(0, 40),
    blocked: hostOf(report.blockedURL ?? report['blocked-uri']),
    page: pageOf(report.documentURL ?? report['document-uri']),
    disposition: report.disposition === 'report' ? 'report' : 'enforce',
  }
}

function hostOf(address: unknown): string {
  const url = URL.parse(String(address ?? ''))
  return url
    ? url.host || url.protocol
    : String(address ?? '')
        .replace(/[^a-z-]/g, '')
        .slice(0, 30)
}

function pageOf(address: unknown): string | undefined {
  const url = URL.parse(String(address ?? ''))
  const clean = url && cleanAddress(url.pathname)
  return clean && 'path' in clean ? findRoute(routablePath(clean.path))?.route.id : undefined
}
