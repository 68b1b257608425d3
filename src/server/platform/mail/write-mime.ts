import { type Attachment, type Mail, MailRefused, type Sender } from './mailer.ts'

const CRLF = '\r\n'
const BASE64_LINE = 76
/** Bytes of one encoded word: its 48 characters of base64 and the frame are shorter than 75 characters. */
const WORD_BYTES = 36
const CONTROL = /\p{Cc}/u
const ASCII = /^[\x20-\x7e]*$/
/** An address that needs no encoding and cannot end its angle brackets. */
const PLAIN_ADDRESS = /^[\x21-\x7e]+$/
const BRACKETS = /[<>]/
/** Without spaces and brackets, so that the line is never folded. */
const STOP_ADDRESS = /^https?:\/\/[\x21-\x7e]{1,900}$/

const encoder = new TextEncoder()
const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const encodeText = (text: string): string => toBase64(encoder.encode(text))

function demandAddress(address: string): string {
  if (!PLAIN_ADDRESS.test(address) || BRACKETS.test(address)) throw new MailRefused('refused', 'not an address of mail')
  return address
}

/** Splits a text into parts of few bytes, between characters. */
function splitText(text: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of text) {
    if (encoder.encode(part + character).length > WORD_BYTES) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/** Returns a text of a header (RFC 2047), folded between encoded words. Line breaks become spaces, so no text adds a header. */
export function encodeHeader(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ')
  if (ASCII.test(line) && line.length <= WORD_BYTES) return line
  return splitText(line)
    .map((part) => `=?utf-8?B?${encodeText(part)}?=`)
    .join(`${CRLF} `)
}

/** A name before an address. */
function encodePhrase(name: string): string {
  const encoded = encodeHeader(name)
  return encoded === name ? `"${name.replaceAll(/["\\]/g, '')}"` : encoded
}

/** Both headers of RFC 8058. Each is one line: a folded address breaks the signatures of some programs. */
export function listHeaders(stopAt: string): [name: string, value: string][] {
  if (!STOP_ADDRESS.test(stopAt) || BRACKETS.test(stopAt)) throw new MailRefused('refused', 'not an address to stop at')
  return [
    ['List-Unsubscribe', `<${stopAt}>`],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
  ]
}

const LINES = new RegExp(`.{1,${BASE64_LINE}}`, 'g')

const breakLines = (base64: string): string => (base64.match(LINES) ?? ['']).join(CRLF)

const encodePart = (headers: readonly string[], base64: string): string =>
  [...headers, 'Content-Transfer-Encoding: base64', '', breakLines(base64)].join(CRLF)

const textPart = (type: string, text: string): string =>
  encodePart([`Content-Type: text/${type}; charset=utf-8`], encodeText(text.replace(/\r\n|\r|\n/g, CRLF)))

/** Base64 contains no underscore, so no part contains a boundary. */
const multipart = (kind: 'alternative' | 'mixed', parts: readonly string[]): string => {
  const boundary = `_${kind}_`
  const body = parts.map((part) => `--${boundary}${CRLF}${part}${CRLF}`).join('')
  return `Content-Type: multipart/${kind}; boundary="${boundary}"${CRLF}${CRLF}${body}--${boundary}--${CRLF}`
}

/** The name of a file as RFC 8187 writes it. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)

function attachmentPart({ name, type, bytes }: Attachment): string {
  if (!ASCII.test(type) || CONTROL.test(name)) throw new MailRefused('refused', 'not a name or type of a file')
  const disposition = `Content-Disposition: attachment;${CRLF} filename*=utf-8''${encodeName(name)}`
  return encodePart([`Content-Type: ${type}`, disposition], toBase64(bytes))
}

function writeBody({ text, html, attachments = [] }: Mail): string {
  const alternative = multipart('alternative', [textPart('plain', text), textPart('html', html)])
  return attachments.length === 0 ? alternative : multipart('mixed', [alternative, ...attachments.map(attachmentPart)])
}

/** Returns a mail as text (RFC 5322), with lines of CRLF. Throws `MailRefused` for an address that is none. */
export function writeMime(mail: Mail, { from, now }: { from: Sender; now: number }): string {
  const headers: [string, string][] = [
    ['From', `${encodePhrase(from.name)} <${demandAddress(from.email)}>`],
    ['To', `<${demandAddress(mail.to)}>`],
    ['Subject', encodeHeader(mail.subject)],
    ['Date', new Date(now).toUTCString().replace('GMT', '+0000')],
    ...(mail.letterId ? [['Message-ID', `<${mail.letterId}@${from.email.split('@')[1]}>`] as [string, string]] : []),
    ...(mail.stopAt ? listHeaders(mail.stopAt) : []),
    ['MIME-Version', '1.0'],
  ]
  return `${headers.map(([name, value]) => `${name}: ${value}`).join(CRLF)}${CRLF}${writeBody(mail)}`
}
