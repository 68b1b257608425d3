import type { StoredDocument } from '../access/document-store.ts'
import type { PublicCopy } from '../access/withdrawn-list.ts'
import type { EdgeContext } from '../environment.ts'
import { readEncodings } from '../policy/read-encodings.ts'
import type { Rendered } from '../renderer.ts'

type Made = PublicCopy & { storedAt: number }

/** Returns a complete page as it is cached, or undefined for redirects, errors and answers with a cookie. */
export async function keepable(rendered: Rendered, made: Made): Promise<StoredDocument | undefined> {
  if ('redirect' in rendered || rendered.status !== 200 || rendered.headers.has('set-cookie')) return undefined
  const headers = new Headers(rendered.headers)
  const body = await bytesOf(rendered.body)
  headers.set('etag', await createTag(body))
  if (rendered.noindex) headers.set('x-robots-tag', 'noindex, noarchive')
  return { ...made, body, headers: [...headers], ...(rendered.until && { until: rendered.until }) }
}

async function bytesOf(body: string | ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

/** Weak, because compression changes the bytes. */
async function createTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`
}

/** Browsers revalidate each time, so that a sign-in takes effect at once; an unchanged document costs no bytes. */
export function answerKept(c: EdgeContext, document: StoredDocument, from: 'hit' | 'stale' | 'miss'): Response {
  const headers = new Headers(document.headers)
  headers.set('cache-control', 'private, no-cache')
  headers.set('x-cache', from)
  c.set('answerKind', 'document')
  if (isSame(c.req.header('if-none-match'), headers.get('etag'))) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  headers.append('vary', 'Accept-Encoding')
  if (!document.packed || !readEncodings(c.req.raw).has('br')) return new Response(document.body, { headers })
  headers.set('content-encoding', 'br')
  headers.set('x-cache', `${from}, packed`)
  const options: ResponseInit & { encodeBody: 'manual' } = { headers, encodeBody: 'manual' }
  return new Response(document.packed, options)
}

function isSame(known: string | undefined, tag: string | null): boolean {
  if (!known || !tag) return false
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return known.split(',').some((one) => bare(one) === bare(tag))
}
