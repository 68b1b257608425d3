import { findRoute, type RouteParams } from '#src/contract/routes.ts'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'

/** Limit of path and query; a search with every filter must fit, also as a return address in another address. */
export const MAX_ADDRESS = 8000
const MAX_PATH = 2000

export type Address = {
  locale: LocaleCode
  /** `default` if the address names English, which has no prefix. */
  prefix: 'none' | 'explicit' | 'default'
  /** Canonical path without locale prefix, percent-encoded. */
  path: string
}
export type CleanAddress = { refused: 400 | 404 | 414 } | Address

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
const HOSTILE = /[\u0000-\u001f\u007f-\u009f\\]/
const ENCODED_SEPARATOR = /%2f|%5c/i
/** Path parameters that are case-sensitive, such as secrets; known paths are otherwise lower case. */
const KEPT_CASE: ReadonlySet<string> = new Set(['secret'])

/** Returns the canonical form of a path, or the status of its rejection. */
export function cleanAddress(pathname: string, search = ''): CleanAddress {
  if (pathname.length > MAX_PATH || pathname.length + search.length > MAX_ADDRESS) return { refused: 414 }
  if (pathname.includes('//') || pathname.includes('\\') || ENCODED_SEPARATOR.test(pathname)) return { refused: 404 }
  const segments = decodeSegments(pathname)
  if (!segments) return { refused: 400 }
  if (segments.some((segment) => HOSTILE.test(segment))) return { refused: 404 }
  const rest = segments.findIndex((segment) => !isLocaleCode(segment.toLowerCase()))
  const named = segments.slice(0, rest === -1 ? segments.length : rest)
  const locale = named[0]?.toLowerCase() as LocaleCode | undefined
  return {
    locale: locale ?? DEFAULT_LOCALE,
    prefix: !locale ? 'none' : locale === DEFAULT_LOCALE ? 'default' : 'explicit',
    path: canonicalPath(segments.slice(named.length)),
  }
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function canonicalPath(segments: readonly string[]): string {
  const lower = segments.map((segment) => segment.toLowerCase())
  const match = findRoute(`/${lower.join('/')}`)
  const kept = match ? keptPositions(match.route.path, match.params) : undefined
  const chosen = kept
    ? lower.map((segment, index) => (kept.has(index) ? (segments[index] as string) : segment))
    : segments
  return `/${chosen.map(encodeSegment).join('/')}`
}

function keptPositions(pattern: string, params: RouteParams): Set<number> {
  const positions = new Set<number>()
  for (const [index, part] of pattern.split('/').filter(Boolean).entries()) {
    const name = part.slice(1)
    if (part.startsWith(':') && KEPT_CASE.has(name) && name in params) positions.add(index)
  }
  return positions
}

/** Encodes a segment as browsers do. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent)
}

const FILE = /\.(?:xml|webmanifest)$/

/** Returns the path of a file with a single language prefix, the first one; undefined if nothing is doubled. */
export function singlePrefix(pathname: string): string | undefined {
  if (!FILE.test(pathname)) return undefined
  const [first = '', ...rest] = pathname.split('/').slice(1)
  const named = rest.findIndex((segment) => !isLocaleCode(segment.toLowerCase()))
  return isLocaleCode(first.toLowerCase()) && named > 0
    ? `/${[first.toLowerCase(), ...rest.slice(named)].join('/')}`
    : undefined
}

/** Returns the path as routes match it: canonical and decoded. */
export const routablePath = (path: string): string => (path.includes('%') ? decodeURIComponent(path) : path)
