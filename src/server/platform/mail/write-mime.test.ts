import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mail } from './mailer.ts'
import { encodeHeader, listHeaders, writeMime } from './write-mime.ts'

const MAIL: Mail = {
  to: 'office@agency.example',
  subject: 'Second Engineer',
  text: 'Text',
  html: '<p>Text</p>',
  stopAt: 'https://gangway.example/server/u/0123456789abcdef012345',
  letterId: 'letter-1',
}
const FROM = { from: { email: 'letters@letters.gangway.example', name: 'Gangway' }, now: Date.UTC(2026, 10, 30, 6) }

const write = (more: Partial<Mail> = {}) => writeMime({ ...MAIL, ...more }, FROM)
const headOf = (message: string) => message.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? []

/** Reads encoded words as a mail program does. */
const decode = (text: string): string =>
  text
    .replace(/\?=\r\n =\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString())

describe('a mail as text', () => {
  it('has both headers of RFC 8058, each on one line of at most 78 characters', () => {
    const lists = headOf(write()).filter((line) => line.startsWith('List-'))
    expect(lists).toEqual([`List-Unsubscribe: <${MAIL.stopAt}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'])
    expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(78)
  })

  it('keeps a long address to stop at on one line', () => {
    const stopAt = `https://gangway.example/server/subscribe/one-click?id=${'x'.repeat(120)}`
    expect(headOf(write({ stopAt }))).toContain(`List-Unsubscribe: <${stopAt}>`)
  })

  it('has a text and an HTML part, and its files', () => {
    const message = write({
      attachments: [{ name: 'Резюме «C/O».docx', type: 'application/msword', bytes: Uint8Array.of(1, 2) }],
    })
    for (const part of [
      'multipart/mixed',
      'multipart/alternative',
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
    ])
      expect(message).toContain(`Content-Type: ${part}`)
    expect(message).toContain(`filename*=utf-8''${encodeURIComponent('Резюме «C/O».docx')}`)
    expect(message.trimEnd().endsWith('--_mixed_--')).toBe(true)
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('gets no header from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (subject) => {
        const names = headOf(write({ subject })).flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])
        expect(names).toEqual([
          ...[
            'From',
            'To',
            'Subject',
            'Date',
            'Message-ID',
            'List-Unsubscribe',
            'List-Unsubscribe-Post',
            'MIME-Version',
          ],
          'Content-Type',
        ])
      }),
    )
  })

  it('shows every subject as it was, but for control characters, in lines of at most 78 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (subject) => {
        const encoded = encodeHeader(subject)
        expect(decode(encoded)).toBe(subject.replace(/\p{Cc}+/gu, ' '))
        expect(Math.max(...encoded.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78)
      }),
    )
  })

  it.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example>, <c@d.example', 'ä@b.example', ''])(
    'is refused with the recipient %j',
    (to) => {
      expect(() => write({ to })).toThrow('address')
    },
  )

  it.each(['javascript:alert(1)', 'https://a.example/>\r\nX: y', 'https://a.example/ b', ''])(
    'has no address %j to stop at',
    (stopAt) => {
      expect(() => listHeaders(stopAt)).toThrow('address')
    },
  )
})
