import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { EdgeError, pageNotFound, unavailable } from '../errors.ts'
import { escapeXml } from '../policy/xml.ts'

type SentMail = {
  id: string
  recipient: string
  language: string
  subject: string
  sentAt: number
  isStranger: boolean
  stream: 'account' | 'subscribed'
}
type WholeMail = SentMail & { text: string; html: string }

/** `/dev/mail`: mails stored instead of sent, for local development. English only; not available in production. */
export const showMails = (dependencies: EdgeDependencies) => {
  const list = async (c: EdgeContext): Promise<Response> => {
    const { items } = await ask<{ items: SentMail[] }>(dependencies, '/server/dev/mail')
    const rows = items.map(
      ({ id, recipient, language, subject, sentAt, isStranger, stream }) =>
        `<tr><td>${when(sentAt)}<td>${escapeXml(recipient)}${isStranger ? NO_ACCOUNT : ''}<td>${stream}<td>${escapeXml(language)}<td><a href="/dev/mail/${encodeURIComponent(id)}">${escapeXml(subject)}</a>`,
    )
    const table = `<table><tr><th>Sent<th>To<th>Stream<th>Language<th>Subject${rows.join('')}</table>`
    return page(c, 'Mail that was kept', items.length > 0 ? table : '<p>No mail has been sent yet.')
  }

  const show = async (c: EdgeContext): Promise<Response> => {
    const id = encodeURIComponent(c.req.param('id') ?? '')
    const mail = await ask<WholeMail>(dependencies, `/server/dev/mail/${id}`)
    const head = `<p><a href="/dev/mail">All mail</a><p>To ${escapeXml(mail.recipient)}${mail.isStranger ? NO_ACCOUNT : ''}, ${escapeXml(mail.language)}, ${when(mail.sentAt)}`
    const body = `<iframe sandbox title="Mail" srcdoc="${escapeXml(mail.html)}"></iframe><h2>As text</h2><pre>${escapeXml(mail.text)}</pre>`
    return page(c, mail.subject, head + body)
  }

  const only = (serve: (c: EdgeContext) => Promise<Response>) => (c: EdgeContext) => {
    if (!dependencies.config.devMail) throw pageNotFound(c.get('url').pathname)
    return serve(c)
  }
  return { list: only(list), show: only(show) }
}

async function ask<T>({ upstream, config }: EdgeDependencies, path: string): Promise<T> {
  const headers = { accept: 'application/json', ...(config.edgeSecret && { 'x-edge-secret': config.edgeSecret }) }
  const response = await upstream(path, { headers }).catch(() => undefined)
  if (response?.status === 404) throw new EdgeError(404, 'edge.not-found.plain', { code: 'not-found' })
  if (!response?.ok) throw unavailable('edge.unavailable.read')
  return (await response.json()) as T
}

/** In production such mails are deleted after sending. */
const NO_ACCOUNT = ' (no account)'

const when = (sentAt: number): string => new Date(sentAt).toISOString().slice(0, 19).replace('T', ' ')

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.5rem;border-block-end:1px solid #8888}iframe{width:100%;height:40rem;border:1px solid #8888;background:#fff}pre{white-space:pre-wrap}`

function page(c: EdgeContext, title: string, body: string): Response {
  c.set('answerKind', 'mail-preview')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title><style>${STYLE}</style><h1>${escapeXml(title)}</h1>${body}</html>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}
