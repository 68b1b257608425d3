import { cutText } from '../text/text.ts'
import { MAX_CV_CODE, MAX_CV_NAME, MAX_WEB_ADDRESS } from '../text/text-limits.ts'

/** The data in the code of an electronic certificate; missing values are absent. */
export type CertificateCode = { trackingNumber?: string; issuedBy?: string; verifyAddress?: string }

/** A code contains three thousand characters at most. */
const MAX_READ = 3000

const NUMBER_NAMES = new Set([
  'number',
  'no',
  'nr',
  'num',
  'cert',
  'certno',
  'certificate',
  'doc',
  'docno',
  'document',
  'id',
  'ref',
  'code',
  'tracking',
  'tn',
  'q',
  'n',
  'c',
])
const NUMBER_LABEL =
  /^(?:certificate|cert|document|doc|tracking|serial|registration|reg)?\s{0,3}(?:number|no|nr|id|ref)?\.?$/i
const ISSUER_LABEL = /^(?:issuer|issued by|issuing authority|authority|administration)$/i

const plain = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\0-\x1f\x7f]+/g, ' ')
    .trim()

/** Numbers of papers contain figures; words of an address do not. */
const isNumber = (text: string): boolean => /\d/.test(text) && /^[\p{L}\d][\p{L}\d/._ -]{2,59}$/u.test(text)

function readAddress(text: string): URL | undefined {
  const found = /\bhttps?:\/\/[^\s<>"]{4,1000}/i.exec(text)?.[0]
  return found && URL.canParse(found) ? new URL(found) : undefined
}

function findNumber(url: URL): string | undefined {
  const named = [...url.searchParams].find(([name, value]) => NUMBER_NAMES.has(name.toLowerCase()) && isNumber(value))
  if (named) return named[1]
  const parts = url.pathname.split('/').filter(Boolean)
  return parts.map(decode).findLast(isNumber)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Finds "Label: value" lines, as offices print them beside an address. */
function findLine(text: string, label: RegExp): string | undefined {
  for (const line of text.split(/[\r\n;|]+/)) {
    const colon = line.search(/[:=]/)
    const value = plain(line.slice(colon + 1))
    if (colon > 0 && colon < 40 && label.test(plain(line.slice(0, colon))) && value !== '') return value
  }
  return undefined
}

/** Reads number, issuer and address from a code. Nothing is fetched. Without an issuer it is the host of the address. */
export function readCertificateCode(code: string): CertificateCode {
  const text = code.slice(0, MAX_READ)
  const url = readAddress(text)
  const lineNumber = findLine(text, NUMBER_LABEL)
  const whole = plain(text)
  const number = [lineNumber, url && findNumber(url), url ? undefined : whole].find(
    (one) => one !== undefined && isNumber(one),
  )
  const issuer = findLine(text, ISSUER_LABEL) ?? url?.hostname.replace(/^www\./, '')
  return {
    ...(number && { trackingNumber: cutText(number, MAX_CV_CODE) }),
    ...(issuer && { issuedBy: cutText(issuer, MAX_CV_NAME) }),
    ...(url && url.href.length <= MAX_WEB_ADDRESS && { verifyAddress: url.href }),
  }
}
