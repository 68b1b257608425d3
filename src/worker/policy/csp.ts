import type { AnswerKind } from './security-headers.ts'

/** Hashes of the inline scripts, as `sha256-…`; they are constant per build. */
export type DocumentCsp = {
  scriptHashes: readonly string[]
  /** The development server injects scripts and styles; never set in a build. */
  development?: boolean
}

const PAGE = [
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "style-src-attr 'none'",
  'report-uri /_csp',
  'report-to csp',
]

const join = (...directives: string[]): string => ["default-src 'none'", ...directives].join('; ')
const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('')

/** For answers that are not pages: nothing may run or load. */
export const DATA_CSP = join("frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'")
const MAIL_PREVIEW_CSP = join(
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
)

/** For the page of the service worker: no nonce, because it is a file. */
export const createShellCsp = (scriptHashes: readonly string[]): string =>
  join(`script-src 'self'${quoted(scriptHashes)}`, "style-src 'self'", ...PAGE)

const DEVELOPMENT_CSP = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; base-uri 'none'"

/** On app pages Trusted Types are report-only for React and its libraries. */
export const TRUSTED_TYPES_REPORT = "require-trusted-types-for 'script'; report-uri /_csp; report-to csp"

type Inline = {
  nonce: string
  /** Hash of the inline style of this document, as `sha256-…`. */
  styleHash?: string | null
}

/** Returns the policy of an answer. Documents have no nonce, so that they can be cached. */
export function createCsp({ scriptHashes, development }: DocumentCsp): (kind: AnswerKind, inline: Inline) => string {
  const documentOf = (styleHash?: string | null) =>
    join(
      `script-src 'self'${quoted(scriptHashes)} 'inline-speculation-rules'`,
      `style-src 'self'${quoted(styleHash ? [styleHash] : [])}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      ...PAGE,
    )
  return (kind, { nonce, styleHash }) => {
    if (development && (kind === 'document' || kind === 'app')) return DEVELOPMENT_CSP
    if (kind === 'document') return documentOf(styleHash)
    if (kind === 'app')
      return join(`script-src 'nonce-${nonce}' 'strict-dynamic'`, `style-src 'self' 'nonce-${nonce}'`, ...PAGE)
    return kind === 'mail-preview' ? MAIL_PREVIEW_CSP : DATA_CSP
  }
}
