import { SECOND } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'

const RESOLVER = 'https://cloudflare-dns.com/dns-query'
const TIMEOUT = 3 * SECOND
const MAX_ANSWER = 20_000
const MAX_SHOWN = 500

const CODES = { TXT: 16, CNAME: 5, MX: 15 } as const
export type DnsType = keyof typeof CODES

/** NOERROR and NXDOMAIN; all others say nothing about the record. */
const ANSWERED = [0, 3]

/** The strings of a TXT record are one text; other data is returned as it is. */
const readData = (data: string): string =>
  data.startsWith('"')
    ? [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text?.replaceAll(/\\(.)/g, '$1')).join('')
    : data

type Answer = { Status?: unknown; Answer?: { type?: unknown; data?: unknown }[] }

function readAnswer({ Status, Answer }: Answer, type: DnsType): string[] | undefined {
  if (!ANSWERED.includes(Number(Status))) return undefined
  const found = (Array.isArray(Answer) ? Answer : []).filter((one) => one.type === CODES[type])
  return found.map(({ data }) => readData(String(data)).slice(0, MAX_SHOWN))
}

/** Returns the records of a name by DNS over HTTPS; undefined if they could not be read. */
export async function askDns(
  { providerFetch }: Needs<'providerFetch'>,
  name: string,
  type: DnsType,
): Promise<string[] | undefined> {
  try {
    const response = await providerFetch(`${RESOLVER}?name=${encodeURIComponent(name)}&type=${type}`, {
      headers: { accept: 'application/dns-json' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const text = await response.text()
    return response.ok && text.length <= MAX_ANSWER ? readAnswer(JSON.parse(text) as Answer, type) : undefined
  } catch {
    return undefined
  }
}
